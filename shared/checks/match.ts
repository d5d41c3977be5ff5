import type { TextRange } from './parseHtml.ts'

/** Words that a rule finds. Without a replacement, its advice says what to do. */
export interface Match extends TextRange {
  replacement?: string
  href?: string
  advice?: string
}

export type FieldMatch = Match & { field: string }
