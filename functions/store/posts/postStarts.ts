/**
 * The record that counts the posts of a list also has the sort key of every 45th post: a page is read from the nearest
 * one, without the posts before it (decision 67).
 */
const startInterval = 45

/** The sort keys at the positions 0, 45, 90 ... of a list, newest first. `sortKeys` are all of its sort keys, in any order. */
export const startsOf = (sortKeys: readonly string[]): string[] =>
  sortKeys
    .toSorted()
    .reverse()
    .filter((_, position) => position % startInterval === 0)

interface Start {
  /** Undefined for the newest post. */
  sortKey: string | undefined
  /** How many posts to skip from there. */
  skip: number
}

/** From where to read the posts after the newest `skip`. */
export function startOf(starts: readonly string[], skip: number): Start {
  const index = Math.min(Math.floor(skip / startInterval), starts.length - 1)
  return index < 1
    ? { sortKey: undefined, skip }
    : { sortKey: starts[index], skip: skip - index * startInterval }
}
