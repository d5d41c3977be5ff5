import type { CareCardName } from './careCard.ts'

/** A danger that a visitor's words can name. Each has a care card. */
export type Danger = CareCardName

/** The words may mean a danger but do not name it. One card gives the numbers for every danger. */
export type Unsure = 'unsure'

/**
 * A danger, and groups of phrases. A phrase of every group must occur in a visitor's words, in any order. No phrase of
 * a group after `!` may occur: "kill a craving" is no danger. Of groups separated by a slash, one must occur.
 */
type DangerRule = readonly [danger: Danger | Unsure, ...groups: string[]]

export interface DangerRules {
  /** Phrases in lower case without accents, in all forms of a word. A slash separates alternatives. */
  groups: Readonly<Record<string, readonly string[]>>
  /** The most urgent danger first. */
  rules: readonly DangerRule[]
  /** Groups of the words of a danger's subject, separated by slashes. Without one of them, its card is never shown. */
  subjects: Readonly<Partial<Record<Danger, string>>>
}

export interface DangerPatterns extends Pick<DangerRules, 'rules' | 'subjects'> {
  groups: Readonly<Record<string, string>>
}
