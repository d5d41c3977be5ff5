import { failures } from './failures.ts'
import { loading } from './loading.ts'

/**
 * Every sentence of the error catalogue and the documented states that visitors meet, each once, worded as
 * specified. Those of the staff area stand in `staffMessages.ts`, so that no visitor downloads them.
 */
export const messages = {
  notFound: '404 Page Not Found',
  loading,
  pageNotFound: 'Page not found',
  contactPageNotFound: 'Contact page not found.',
  blogPageNotFound: 'Blog page not found.',
  faqPageNotFound: 'FAQ page not found.',
  reviewsPageNotFound: 'Reviews page not found.',
  noReviews: 'No reviews found.',
  noPages: 'No pages found.',
  noPosts: 'No blog posts found.',
  /** A treatment page that is there and could not be read. */
  pageLoadFailed: 'This page could not be loaded',

  failed: failures,

  content: {
    error: (message: string) => `Error loading content: ${message}`,
    unsupportedTable: (name: string) => `Unsupported table: ${name}`,
    unsupportedTableType: 'Unsupported table type',
    empty: 'No content available.',
    unknownElement: 'Unknown element type',
    /** Stands in for content that could not be read. */
    defaultDescription:
      'We provide outpatient addiction and mental health treatment throughout Georgia. Please call one of our offices and we will help you find the next step.',
  },

  blogDescription: 'Insights and resources for addiction recovery and mental health',
  teaser: {
    heading: 'Our Blog',
    text: 'Stay informed with our latest articles and resources',
    readMore: 'Read More',
    all: 'View All Articles',
  },
} as const
