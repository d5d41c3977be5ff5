import type { CareCardName } from './careCard.ts'

/** A danger that the words of a visitor can name, with a care card that says what to do. */
export type Danger = Exclude<CareCardName, 'veterans' | 'gambling'>

/**
 * A danger, and groups of phrases that must all occur in what a visitor types, in any order. A group after `!` must not
 * occur: "kill a craving" is no danger.
 */
type DangerRule = readonly [danger: Danger, ...groups: string[]]

export interface DangerRules {
  /** Phrases for each group, in lower case and without accents. All forms of a word count ("hit", "hits", "hitting"). */
  groups: Readonly<Record<string, readonly string[]>>
  /** The most urgent danger first. */
  rules: readonly DangerRule[]
}
