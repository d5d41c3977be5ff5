import { loading } from './loading.ts'
import { region } from './region/ours.ts'

/** The specification's sentences for visitors, to the letter. Visitors do not download `staffMessages.ts`. */
export const messages = {
  notFound: '404 Page Not Found',
  loading,
  pageNotFound: 'Page not found',
  pagesNotFound: {
    'contact-us': 'Contact page not found.',
    blog: 'Blog page not found.',
    faq: 'FAQ page not found.',
    reviews: 'Reviews page not found.',
  },
  noReviews: 'No reviews found.',
  sampleReview: 'Sample review',
  noTeamMembers: 'Nobody is introduced here yet. Call an office, and ask whom you would see.',
  sampleMember: 'Sample person',
  sources: {
    en: { title: 'Sources', checkedOn: 'checked on' },
    es: { title: 'Fuentes', checkedOn: 'revisado el' },
  },
  readBy: (name: string, day: string) => `Read by ${name} on ${day}.`,
  unread: (readers: readonly string[]) =>
    `${readers.map((reader, at) => `${at === 0 ? 'A' : 'a'} ${reader}`).join(' and ')} ${readers.length > 1 ? 'have' : 'has'} not read this page yet. Rules change: ask before you rely on them.`,
  signOff: {
    lawyer: {
      sample: 'Sample: the clinic’s lawyer has not signed off this notice yet. Do not rely on it.',
      signedOff: (name: string, day: string) => `Checked by ${name} on ${day}.`,
    },
    translator: {
      sample: 'Ejemplo: un traductor calificado todavía no ha revisado esta página.',
      signedOff: (name: string, day: string) => `Traducción revisada por ${name}: ${day}.`,
    },
  },
  noPages: 'No pages found.',
  noPosts: 'No blog posts found.',
  /** Not in the specification. Without this text, an outage would read as an empty list. */
  listLoadFailed: 'This list could not be loaded',

  content: {
    error: (message: string) => `Error loading content: ${message}`,
    unsupportedTable: (name: string) => `Unsupported table: ${name}`,
    unsupportedTableType: 'Unsupported table type',
    empty: 'No content available.',
    unknownElement: 'Unknown element type',
    /** Replaces content that cannot be parsed. (Error catalogue.) */
    defaultDescription: `We provide outpatient addiction and mental health treatment throughout ${region.name}. Please call one of our offices and we will help you find the next step.`,
  },

  blogDescription: 'Insights and resources for addiction recovery and mental health',
  teaser: {
    heading: 'Our Blog',
    text: 'Stay informed with our latest articles and resources',
    readMore: 'Read More',
    all: 'View All Articles',
  },
} as const
