import { expect, it } from 'vitest'
import { count, isWithinLimit, kilobytes, ms, printRows } from './row.ts'

it('a figure at its limit is within it, one beyond is not', () => {
  expect(isWithinLimit(ms('a page', 12, { atMost: 12 }))).toBe(true)
  expect(isWithinLimit(ms('a page', 12, { atMost: 11.9 }))).toBe(false)
  expect(isWithinLimit(ms('a page', 12, { atLeast: 12 }))).toBe(true)
  expect(isWithinLimit(ms('a page', 12, { atLeast: 12.1 }))).toBe(false)
  expect(isWithinLimit(count('errors', 0, { atMost: 0 }))).toBe(true)
})

it('a multiple is one of the figure that it is compared with', () => {
  const comparedWith = ['by hand', 10] as const
  expect(isWithinLimit(ms('a page', 12, { timesAtMost: 1.2, comparedWith }))).toBe(true)
  expect(isWithinLimit(ms('a page', 12, { timesAtMost: 1.1, comparedWith }))).toBe(false)
})

it('a figure without a limit or without a measurement is neither within nor beyond', () => {
  expect(isWithinLimit(ms('a page', 12))).toBeUndefined()
  expect(isWithinLimit(ms('a page', 12, { comparedWith: ['by hand', 10] }))).toBeUndefined()
  expect(isWithinLimit(ms('a page', undefined, { atMost: 1 }))).toBeUndefined()
})

it('prints figure, measurement, range, comparison, ratio, limit and verdict of each row, and a summary', () => {
  const printed = printRows([
    ms('first', [11, 12.34, 19], { timesAtMost: 0.7, comparedWith: ['by hand', 20] }),
    count('second', 3, { atMost: 0 }),
    ms('third', undefined, { atMost: 1 }),
    kilobytes('fourth', 5.004, { atMost: 5.5, goal: { atMost: 5, decision: 74 } }),
  ])
  expect(printed.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
    ['figure', 'measured', 'lowest – highest', 'compared with', 'ratio', 'limit', 'within limit?'],
    ['first', '12.3 ms', '11 ms – 19 ms', '20 ms (by hand)', '0.62', '≤ 0.7 times', 'yes'],
    ['second', '3', '≤ 0', 'NO'],
    ['third', 'failed', '≤ 1 ms'],
    ['fourth', '5.00 KB', '≤ 5.50 KB (goal was 5 KB, decision 74)', 'yes'],
    [''],
    ['2 within their limit, 1 beyond it, 1 not measured, 1 short of an earlier goal'],
  ])
})
