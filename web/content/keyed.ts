/** A stored list with a key for each entry: its place, since stored lists neither grow nor move on the screen. */
export const keyed = <Entry>(list: readonly Entry[]): { key: string; entry: Entry }[] =>
  list.map((entry, place) => ({ key: String(place), entry }))
