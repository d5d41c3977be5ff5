type Unit = 's' | 'ms' | 'KB' | 'points' | '%' | ''

/** A figure without a limit is only for information. */
interface Comparison {
  atMost?: number
  atLeast?: number
  /** A multiple of the figure that it is compared with. */
  timesAtMost?: number
  /** The same thing done another way: its name and its figure. */
  comparedWith?: readonly [string, number]
}

export interface Row extends Comparison {
  figure: string
  /** The median of several measurements. Undefined if the measurement failed. */
  measured: number | undefined
  unit: Unit
}

const inUnit =
  (unit: Unit) =>
  (figure: string, measured: number | readonly number[] | undefined, comparison: Comparison = {}): Row => ({
    figure,
    measured: typeof measured === 'object' ? median(measured) : measured,
    unit,
    ...comparison,
  })

export const seconds = inUnit('s')
export const ms = inUnit('ms')
export const kilobytes = inUnit('KB')
export const points = inUnit('points')
export const percent = inUnit('%')
export const count = inUnit('')

/** Undefined without a limit or a measurement. */
export function isWithinLimit(row: Row): boolean | undefined {
  const { measured, atMost, atLeast, timesAtMost, comparedWith } = row
  if (measured === undefined) return undefined
  if (atMost !== undefined) return measured <= atMost
  if (atLeast !== undefined) return measured >= atLeast
  return timesAtMost && comparedWith ? measured <= comparedWith[1] * timesAtMost : undefined
}

export function printRow(row: Row): string {
  const { figure, measured, unit, comparedWith } = row
  const verdict = { true: 'ok ', false: 'NO ', undefined: '   ' }[`${isWithinLimit(row)}`]
  const ratio = comparedWith && measured !== undefined ? (measured / comparedWith[1]).toFixed(2) : ''
  const details = [
    comparedWith ? `${ratio} times ${withUnit(comparedWith[1], unit)}, ${comparedWith[0]}` : '',
    limitOf(row),
  ].filter((detail) => detail !== '')
  const value = measured === undefined ? 'failed' : withUnit(measured, unit)
  return `${verdict}  ${figure}: ${value}${details.length > 0 ? ` (${details.join('; ')})` : ''}`
}

function limitOf({ unit, atMost, atLeast, timesAtMost }: Row): string {
  if (atMost !== undefined) return `limit ≤ ${withUnit(atMost, unit)}`
  if (atLeast !== undefined) return `limit ≥ ${withUnit(atLeast, unit)}`
  return timesAtMost === undefined ? '' : `limit ≤ ${timesAtMost} times`
}

function withUnit(value: number, unit: Unit): string {
  const digits = Number.isInteger(value) ? 0 : value < 1 ? 3 : value < 10 ? 2 : value < 100 ? 1 : 0
  return `${value.toFixed(digits)} ${unit}`.trim()
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2
}
