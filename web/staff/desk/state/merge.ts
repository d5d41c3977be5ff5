import { isRecord } from '#shared/documents/pageContent.ts'
import type { DraftContent } from '#shared/entities/documents.ts'
import { type FieldPath, sameValue, withValueAt } from './fieldPath.ts'
import { mergeTexts } from './mergeTexts.ts'

/** A field that two people changed in different ways since `base`. */
export interface FieldConflict {
  path: FieldPath
  mine: unknown
  theirs: unknown
}

interface Merge {
  content: DraftContent
  conflicts: readonly FieldConflict[]
}

/** Combines two changes of the same content: what only one of them changed needs no decision. */
export function mergeContent(base: unknown, mine: DraftContent, theirs: DraftContent): Merge {
  const conflicts: FieldConflict[] = []
  const content = mergeRecords({ base, mine, theirs, path: [] }, conflicts)
  return { content, conflicts }
}

interface Versions<Value> {
  base: unknown
  mine: Value
  theirs: Value
  path: FieldPath
}

function mergeValues({ base, mine, theirs, path }: Versions<unknown>, conflicts: FieldConflict[]): unknown {
  if (sameValue(mine, theirs) || sameValue(theirs, base)) return mine
  if (sameValue(mine, base)) return theirs
  if (isRecord(mine) && isRecord(theirs)) return mergeRecords({ base, mine, theirs, path }, conflicts)
  // Entries of lists of different lengths do not correspond.
  if (Array.isArray(base) && isListOf(mine, base.length) && isListOf(theirs, base.length)) {
    return mine.map((entry, index) =>
      mergeValues(
        { base: base[index], mine: entry, theirs: theirs[index], path: [...path, index] },
        conflicts,
      ),
    )
  }
  const merged =
    typeof base === 'string' && typeof mine === 'string' && typeof theirs === 'string'
      ? mergeTexts(base, mine, theirs)
      : undefined
  if (merged !== undefined) return merged
  conflicts.push({ path, mine, theirs })
  return mine
}

function mergeRecords(
  { base, mine, theirs, path }: Versions<Record<string, unknown>>,
  conflicts: FieldConflict[],
): Record<string, unknown> {
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)])
  const fields = [...names].map((name) => {
    const before = isRecord(base) ? base[name] : undefined
    const versions = { base: before, mine: mine[name], theirs: theirs[name], path: [...path, name] }
    return [name, mergeValues(versions, conflicts)] as const
  })
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}

const isListOf = (value: unknown, length: number): value is unknown[] =>
  Array.isArray(value) && value.length === length

export const withTheirs = (content: DraftContent, chosen: readonly FieldConflict[]): DraftContent =>
  chosen.reduce<DraftContent>((merged, { path, theirs }) => {
    const changed = withValueAt(merged, path, theirs)
    return isRecord(changed) ? changed : merged
  }, content)
