import { apiLimits } from '#shared/apiLimits.ts'
import { validationMessages } from '#shared/entities/validationMessages.ts'
import type { Complete } from './completion.ts'
import { findTreatmentPage } from './treatment.ts'

export const completedFaq: Complete = async (store, _document, content) => {
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
