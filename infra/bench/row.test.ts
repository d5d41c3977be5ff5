import { expect, it } from 'vitest'
import { count, isWithin, ms, printRows } from './row.ts'

it('a figure at its bound is within, one beyond is not', () => {
  expect(isWithin(ms('a page', 12, { atMost: 12 }))).toBe(true)
  expect(isWithin(ms('a page', 12, { atMost: 11.9 }))).toBe(false)
  expect(isWithin(ms('a page', 12, { atLeast: 12 }))).toBe(true)
  expect(isWithin(ms('a page', 12, { atLeast: 12.1 }))).toBe(false)
  expect(isWithin(count('errors', 0, { atMost: 0 }))).toBe(true)
})

it('a multiple is one of the figure beside it', () => {
  expect(isWithin(ms('a page', 12, { timesAtMost: 1.2, beside: ['by hand', 10] }))).toBe(true)
  expect(isWithin(ms('a page', 12, { timesAtMost: 1.1, beside: ['by hand', 10] }))).toBe(false)
})

it('a figure without a bound or without a measurement is neither within nor beyond', () => {
  expect(isWithin(ms('a page', 12))).toBeUndefined()
  expect(isWithin(ms('a page', 12, { beside: ['by hand', 10] }))).toBeUndefined()
  expect(isWithin(ms('a page', undefined, { atMost: 1 }))).toBeUndefined()
})

it('prints figure, measurement, comparison, ratio, bound and verdict of each row, and a summary', () => {
  const printed = printRows([
    ms('first', [11, 12.34, 19], { timesAtMost: 0.7, beside: ['by hand', 20] }),
    count('second', 3, { atMost: 0 }),
    ms('third', undefined, { atMost: 1 }),
  ])
  expect(printed.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
    ['figure', 'measured', 'from – to', 'beside', 'ratio', 'bound', 'within?'],
    ['first', '12.3 ms', '11 ms – 19 ms', '20 ms (by hand)', '0.62', '≤ 0.7 times', 'yes'],
    ['second', '3', '≤ 0', 'NO'],
    ['third', 'failed', '≤ 1 ms'],
    [''],
    ['1 within, 1 not within, 1 not measured'],
  ])
})
