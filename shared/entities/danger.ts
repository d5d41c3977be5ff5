import type { CareCardName } from './careCard.ts'

/** A danger that a visitor's words can name, with its care card. */
export type Danger = Exclude<CareCardName, 'veterans' | 'gambling'>

/** Words that may mean a danger but do not name it: one card gives the numbers for every danger. */
export type Unsure = 'unsure'

/**
 * A danger, and groups of phrases that must all occur in a visitor's words, in any order. A group after `!`
 * must not occur: "kill a craving" is no danger. A slash separates groups of which one must occur.
 */
type DangerRule = readonly [danger: Danger | Unsure, ...groups: string[]]

export interface DangerRules {
  /** Phrases in lower case without accents, in all forms of a word. A slash separates alternatives. */
  groups: Readonly<Record<string, readonly string[]>>
  /** The most urgent danger first. */
  rules: readonly DangerRule[]
}

export interface DangerPatterns extends Pick<DangerRules, 'rules'> {
  groups: Readonly<Record<string, string>>
}
