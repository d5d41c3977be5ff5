import { isRecord } from '#shared/documents/pageContent.ts'
import type { DraftContent } from '#shared/entities/documents.ts'
import { type FieldPath, sameValue, withValueAt } from './fieldPath.ts'

/** A field that two people changed in different ways since `base`. */
export interface FieldConflict {
  path: FieldPath
  mine: unknown
  theirs: unknown
}

/** Combines two changes of the same content: what only one of them changed needs no decision. */
export function mergeContent(base: unknown, mine: DraftContent, theirs: DraftContent) {
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

/** Combines two changes of different paragraphs of one text. Undefined if they meet. */
export function mergeTexts(base: string, mine: string, theirs: string): string | undefined {
  const before = textBlocks(base)
  const [ours, others] = [textBlocks(mine), textBlocks(theirs)]
  if (before.length < 2) return undefined
  if (ours.length === before.length && others.length === before.length) {
    const isFree = before.every(
      (block, index) => ours[index] === block || others[index] === block || ours[index] === others[index],
    )
    return isFree
      ? before.map((block, index) => (ours[index] === block ? others[index] : ours[index])).join('')
      : undefined
  }
  const [first, second] = [changeOf(before, ours), changeOf(before, others)].sort(
    (one, other) => one.start - other.start || one.end - other.end,
  )
  // What both insert at the same place has no order.
  if (!first || !second || first.end > second.start || first.start === second.start) return undefined
  return [
    ...before.slice(0, first.start),
    ...first.blocks,
    ...before.slice(first.end, second.start),
    ...second.blocks,
    ...before.slice(second.end),
  ].join('')
}

/** The blocks from the first to the last that differ, and what stands there instead. */
function changeOf(before: readonly string[], after: readonly string[]) {
  let start = 0
  while (start < Math.min(before.length, after.length) && before[start] === after[start]) start += 1
  let same = 0
  while (
    same < Math.min(before.length, after.length) - start &&
    before[before.length - 1 - same] === after[after.length - 1 - same]
  )
    same += 1
  return { start, end: before.length - same, blocks: after.slice(start, after.length - same) }
}

/** The outermost elements of a text, and what stands between them. Together they are the text again. */
export function textBlocks(html: string): string[] {
  const blocks: string[] = []
  let depth = 0
  let start = 0
  for (const { 0: tag, 1: slash, 2: name = '', index } of html.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>/gi)) {
    if (voidElements.has(name.toLowerCase())) continue
    depth += slash ? -1 : 1
    if (depth > 0) continue
    const end = index + tag.length
    blocks.push(html.slice(start, end))
    start = end
  }
  return start < html.length ? [...blocks, html.slice(start)] : blocks
}

const voidElements = new Set(['br', 'hr', 'img'])
