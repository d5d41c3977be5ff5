import { textSignOffsOf } from '../documents/textSignOffs.ts'
import type { TextSignOff } from '../entities/site.ts'
import type { Reviewer } from '../kinds/kind.ts'
import { careCardsChecked } from './careCardsChecked.ts'

interface TextInCode {
  text: TextSignOff['text']
  name: string
  file: string
  readers: readonly Reviewer[]
  /** The day on which the text last changed. Earlier sign-offs are no longer valid. */
  changedOn: string
}

/** Texts for visitors that are in the code, not in documents. Staff record under Clinic who has read these texts. */
export const textsInCode: readonly TextInCode[] = [
  {
    text: 'care-cards',
    name: 'the care cards for emergencies',
    file: 'shared/content/careCards.ts',
    readers: ['clinician', 'lawyer'],
    changedOn: careCardsChecked,
  },
  {
    text: 'privacy-policy',
    name: 'the privacy policy',
    file: 'shared/content/privacyPolicy.ts',
    readers: ['lawyer'],
    changedOn: '2026-11-26',
  },
  {
    text: 'printed-forms',
    name: 'the two forms to print',
    file: 'shared/content/forms/',
    readers: ['clinician', 'lawyer'],
    changedOn: '2026-11-26',
  },
  {
    text: 'call-form',
    name: 'the Spanish texts of the call form',
    file: 'shared/content/callFormTexts.ts',
    readers: ['translator'],
    changedOn: '2026-11-26',
  },
]

/** The professions that have not signed off a text since its last change. */
export const missingReaders = (
  { text, readers, changedOn }: TextInCode,
  signOffs: readonly TextSignOff[],
): Reviewer[] =>
  readers.filter((reader) => textSignOffsOf(signOffs, { text, reader, changedOn }).length === 0)
