import { reviewIssues } from '#shared/checks/reviewIssues.ts'
import { pages } from '#shared/pages.ts'
import type { KindForm } from './fieldsOf.ts'
import { withRow } from './responses.ts'

export const review: KindForm = {
  fields: { title: {}, content: 'Review' },
  details: {
    author: { help: 'Only as the person agreed to be named, such as “Marcus T.”.' },
    rating: { label: 'Stars', options: [5, 4, 3, 2, 1], none: 'Not given', required: true },
    'consent.date': {
      label: 'Consent given on',
      help: 'A review of a person is published only with their recorded consent. Visitors never see it.',
      control: 'date',
    },
    'consent.how': {
      label: 'How it was given',
      help: 'Such as “Signed form, filed at the main office”. Nothing about health.',
    },
    'consent.recordedBy': { required: true, control: 'recordedBy' },
  },
  setByPublishing: ['consent.recordedBy'],
  issues: reviewIssues,
  previewPath: () => pages.reviews.path,
  withDraft: ({ path, published }, { id, content }) =>
    path === '/api/reviews' ? withRow(published, { content: '', ...content, id }) : undefined,
}
