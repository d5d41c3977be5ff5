import { expect, it } from 'vitest'
import { auditMonths, monthName, timeOfMonth } from './auditMonths.ts'

it('the months are those of the clinic, from six years ago', () => {
  const months = auditMonths('2026-12-01T04:59:00.000Z')
  expect([months[0], months[1], months.at(-1), months.length]).toEqual(['2026-11', '2026-10', '2020-11', 73])
})

it('a month lasts from its first midnight at the clinic to the next one, also when the clocks change', () => {
  expect(timeOfMonth('2026-11')).toEqual({
    from: '2026-11-01T04:00:00.000Z',
    to: '2026-12-01T05:00:00.000Z',
  })
  expect(timeOfMonth('2026-12').to).toBe('2027-01-01T05:00:00.000Z')
})

it('a month has its name', () => expect(monthName('2026-11')).toBe('November 2026'))
