import { describe, expect, it } from 'vitest'
import { corporateOffice } from '../clinic/offices.ts'
import { site } from '../content/site.ts'
import { callBackBy, isOpen } from './officeTime.ts'

const { hours } = corporateOffice(site)
const office = {
  hours,
  exceptions: [
    { from: '2026-12-24', to: '2026-12-24', opens: '09:00', closes: '12:00', reason: 'Christmas Eve' },
    { from: '2026-12-25', to: '2027-01-03', reason: 'Winter break' },
  ],
}
const at = (time: string) => new Date(time)

describe('an office that is open from Monday to Thursday 8:30 am to 8 pm and on Friday to 5 pm', () => {
  it.each([
    ['Friday 8:29 am', '2026-11-20T13:29:00Z', false],
    ['Friday 8:30 am', '2026-11-20T13:30:00Z', true],
    ['Friday 4:59 pm', '2026-11-20T21:59:00Z', true],
    ['Friday 5 pm', '2026-11-20T22:00:00Z', false],
    ['Saturday noon', '2026-11-21T17:00:00Z', false],
    ['Christmas Eve 11:59 am', '2026-12-24T16:59:00Z', true],
    ['Christmas Eve noon', '2026-12-24T17:00:00Z', false],
    ['Christmas noon', '2026-12-25T17:00:00Z', false],
    ['Monday 7:59 pm in daylight saving time', '2026-07-06T23:59:00Z', true],
    ['Monday 8:30 am after the clocks went back', '2026-11-02T13:30:00Z', true],
    ['Monday 8:29 am after the clocks went forward', '2026-03-09T12:29:00Z', false],
    ['Monday 8:30 am after the clocks went forward', '2026-03-09T12:30:00Z', true],
  ])('says whether it is open on %s', (_, time, open) => expect(isOpen(at(time), office)).toBe(open))

  it.each([
    ['Monday noon', '2026-11-23T17:00:00Z', 'today, by 8 pm'],
    ['Monday 6 pm', '2026-11-23T23:00:00Z', 'today, by 8 pm'],
    ['Monday 6:01 pm', '2026-11-23T23:01:00Z', 'Tuesday, November 24, by 8 pm'],
    ['Thursday 9 pm', '2026-11-20T02:00:00Z', 'Friday, November 20, by 5 pm'],
    ['Friday 4 pm', '2026-11-20T21:00:00Z', 'Monday, November 23, by 8 pm'],
    ['Saturday 2 am', '2026-11-21T07:00:00Z', 'Monday, November 23, by 8 pm'],
    ['Sunday of the clock change', '2026-11-01T06:30:00Z', 'Monday, November 2, by 8 pm'],
    ['New Year’s Eve of a closed week', '2027-01-01T04:30:00Z', 'Monday, January 4, by 8 pm'],
    ['Christmas Eve 9 am', '2026-12-24T14:00:00Z', 'today, by 12 pm'],
  ])('promises a call back for a request on %s [12.2, 17.3]', (_, time, words) =>
    expect(callBackBy(at(time), office)).toBe(words),
  )

  it('promises no call without opening hours', () =>
    expect(callBackBy(at('2026-11-23T17:00:00Z'), { hours: [], exceptions: [] })).toBe(undefined))
})
