import { diffWordsWithSpace } from 'diff'
import { changedPaths } from '#shared/documents/changes.ts'
import { pathName, valueAt } from '#shared/documents/fieldPath.ts'
import type { DocumentKind, DraftContent } from '#shared/entities/documents.ts'
import { comparedValue } from '../../fields/comparedValue.ts'
import { fieldLabel } from '../../fields/fieldLabel.ts'

interface ComparedWords {
  text: string
  isIn: 'both' | 'earlier' | 'later'
}

export const comparedFields = (kind: DocumentKind, earlier: DraftContent, later: DraftContent) =>
  changedPaths(earlier, later).map((path) => ({
    name: pathName(path),
    label: fieldLabel(kind, path, later),
    words: comparedWords(valueAt(earlier, path), valueAt(later, path)),
  }))

export const comparedWords = (earlier: unknown, later: unknown): ComparedWords[] =>
  diffWordsWithSpace(comparedValue(earlier), comparedValue(later)).map(({ value, added, removed }) => ({
    text: value,
    isIn: added ? 'later' : removed ? 'earlier' : 'both',
  }))

/** Leaves out what is more than a line away from a difference. */
export const aroundChanges = (words: readonly ComparedWords[]): ComparedWords[] =>
  words.map(({ text, isIn }, index) => {
    if (isIn !== 'both') return { text, isIn }
    const lines = text.split('\n')
    const after = index > 0 ? lines.slice(0, 2) : []
    const before = index < words.length - 1 ? lines.slice(-2) : []
    const isShort = after.length + before.length >= lines.length
    return { text: isShort ? text : [...after, '…', ...before].join('\n'), isIn }
  })

export function MarkedWords({
  words,
  isIn,
  as: Changed,
}: {
  words: readonly ComparedWords[]
  isIn: 'earlier' | 'later'
  as: 'del' | 'ins' | 'mark'
}) {
  const shown = words.filter((word) => word.isIn === 'both' || word.isIn === isIn)
  if (shown.length === 0) return 'Nothing'
  return shown.map(({ text, isIn: where }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a finished comparison do not move
    where === 'both' ? text : <Changed key={index}>{text}</Changed>,
  )
}
