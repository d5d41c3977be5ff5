import { median } from './median.ts'

type Unit = 's' | 'ms' | 'KB' | 'MB' | 'requests/s' | 'read units' | 'points' | 'times' | ''

interface Comparison {
  /** Without a bound the figure only informs. */
  atMost?: number
  atLeast?: number
  /** A multiple of the figure beside it. */
  timesAtMost?: number
  /** The same thing done another way, by its name. */
  beside?: readonly [string, number]
}

export interface Row extends Comparison {
  figure: string
  /** Undefined if the measurement failed. */
  measured: number | undefined
  /** The lowest and the highest, if it was measured several times. */
  spread?: readonly [number, number]
  unit: Unit
}

const inUnit =
  (unit: Unit) =>
  /** Of several measurements, the median is compared. */
  (figure: string, measured: number | readonly number[] | undefined, comparison: Comparison = {}): Row =>
    typeof measured === 'object'
      ? {
          ...{ figure, measured: median(measured), unit },
          ...{ spread: [Math.min(...measured), Math.max(...measured)], ...comparison },
        }
      : { figure, measured, unit, ...comparison }

export const seconds = inUnit('s')
export const ms = inUnit('ms')
export const kilobytes = inUnit('KB')
export const megabytes = inUnit('MB')
export const requestsPerSecond = inUnit('requests/s')
export const readUnits = inUnit('read units')
export const points = inUnit('points')
export const times = inUnit('times')
export const count = inUnit('')

export function isWithin({ measured, atMost, atLeast, timesAtMost, beside }: Row): boolean | undefined {
  if (measured === undefined) return undefined
  if (atMost !== undefined) return measured <= atMost
  if (atLeast !== undefined) return measured >= atLeast
  return timesAtMost && beside ? measured <= beside[1] * timesAtMost : undefined
}

export function printRows(rows: readonly Row[]): string {
  const cells = [
    ['figure', 'measured', 'from – to', 'beside', 'ratio', 'bound', 'within?'],
    ...rows.map(cellsOf),
  ]
  const widths = cells[0]?.map((_, at) => Math.max(...cells.map((line) => line[at]?.length ?? 0))) ?? []
  const lines = cells.map((line) =>
    line
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  const verdicts = rows.map(isWithin)
  const number = (verdict: boolean) => verdicts.filter((one) => one === verdict).length
  const failed = rows.filter(({ measured }) => measured === undefined).length
  return `${lines.join('\n')}\n\n${number(true)} within, ${number(false)} not within, ${failed} not measured`
}

function cellsOf(row: Row): string[] {
  const { figure, measured, spread, unit, atMost, atLeast, timesAtMost, beside } = row
  const bounds = [
    atMost === undefined ? '' : `≤ ${withUnit(atMost, unit)}`,
    atLeast === undefined ? '' : `≥ ${withUnit(atLeast, unit)}`,
    timesAtMost && beside ? `≤ ${timesAtMost} times` : '',
  ]
  return [
    figure,
    measured === undefined ? 'failed' : withUnit(measured, unit),
    spread ? `${withUnit(spread[0], unit)} – ${withUnit(spread[1], unit)}` : '',
    beside ? `${withUnit(beside[1], unit)} (${beside[0]})` : '',
    beside && measured !== undefined ? (measured / beside[1]).toFixed(2) : '',
    bounds.join(''),
    { true: 'yes', false: 'NO', undefined: '' }[`${isWithin(row)}`],
  ]
}

function withUnit(value: number, unit: Unit): string {
  const digits = Number.isInteger(value) ? 0 : value < 1 ? 3 : value < 100 ? 1 : 0
  return `${value.toFixed(digits)} ${unit}`.trim()
}
