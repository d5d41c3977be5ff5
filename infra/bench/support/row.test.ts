import { expect, it } from 'vitest'
import { count, isWithinLimit, kilobytes, ms, printRow } from './row.ts'

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

it('prints verdict, figure, measurement, comparison and limit', () => {
  const rows = [
    ms('first', [11, 12.34, 19], { timesAtMost: 0.7, comparedWith: ['by hand', 20] }),
    count('second', 3, { atMost: 0 }),
    ms('third', undefined, { atMost: 1 }),
    kilobytes('fourth', 5.004),
  ]
  expect(rows.map(printRow)).toEqual([
    'ok   first: 12.3 ms (0.62 times 20 ms, by hand; limit ≤ 0.7 times)',
    'NO   second: 3 (limit ≤ 0)',
    '     third: failed (limit ≤ 1 ms)',
    '     fourth: 5.00 KB',
  ])
})
