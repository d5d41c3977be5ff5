import { element, storedAsJson } from './storedPage.ts'

/** A list of named sections as JSON text. */
export const blog = storedAsJson({
  title: 'Our Blog',
  content: [
    {
      name: 'introduction',
      elements: [
        element('main heading', { text: 'Reading for a long night or a free Saturday' }),
        element('description', {
          text: 'Plain-spoken articles on addiction, mental health, family life and help in Georgia, written to be read in one sitting. Take what is useful and leave the rest for another day.',
        }),
        element('cta button', { label: 'Ask us about something you read', url: '/contact-us' }),
      ],
    },
  ],
  seo: {
    metaTitle: 'Recovery and Mental Health Blog | {name}',
    metaDescription:
      'Clear, kind articles on addiction, mental health, family life and finding help in Georgia, for people in recovery and those who love them.',
    keywords: [
      'addiction recovery blog',
      'mental health articles',
      'help for families of people with addiction',
      'Georgia recovery resources',
    ],
  },
})
