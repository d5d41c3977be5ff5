import { describe, expect, it, vi } from 'vitest'
import { site } from '#shared/content/site.ts'
import { headOf } from '#shared/documents/seo.ts'
import { Office } from '#shared/entities/site.ts'
import { localDay } from '#shared/hours/localDay.ts'
import { callBackBy, isOpen } from '#shared/hours/officeTime.ts'
import { messages } from '#shared/messages.ts'
import { clinicTime, instantOf } from '../../../web/staff/ui/clinicTime.ts'
import { officeState } from '../../../web/ui/OfficeState.enhancement.ts'
import { hoursAhead } from '../../../web/ui/officeExceptions.ts'
import { openingTimes } from '../../../web/ui/openingTimes.ts'

vi.mock('#shared/region/ours.ts', async () => (await import('#shared/region/readRegion.ts')).readRegion('FL'))

const [georgian] = site.offices
const tampa = { ...georgian, state: 'FL', position: [27.95, -82.46] }
const pensacola = { ...tampa, position: [30.42, -87.22], timeZone: 'America/Chicago' }

describe('a clinic in Florida', () => {
  it('has offices in both zones of its state, and in no other one', () => {
    const refused = (office: object) => Office.safeParse(office).error?.issues.map(({ message }) => message)
    expect(refused(tampa)).toBeUndefined()
    expect(refused(pensacola)).toBeUndefined()
    expect(refused(georgian)).toEqual([
      'must be FL: the map, the forms and the crisis lines are those of Florida',
      'must be in Florida: 24.39 to 31.01 north, -87.64 to -79.97 (degrees west are negative)',
    ])
    expect(Office.safeParse({ ...tampa, timeZone: 'America/Denver' }).success).toBe(false)
  })

  it.each([
    ['before both are open', '2026-11-20T13:29:00Z', false, false],
    ['after the one in the east opens', '2026-11-20T13:30:00Z', true, false],
    ['after both open', '2026-11-20T14:30:00Z', true, true],
    ['after the one in the east closes', '2026-11-20T22:00:00Z', false, true],
    ['in summer, after the one in the west opens', '2026-07-06T13:30:00Z', true, true],
    ['in summer, a minute earlier', '2026-07-06T13:29:00Z', true, false],
    ['the morning after the clocks went forward', '2026-03-09T13:29:00Z', true, false],
    ['the morning after the clocks went back', '2026-11-02T14:30:00Z', true, true],
  ])('%s, each office says so by its own clock', (_, time, inEast, inWest) => {
    const at = new Date(time)
    for (const [office, expected] of [
      [Office.parse(tampa), inEast],
      [Office.parse(pensacola), inWest],
    ] as const) {
      expect(isOpen(at, office)).toBe(expected)
      expect(officeState(openingTimes(office), at).isOpen).toBe(expected)
    }
  })

  it('promises calls by the clock of the office', () => {
    const at = new Date('2026-11-23T23:30:00Z')
    expect(callBackBy(at, Office.parse(tampa))).toBe('Tuesday, November 24, by 8 pm')
    expect(callBackBy(at, Office.parse(pensacola))).toBe('today, by 8 pm')
  })

  it('schedules by the clock of the clinic, also on the days when the clocks change', () => {
    for (const time of ['2026-03-08T03:15', '2026-11-01T01:30', '2026-07-15T09:30', '2026-01-15T09:30'])
      expect(clinicTime(instantOf(time))).toBe(time)
    expect(localDay(new Date('2026-11-21T04:30:00Z'))).toBe('2026-11-20')
  })

  it('names the zone beside the hours', () => {
    expect(hoursAhead(Office.parse(pensacola)).at(-1)).toEqual({ days: 'Time zone', times: 'Central Time' })
  })

  it('is found by the name of its state', () => {
    const head = JSON.stringify(
      headOf({ name: 'Gulf Recovery', offices: [{ name: 'Tampa' }] }, {}, { path: '/' }),
    )
    expect(head).toContain('Addiction Treatment in Florida')
    expect(head + messages.content.defaultDescription).not.toMatch(/Georgia/)
  })
})
