/**
 * Messages of failed reads. (Error catalogue: "Thrown on non-OK".) In a file of their own because every page loads
 * them, and few pages load the other messages.
 */
export const failures = {
  posts: 'Failed to fetch blog posts',
  post: 'Failed to fetch blog post',
  relatedPosts: 'Failed to fetch related posts',
  service: (id: string) => `Failed to fetch service ${id}`,
  faqs: 'Failed to fetch FAQs',
  reviews: 'Failed to fetch reviews',
  contactPage: 'Failed to fetch contact page',
  blogPage: 'Failed to fetch blog page',
  faqPage: 'Failed to fetch FAQ page',
  reviewsPage: 'Failed to fetch reviews page',
} as const
