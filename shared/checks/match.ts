import type { TextRange } from './parseHtml.ts'

/** Words that a rule finds. Without a replacement, its advice says what to do. */
export interface Match extends TextRange {
  replacement?: string
  /** The address to link the words to. */
  href?: string
  /** Instead of the rule's own advice. */
  advice?: string
}
