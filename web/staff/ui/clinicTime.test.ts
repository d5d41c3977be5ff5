import { describe, expect, it } from 'vitest'
import { clinicTime, dateAndTime, instantOf } from './clinicTime.ts'

describe('a time at the clinic', () => {
  it.each([
    ['in winter', '2026-01-15T09:30', '2026-01-15T14:30:00.000Z'],
    ['in summer', '2026-07-15T09:30', '2026-07-15T13:30:00.000Z'],
    ['on the morning when daylight saving time begins', '2026-03-08T03:15', '2026-03-08T07:15:00.000Z'],
    ['in the hour that the clocks repeat, the first', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
    ['just after midnight', '2026-11-21T00:05', '2026-11-21T05:05:00.000Z'],
  ])('%s has one instant, and back', (_, time, instant) => {
    expect(instantOf(time)).toBe(instant)
    expect(clinicTime(instant)).toBe(time)
  })

  it('in the hour that the clocks skip is an hour later', () => {
    expect(clinicTime(instantOf('2026-03-08T02:30'))).toMatch(/^2026-03-08T0[13]:30$/)
  })

  it('is shown with its zone [14.39]', () => {
    expect(dateAndTime('2026-01-15T14:30:00.000Z')).toBe('Jan 15, 2026, 9:30 AM EST')
    expect(dateAndTime('2026-07-15T13:30:00.000Z')).toBe('Jul 15, 2026, 9:30 AM EDT')
  })
})
