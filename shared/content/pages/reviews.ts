import { storedPage } from './storedPage.ts'

/** A reference to a table: the three services that the reviews mention most, above the reviews. */
export const reviews = storedPage({
  title: 'Reviews',
  content: {
    table: 'services',
    items: ['service-group-therapy', 'service-family-programs', 'service-intensive-outpatient-treatment'],
  },
  seo: {
    metaTitle: 'Reviews | {name}',
    metaDescription:
      'Sample reviews of outpatient addiction and mental health care: what helped, what was hard, and what people would tell someone just starting.',
    keywords: [
      'addiction treatment reviews Georgia',
      'outpatient rehab reviews',
      'intensive outpatient experiences',
      'family program reviews',
    ],
  },
})
