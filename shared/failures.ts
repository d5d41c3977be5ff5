/** Messages of failed reads. (Error catalogue: "Thrown on non-OK".) Every page loads them. */
export const failures = {
  posts: 'Failed to fetch blog posts',
  post: 'Failed to fetch blog post',
  relatedPosts: 'Failed to fetch related posts',
  /** Not in the catalogue, which has only "Error loading content" around it. */
  services: 'Failed to fetch services',
  service: (id: string) => `Failed to fetch service ${id}`,
  faqs: 'Failed to fetch FAQs',
  reviews: 'Failed to fetch reviews',
  teamMembers: 'Failed to fetch the team',
  pages: {
    'contact-us': 'Failed to fetch contact page',
    blog: 'Failed to fetch blog page',
    faq: 'Failed to fetch FAQ page',
    reviews: 'Failed to fetch reviews page',
  },
} as const
