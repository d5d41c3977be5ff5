import { changedPaths, overlap } from '#shared/documents/changes.ts'
import { type FieldPath, pathName, sameValue, valueAt, withValueAt } from '#shared/documents/fieldPath.ts'
import { isRecord } from '#shared/documents/pageContent.ts'
import type { DraftContent } from '#shared/entities/documents.ts'
import { comparedValue } from '../../fields/comparedValue.ts'
import { comparedWords } from '../history/comparedWords.ts'
import { pairsOf } from './pairs.ts'

/** Paragraphs, list entries or a whole value that differ between the typed content and the current draft. */
export interface Choice {
  path: FieldPath
  current: unknown
  own: unknown
  /** The initial choice: the own text if nothing of the draft is lost with it. */
  kept: 'own' | 'draft'
  /** Paragraphs and list entries can stand one after the other. */
  canBeBoth: boolean
}

export type Kept = Choice['kept'] | 'both'

interface Texts {
  /** The typed content. */
  own: DraftContent
  /** The draft that the typed content is based on. */
  base: DraftContent
  /** The current draft. */
  current: DraftContent
}

export const choicesOf = (texts: Texts): Choice[] => fieldsOf(texts).flatMap(({ choices }) => choices)

/** The current draft with the chosen changes. `kept` has an entry for each choice of `choicesOf`. */
export function chosenContent(texts: Texts, kept: readonly Kept[]): DraftContent {
  const answers = kept.values()
  return fieldsOf(texts).reduce<DraftContent>((content, { path, parts, joined }) => {
    const units = parts.flatMap(({ choice, current, own }) => {
      const answer = choice ? answers.next().value : 'draft'
      return answer === 'own' ? own : answer === 'both' ? [...current, ...own] : current
    })
    const changed = withValueAt(content, path, joined(units))
    return isRecord(changed) ? changed : content
  }, texts.current)
}

function fieldsOf({ own, base, current }: Texts) {
  const ownNames = changedPaths(base, own).map(pathName)
  const changed = [...ownNames, ...changedPaths(base, current).map(pathName)]
  // A list that has lost or gained entries is compared as a whole.
  const start = (path: FieldPath) =>
    path.slice(0, path.findIndex((_, index) => changed.includes(pathName(path.slice(0, index + 1)))) + 1)
  const paths = new Map(changedPaths(current, own).map((path) => [pathName(start(path)), start(path)]))
  return [...paths.values()]
    .filter((path) => ownNames.some((name) => overlap(name, pathName(path))))
    .map((path) => {
      const values = [valueAt(current, path), valueAt(own, path), valueAt(base, path)]
      const { unitsIn, joined, canBeBoth = true } = shapeOf(values)
      const [currentUnits = [], ownUnits = [], baseUnits = []] = values.map(unitsIn)
      const isInBase = (units: readonly unknown[]) =>
        units.every((unit) => baseUnits.some((other) => sameValue(unit, other)))
      const parts = pairsOf(currentUnits, ownUnits).map((pair) => {
        const isCurrentAsBefore = isInBase(pair.current)
        const hasNoChoice = pair.isSame || (isInBase(pair.own) && !isCurrentAsBefore)
        const sides = { current: joined(pair.current), own: joined(pair.own) }
        const isLossless = isCurrentAsBefore || continues(sides)
        const kept = isLossless ? ('own' as const) : ('draft' as const)
        const both = canBeBoth && pair.current.length > 0 && pair.own.length > 0
        return { ...pair, choice: hasNoChoice ? undefined : { path, ...sides, kept, canBeBoth: both } }
      })
      return { path, parts, joined, choices: parts.flatMap(({ choice }) => choice ?? []) }
    })
}

/** True if the own text has every word of the current one, in the same order, and more. */
const continues = ({ current, own }: { current: unknown; own: unknown }): boolean =>
  comparedValue(own).startsWith(comparedValue(current)) ||
  comparedWords(current, own).every(({ isIn }) => isIn !== 'earlier')

function shapeOf(values: readonly unknown[]) {
  const given = values.filter((value) => value !== undefined)
  if (given.every(Array.isArray))
    return {
      unitsIn: (value: unknown) => (Array.isArray(value) ? value : []),
      joined: (units: unknown[]) => units,
    }
  if (given.every((value) => typeof value === 'string' && /^\s*</.test(value)))
    return {
      unitsIn: (value: unknown) => (typeof value === 'string' ? textBlocks(value) : []),
      joined: (units: unknown[]) => units.join(''),
    }
  return { unitsIn: (value: unknown) => [value], joined: ([value]: unknown[]) => value, canBeBoth: false }
}

/** Splits HTML after each outermost element. The joined blocks are the whole HTML. */
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
