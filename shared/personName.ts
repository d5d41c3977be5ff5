import { normalizedText } from './text/normalizedText.ts'

/** Normalizes a name: no invisible marks, single spaces, and accented letters as single characters. */
export const asPeopleWriteIt = (typed: string): string => normalizedText(typed).replace(/\s+/gu, ' ').trim()
