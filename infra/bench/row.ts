/** What a figure is counted in. */
export type Unit = 's' | 'ms' | 'KB' | 'MB' | 'requests/s' | 'read units' | 'points' | 'times' | ''

/** What a figure has to keep: a value of its own, or a multiple of the yardstick beside it. */
export type Bound = { atMost: number } | { atLeast: number } | { timesAtMost: number }

/** One line of the bench's table. */
export interface Row {
  figure: string
  /** In `unit`; undefined where it could not be measured, and then `why` says the reason. */
  measured: number | undefined
  unit: Unit
  /** The same thing done otherwise, measured in the same run. */
  yardstick?: { what: string; value: number }
  /** Without one the row is there for comparison. */
  bound?: Bound
  why?: string
}

/** Measured over yardstick. */
export function ratioOf({ measured, yardstick }: Row): number | undefined {
  return measured === undefined || !yardstick ? undefined : measured / yardstick.value
}

/** Whether a row keeps its bound; undefined where it has none or was not measured. */
export function isWithin(row: Row): boolean | undefined {
  const { measured, bound } = row
  if (!bound || measured === undefined) return undefined
  if ('atMost' in bound) return measured <= bound.atMost
  if ('atLeast' in bound) return measured >= bound.atLeast
  const ratio = ratioOf(row)
  return ratio === undefined ? undefined : ratio <= bound.timesAtMost
}
