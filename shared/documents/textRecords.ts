import type { DraftContent } from '../entities/documents.ts'
import { reviewerOf } from '../kinds/kinds.ts'
import { isSignedText } from './changes.ts'
import type { DocumentState, Going, PublicationOf } from './documentState.ts'
import { sameValue } from './fieldPath.ts'
import { isRecord } from './pageContent.ts'

/** Sign-off and consent belong to a text: they stay with it, also while it is off the website. */
export function withRecords(
  { kind, id, published, earlier }: DocumentState,
  action: Going<PublicationOf>,
): DraftContent {
  const { completed: content, type, by } = action
  const before = published?.content ?? earlier ?? {}
  const { lastReviewed, reviewedBy, sampleReview } =
    type === 'publish' || type === 'image' ? before : action.content
  if (type === 'undo' || type === 'putBack')
    return { ...content, lastReviewed, reviewedBy, sampleReview, ...consentIn(action.content) }
  const isSigned = sampleReview || isSignedText(kind, before, content)
  return {
    ...content,
    ...(reviewerOf({ kind, id }) && {
      sampleReview,
      lastReviewed: isSigned ? lastReviewed : undefined,
      reviewedBy: isSigned ? reviewedBy : undefined,
    }),
    ...(isRecord(content.consent) && { consent: recordedConsent(before.consent, content.consent, by) }),
  }
}

const consentIn = ({ consent }: DraftContent): DraftContent => (consent === undefined ? {} : { consent })

/** The record names the member who first published the consent, whatever the draft says. */
function recordedConsent(before: unknown, { recordedBy, ...consent }: Record<string, unknown>, by: string) {
  const { recordedBy: first, ...earlier } = isRecord(before) ? before : {}
  return isRecord(before) && sameValue(earlier, consent) ? before : { ...consent, recordedBy: by }
}
