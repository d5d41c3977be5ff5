import type { CareCardName } from './careCard.ts'

/** A danger that the words of a visitor can name, with a care card that says what to do. */
export type Danger = Exclude<CareCardName, 'veterans' | 'gambling'>

/** Words that may mean a danger without saying which: one card gives the numbers for every danger. */
export type Unsure = 'unsure'

/**
 * A danger, and groups of phrases that must all occur in what a visitor types, in any order. A group after `!` must not
 * occur: "kill a craving" is no danger. Of groups between which a slash stands, one must.
 */
type DangerRule = readonly [danger: Danger | Unsure, ...groups: string[]]

export interface DangerRules {
  /**
   * Phrases for each group, in lower case and without accents. All forms of a word count ("hit", "hits", "hitting"), and
   * words between which a slash stands are alternatives.
   */
  groups: Readonly<Record<string, readonly string[]>>
  /** The most urgent danger first. */
  rules: readonly DangerRule[]
}

export interface DangerPatterns extends Pick<DangerRules, 'rules'> {
  groups: Readonly<Record<string, string>>
}
