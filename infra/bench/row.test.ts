import { expect, it } from 'vitest'
import { isWithin, type Row, ratioOf } from './row.ts'

const row: Row = { figure: 'a page', measured: 12, unit: 'ms', yardstick: { what: 'by hand', value: 10 } }

it('a figure at its bound keeps it, one beyond does not', () => {
  expect(isWithin({ ...row, bound: { atMost: 12 } })).toBe(true)
  expect(isWithin({ ...row, bound: { atMost: 11.9 } })).toBe(false)
  expect(isWithin({ ...row, bound: { atLeast: 12 } })).toBe(true)
  expect(isWithin({ ...row, bound: { atLeast: 12.1 } })).toBe(false)
})

it('a multiple is held to the yardstick beside it', () => {
  expect(ratioOf(row)).toBe(1.2)
  expect(isWithin({ ...row, bound: { timesAtMost: 1.2 } })).toBe(true)
  expect(isWithin({ ...row, bound: { timesAtMost: 1.1 } })).toBe(false)
})

it('a figure without a bound, or that was not measured, is neither within nor beyond', () => {
  expect(isWithin(row)).toBeUndefined()
  expect(isWithin({ ...row, measured: undefined, bound: { atMost: 1 } })).toBeUndefined()
})
