import type { Reviewer } from '../kinds/kind.ts'
import { careCardsReviewer } from './careCards.ts'

export interface TextInCode {
  name: string
  file: string
  readers: readonly Reviewer[]
  /** The names and credentials of all who have read it, once they have. */
  reviewedBy: string | undefined
}

/** Texts for visitors that no document stores, so that nobody can sign them off in the staff area. */
export const textsInCode: readonly TextInCode[] = [
  {
    name: 'the care cards for emergencies',
    file: 'shared/content/careCards.ts',
    readers: ['clinician', 'lawyer'],
    reviewedBy: careCardsReviewer,
  },
  {
    name: 'the privacy policy',
    file: 'shared/content/privacyPolicy.ts',
    readers: ['lawyer'],
    reviewedBy: undefined,
  },
  {
    name: 'the two forms to print',
    file: 'shared/content/forms/',
    readers: ['clinician', 'lawyer'],
    reviewedBy: undefined,
  },
  {
    name: 'the Spanish texts of the call form',
    file: 'shared/content/callFormTexts.ts',
    readers: ['translator'],
    reviewedBy: undefined,
  },
]
