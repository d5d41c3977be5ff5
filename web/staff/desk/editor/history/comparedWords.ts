import { diffWordsWithSpace } from 'diff'
import { comparedValue } from '../../fields/comparedValue.ts'

export interface ComparedWords {
  text: string
  isIn: 'both' | 'earlier' | 'later'
}

export const comparedWords = (earlier: unknown, later: unknown): ComparedWords[] =>
  differences(comparedValue(earlier), comparedValue(later))

export const differences = (earlier: string, later: string): ComparedWords[] =>
  diffWordsWithSpace(earlier, later).map(({ value, added, removed }) => ({
    text: value,
    isIn: added ? 'later' : removed ? 'earlier' : 'both',
  }))
