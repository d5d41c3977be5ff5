import { expect, it } from 'vitest'
import { printRows, summaryOf } from './printRows.ts'
import type { Row } from './row.ts'

const rows: Row[] = [
  {
    figure: 'first',
    measured: 12.34,
    unit: 'ms',
    yardstick: { what: 'hono', value: 20 },
    bound: { timesAtMost: 0.7 },
  },
  { figure: 'second', measured: 3, unit: '', bound: { atMost: 0 } },
  { figure: 'third', measured: undefined, unit: 's', why: 'could not run', bound: { atMost: 1 } },
]

it('shows figure, measured, yardstick, ratio, bound and verdict of each row', () => {
  const lines = printRows(rows)
    .split('\n')
    .map((line) => line.split(/ {2,}/).filter(Boolean))
  expect(lines[0]).toEqual(['figure', 'measured', 'yardstick', 'ratio', 'bound', 'within?'])
  expect(lines[2]).toEqual(['first', '12.3 ms', '20 ms (hono)', '0.62', '≤ 0.7 times', 'yes'])
  expect(lines[3]).toEqual(['second', '3', '≤ 0', 'NO'])
  expect(lines[4]).toEqual(['third', 'could not run', '≤ 1 s'])
})

it('sums up what is within, what is not, and what was not measured', () => {
  expect(summaryOf(rows)).toBe('1 within, 1 not within, 1 not measured')
})
