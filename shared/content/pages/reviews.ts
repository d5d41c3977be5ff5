import { site } from '../../site.ts'
import { storedPage } from './storedPage.ts'

/** The page as a bare reference to a table: above the reviews stand the three services that they speak of most. */
export const reviews = storedPage({
  title: 'Reviews',
  content: {
    table: 'services',
    items: ['service-group-therapy', 'service-family-programs', 'service-intensive-outpatient-treatment'],
  },
  seo: {
    metaTitle: `Reviews | ${site.name}`,
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
