import { diffArrays } from 'diff'
import { sameValue } from '#shared/documents/fieldPath.ts'

interface Pair<Unit> {
  current: Unit[]
  own: Unit[]
  isSame: boolean
}

/** The time of a comparison grows with the square of the differences: with these, a phone is done at once. */
export const maxEditLength = 500

/** Pairs of equal and of different units. If a difference has as many units on both sides, each unit gets a pair. */
export function pairsOf<Unit>(current: Unit[], own: Unit[]): Pair<Unit>[] {
  const pairs: Pair<Unit>[] = []
  const parts = diffArrays(current, own, { comparator: sameValue, maxEditLength }) ?? [
    { value: current, removed: true, added: false },
    { value: own, removed: false, added: true },
  ]
  for (const { value, added, removed } of parts) {
    const isSame = !added && !removed
    const last = pairs.at(-1)
    if (isSame || !last || last.isSame) pairs.push({ current: [], own: [], isSame })
    const pair = pairs.at(-1)
    if (!added) pair?.current.push(...value)
    if (!removed) pair?.own.push(...value)
  }
  return pairs.flatMap((pair) =>
    pair.isSame || pair.current.length !== pair.own.length
      ? pair
      : pair.current.map((unit, index) => ({
          current: [unit],
          own: pair.own.slice(index, index + 1),
          isSame: sameValue(unit, pair.own[index]),
        })),
  )
}
