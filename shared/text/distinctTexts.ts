import { groupedBy } from '../groupedBy.ts'
import { textKey } from '../search/foldedText.ts'

/** Leaves out texts that people read as an earlier one: "Recovery" and "recovery" are one category. */
export const distinctTexts = (texts: readonly string[]): string[] =>
  [...groupedBy(texts, textKey).values()].flatMap(([first]) => first ?? [])
