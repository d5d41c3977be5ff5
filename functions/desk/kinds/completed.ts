import { apiLimits } from '#shared/apiLimits.ts'
import { validationMessages } from '#shared/entities/validationMessages.ts'
import { excerptOf } from '#shared/html/excerpt.ts'
import type { DocumentKind } from '#shared/kinds/kinds.ts'
import { completedAlert } from './alert.ts'
import type { Complete } from './completion.ts'
import { completedPage } from './page.ts'
import { completedReview } from './review.ts'
import { completedTreatment, findTreatmentPage } from './treatment.ts'

export const completed: Complete = async (store, document, content, publication) =>
  (await completions[document.kind]?.(store, document, content, publication)) ?? { content, issues: [] }

const year = 365 * 24 * 60 * 60 * 1_000

/** A post of a later year would be the first of all lists until then. */
const completedPost: Complete = async (_store, _document, content, { at }) => ({
  content: { createdAt: at, excerpt: excerptOf(String(content.content ?? '')), ...content },
  issues:
    Date.parse(String(content.createdAt)) > Date.parse(at) + year
      ? [{ path: ['createdAt'], message: validationMessages.farAhead }]
      : [],
})

const completedFaq: Complete = async (store, _document, content) => {
  const { servicePageId, answer = '' } = content
  const isOnPage = servicePageId === undefined || (await findTreatmentPage(store, servicePageId))
  const isTooLong = String(answer).length > apiLimits.answer
  return {
    content,
    issues: [
      ...(isOnPage ? [] : [{ path: ['servicePageId'], message: validationMessages.published }]),
      ...(isTooLong ? [{ path: ['answer'], message: validationMessages.maxLength(apiLimits.answer) }] : []),
    ],
  }
}

const completedLanding: Complete = async (_store, { id }, content) => ({
  content: { ...content, slug: id, category: id, parentId: null },
  issues: [],
})

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
