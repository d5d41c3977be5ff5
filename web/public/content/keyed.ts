/** React keys by index, for stored lists: they never change on the screen. */
export const keyed = <Entry>(list: readonly Entry[]): { key: string; entry: Entry }[] =>
  list.map((entry, index) => ({ key: String(index), entry }))
