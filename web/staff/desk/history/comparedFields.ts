import { diffWordsWithSpace } from 'diff'
import type { DocumentKind, DraftContent } from '#shared/entities/documents.ts'
import { fieldLabel } from '../fields/fieldLabel.ts'
import { readableValue } from '../fields/readableValue.ts'
import { pathName, valueAt } from '../state/fieldPath.ts'
import { changedPaths } from './changedPaths.ts'

export interface ComparedField {
  name: string
  label: string
  words: readonly ComparedWords[]
}

/** Each is in the earlier text, in the later one, or in both. */
export interface ComparedWords {
  text: string
  isIn: 'both' | 'earlier' | 'later'
}

/** The fields in which two versions differ, with their changed words. */
export function comparedFields(
  kind: DocumentKind,
  earlier: DraftContent,
  later: DraftContent,
): ComparedField[] {
  return changedPaths(earlier, later).map((path) => ({
    name: pathName(path),
    label: fieldLabel(kind, path),
    words: comparedWords(valueAt(earlier, path), valueAt(later, path)),
  }))
}

/** The words of two values, in order. */
export const comparedWords = (earlier: unknown, later: unknown): ComparedWords[] =>
  diffWordsWithSpace(readableValue(earlier), readableValue(later)).map(({ value, added, removed }) => ({
    text: value,
    isIn: added ? 'later' : removed ? 'earlier' : 'both',
  }))
