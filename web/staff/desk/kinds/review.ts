import { reviewIssues } from '#shared/checks/reviewIssues.ts'
import { pages } from '#shared/pages.ts'
import { type KindForm, required } from './fieldsOf.ts'
import { withRow } from './responses.ts'
import { choiceOf } from './sharedFields.ts'

export const review: KindForm = {
  fields: {
    title: required('title', 'Title'),
    content: required('text', 'Review'),
  },
  details: {
    author: required('line', 'Author', 'Only as the person agreed to be named, such as “Marcus T.”.'),
    rating: { ...choiceOf([5, 4, 3, 2, 1]), label: 'Stars', none: 'Not given', required: true },
    'consent.date': required(
      'date',
      'Consent given on',
      'A review of a person is published only with their recorded consent. Visitors never see it.',
    ),
    'consent.how': required(
      'line',
      'How it was given',
      'Such as “Signed form, filed at the main office”. Nothing about health.',
    ),
    'consent.recordedBy': required('recordedBy', 'Recorded by'),
  },
  setByPublishing: ['consent.recordedBy'],
  issues: reviewIssues,
  previewPath: () => pages.reviews.path,
  withDraft: ({ path, published }, { id, content }) =>
    path === '/api/reviews' ? withRow(published, { content: '', ...content, id }) : undefined,
}
