import type { DocumentKind } from '#shared/kinds/kinds.ts'
import { completedAlert } from './alert.ts'
import type { Complete } from './completion.ts'
import { completedFaq } from './faq.ts'
import { completedLanding } from './landing.ts'
import { completedPage } from './page.ts'
import { completedPost } from './post.ts'
import { completedReview } from './review.ts'
import { completedTreatment } from './treatment.ts'

/** Documents of the other kinds are published as they are. */
const completions: { [Kind in DocumentKind]?: Complete } = {
  post: completedPost,
  faq: completedFaq,
  review: completedReview,
  treatment: completedTreatment,
  landing: completedLanding,
  page: completedPage,
  alert: completedAlert,
}

export const completed: Complete = async (store, document, content, publication) =>
  (await completions[document.kind]?.(store, document, content, publication)) ?? { content, issues: [] }
