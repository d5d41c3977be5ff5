import { median } from './median.ts'

type Unit = 's' | 'ms' | 'KB' | 'MB' | 'requests/s' | 'read units' | 'points' | 'times' | ''

/** Without a limit, the figure is only for information. */
interface Comparison {
  atMost?: number
  atLeast?: number
  /** A multiple of the figure that it is compared with. */
  timesAtMost?: number
  /** The first goal, which a decision gave up; the limit replaced it. */
  goal?: { atMost: number; decision: number }
  /** The same thing done another way: its name and its figure. */
  comparedWith?: readonly [string, number]
}

export interface Row extends Comparison {
  figure: string
  /** The median of several measurements. Undefined if the measurement failed. */
  measured: number | undefined
  /** The lowest and the highest of several measurements. */
  range?: readonly [number, number]
  unit: Unit
}

const inUnit =
  (unit: Unit) =>
  (figure: string, measured: number | readonly number[] | undefined, comparison: Comparison = {}): Row =>
    typeof measured === 'object'
      ? {
          figure,
          measured: median(measured),
          range: [Math.min(...measured), Math.max(...measured)],
          unit,
          ...comparison,
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

/** Undefined without a limit or a measurement. */
export function isWithinLimit(row: Row): boolean | undefined {
  const { measured, atMost, atLeast, timesAtMost, comparedWith } = row
  if (measured === undefined) return undefined
  if (atMost !== undefined) return measured <= atMost
  if (atLeast !== undefined) return measured >= atLeast
  return timesAtMost && comparedWith ? measured <= comparedWith[1] * timesAtMost : undefined
}

const missesGoal = ({ measured, goal }: Row): boolean =>
  goal !== undefined && measured !== undefined && measured > goal.atMost

const headings = [
  'figure',
  'measured',
  'lowest – highest',
  'compared with',
  'ratio',
  'limit',
  'within limit?',
]

export function printRows(rows: readonly Row[]): string {
  const cells = [headings, ...rows.map(cellsOf)]
  const widths = headings.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)))
  const lines = cells.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return `${lines.join('\n')}\n\n${summaryOf(rows)}`
}

function summaryOf(rows: readonly Row[]): string {
  const verdicts = rows.map(isWithinLimit)
  const number = (verdict: boolean) => verdicts.filter((one) => one === verdict).length
  const failed = rows.filter(({ measured }) => measured === undefined).length
  const goals = rows.filter(missesGoal).length
  return `${number(true)} within their limit, ${number(false)} beyond it, ${failed} not measured, ${goals} short of an earlier goal`
}

function cellsOf(row: Row): string[] {
  const { figure, measured, range, unit, comparedWith } = row
  return [
    figure,
    measured === undefined ? 'failed' : withUnit(measured, unit),
    range ? `${withUnit(range[0], unit)} – ${withUnit(range[1], unit)}` : '',
    comparedWith ? `${withUnit(comparedWith[1], unit)} (${comparedWith[0]})` : '',
    comparedWith && measured !== undefined ? (measured / comparedWith[1]).toFixed(2) : '',
    limitOf(row),
    { true: 'yes', false: 'NO', undefined: '' }[`${isWithinLimit(row)}`],
  ]
}

function limitOf({ unit, atMost, atLeast, timesAtMost, comparedWith, goal }: Row): string {
  return [
    atMost === undefined ? '' : `≤ ${withUnit(atMost, unit)}`,
    atLeast === undefined ? '' : `≥ ${withUnit(atLeast, unit)}`,
    timesAtMost && comparedWith ? `≤ ${timesAtMost} times` : '',
    goal ? ` (goal was ${withUnit(goal.atMost, unit)}, decision ${goal.decision})` : '',
  ].join('')
}

function withUnit(value: number, unit: Unit): string {
  const digits = Number.isInteger(value) ? 0 : value < 1 ? 3 : value < 10 ? 2 : value < 100 ? 1 : 0
  return `${value.toFixed(digits)} ${unit}`.trim()
}
