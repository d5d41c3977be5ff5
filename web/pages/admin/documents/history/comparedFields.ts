import { diffWordsWithSpace } from 'diff'
import type { DocumentKind, DraftContent } from '#shared/entities/documents.ts'
import { fieldLabel } from '../fields/fieldLabel.ts'
import { readableValue } from '../fields/readableValue.ts'
import { pathName, valueAt } from '../state/fieldPath.ts'
import { changedPaths } from './changedPaths.ts'

export interface ComparedField {
  name: string
  label: string
  /** In order; each is in the earlier version, in the later one, or in both. */
  words: readonly { text: string; isIn: 'both' | 'earlier' | 'later' }[]
}

/** The fields in which two versions differ, with their changed words. */
export function comparedFields(
  kind: DocumentKind,
  earlier: DraftContent,
  later: DraftContent,
): ComparedField[] {
  return changedPaths(earlier, later).map((path) => {
    const before = readableValue(valueAt(earlier, path))
    const after = readableValue(valueAt(later, path))
    return {
      name: pathName(path),
      label: fieldLabel(kind, path),
      words: diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
        text: value,
        isIn: added ? 'later' : removed ? 'earlier' : 'both',
      })),
    }
  })
}
