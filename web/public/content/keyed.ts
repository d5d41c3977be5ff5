/** Adds React keys by index. Stored lists do not change on the screen, so indexes are stable. */
export const keyed = <Entry>(list: readonly Entry[]): { key: string; entry: Entry }[] =>
  list.map((entry, index) => ({ key: String(index), entry }))
