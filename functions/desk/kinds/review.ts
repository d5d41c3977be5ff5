import { isDeepStrictEqual } from 'node:util'
import { reviewIssues } from '#shared/checks/reviewIssues.ts'
import { isRecord } from '#shared/documents/pageContent.ts'
import { validationMessages } from '#shared/entities/validationMessages.ts'
import { localDay } from '#shared/hours/localDay.ts'
import type { Complete } from './completion.ts'

/** The member who publishes a consent first is stored with it. A review with consent is no longer a sample. */
export const completedReview: Complete = async (
  _store,
  { draft, published },
  { isSample, consent, ...content },
  { by, at },
) => {
  const issues = reviewIssues({ isSample, consent, ...content }, localDay(new Date(at)))
  if (draft?.consentWithdrawnAt !== undefined)
    issues.push({ path: ['consent', 'date'], message: validationMessages.consent.withdrawn })
  if (!isRecord(consent)) return { content: { ...content, isSample }, issues }
  const isRecorded = isDeepStrictEqual(consent, published?.consent)
  return { content: { ...content, consent: isRecorded ? consent : { ...consent, recordedBy: by } }, issues }
}
