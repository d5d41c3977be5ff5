import { diffWordsWithSpace } from 'diff'
import { comparedValue } from '../../fields/comparedValue.ts'
import { maxEditLength } from '../compare/pairs.ts'

export interface ComparedWords {
  text: string
  isIn: 'both' | 'earlier' | 'later'
}

export const comparedWords = (earlier: unknown, later: unknown): ComparedWords[] =>
  differences(comparedValue(earlier), comparedValue(later))

/** A text that was rewritten is a difference as a whole. */
export function differences(earlier: string, later: string): ComparedWords[] {
  const parts = diffWordsWithSpace(earlier, later, { maxEditLength }) ?? [
    { value: earlier, removed: true, added: false },
    { value: later, removed: false, added: true },
  ]
  return parts.flatMap(({ value, added, removed }) =>
    value ? { text: value, isIn: added ? 'later' : removed ? 'earlier' : 'both' } : [],
  )
}
