// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { OpeningHours } from '#shared/entities/site.ts'
import { officeState } from './OfficeState.enhancement.ts'
import { openingTimes } from './openingTimes.ts'

const week: OpeningHours[] = [
  { days: ['Mo', 'Tu', 'We', 'Th'], opens: '08:30', closes: '20:00' },
  { days: ['Fr'], opens: '08:30', closes: '17:00' },
]
const holidays = [
  { from: '2026-11-26', to: '2026-11-27', reason: 'Thanksgiving' },
  { from: '2026-12-24', to: '2026-12-24', opens: '09:00', closes: '12:00', reason: 'Christmas Eve' },
  { from: '2026-12-25', to: '2026-12-25', reason: 'Christmas' },
]
const times = openingTimes({ hours: week, exceptions: holidays })
const stateAt = (time: string, of = times) => officeState(of, new Date(time)).text

it('the times of a week and of the dates with others are data', () => {
  const opens = ['08:30', '8:30 am']
  const long = [opens, ['20:00', '8 pm']]
  expect(times.week).toEqual([
    ['Sunday', []],
    ...['Monday', 'Tuesday', 'Wednesday', 'Thursday'].map((name) => [name, long]),
    ['Friday', [opens, ['17:00', '5 pm']]],
    ['Saturday', []],
  ])
  expect(times.dates).toEqual({
    ...{ '2026-11-26': [], '2026-11-27': [], '2026-12-25': [] },
    '2026-12-24': [
      ['09:00', '9 am'],
      ['12:00', '12 pm'],
    ],
  })
})

describe('an office that is open from Monday to Thursday 8:30 am to 8 pm and on Friday to 5 pm', () => {
  it.each([
    ['Monday 8:29:59 am', '2026-11-23T13:29:59Z', 'Closed, opens Monday 8:30 am'],
    ['Monday 8:30 am', '2026-11-23T13:30:00Z', 'Open until 8 pm'],
    ['Monday 7:59:59 pm', '2026-11-24T00:59:59Z', 'Open until 8 pm'],
    ['Monday 8 pm', '2026-11-24T01:00:00Z', 'Closed, opens Tuesday 8:30 am'],
    ['Friday 5 pm', '2026-12-04T22:00:00Z', 'Closed, opens Monday 8:30 am'],
    ['Saturday midnight', '2026-12-05T05:00:00Z', 'Closed, opens Monday 8:30 am'],
    ['Sunday 11 pm', '2026-12-07T04:00:00Z', 'Closed, opens Monday 8:30 am'],
    ['Thanksgiving noon', '2026-11-26T17:00:00Z', 'Closed, opens Monday 8:30 am'],
    ['the night before Thanksgiving', '2026-11-26T02:00:00Z', 'Closed, opens Monday 8:30 am'],
    ['Christmas Eve 8:45 am', '2026-12-24T13:45:00Z', 'Closed, opens Thursday 9 am'],
    ['Christmas Eve 11:59 am', '2026-12-24T16:59:00Z', 'Open until 12 pm'],
    ['Christmas Eve noon', '2026-12-24T17:00:00Z', 'Closed, opens Monday 8:30 am'],
    ['New Year’s Eve at night', '2027-01-01T04:30:00Z', 'Closed, opens Friday 8:30 am'],
  ])('is right on %s [17.2]', (_, time, state) => expect(stateAt(time)).toBe(state))
})

it.each([
  ['without hours', openingTimes({ hours: [], exceptions: [] })],
  [
    'that is closed for more than a week',
    openingTimes({ hours: week, exceptions: [{ from: '2026-11-20', to: '2026-12-31', reason: 'Repairs' }] }),
  ],
])('an office %s is closed, without a day', (_, of) =>
  expect(stateAt('2026-11-23T17:00:00Z', of)).toBe('Closed'),
)

it('an office that closes for lunch says so', () => {
  const withLunch = openingTimes({
    exceptions: [],
    hours: [
      { days: ['Mo'], opens: '13:00', closes: '17:00' },
      { days: ['Mo'], opens: '09:00', closes: '12:30' },
    ],
  })
  expect(stateAt('2026-11-23T15:00:00Z', withLunch)).toBe('Open until 12:30 pm')
  expect(stateAt('2026-11-23T17:45:00Z', withLunch)).toBe('Closed, opens Monday 1 pm')
  expect(stateAt('2026-11-23T18:00:00Z', withLunch)).toBe('Open until 5 pm')
})

it.each([
  ['adjacent', { opens: '12:00', closes: '17:00' }, 'Open until 5 pm'],
  ['overlapping', { opens: '10:00', closes: '15:00' }, 'Open until 3 pm'],
  ['equal', { opens: '09:00', closes: '12:00' }, 'Open until 12 pm'],
  ['shorter', { opens: '10:00', closes: '11:00' }, 'Open until 12 pm'],
])('%s hours of one day are one', (_, { opens, closes }, state) => {
  const hours: OpeningHours[] = [
    { days: ['Mo'], opens, closes },
    { days: ['Mo'], opens: '09:00', closes: '12:00' },
  ]
  expect(stateAt('2026-11-23T15:30:00Z', openingTimes({ hours, exceptions: [] }))).toBe(state)
})

it('an office that opens on a Sunday by exception says so, and keeps its hours on other Sundays', () => {
  const openSunday = openingTimes({
    hours: week,
    exceptions: [
      { from: '2026-12-06', to: '2026-12-06', opens: '10:00', closes: '14:00', reason: 'Open house' },
    ],
  })
  expect(stateAt('2026-12-05T17:00:00Z', openSunday)).toBe('Closed, opens Sunday 10 am')
  expect(stateAt('2026-12-06T16:00:00Z', openSunday)).toBe('Open until 2 pm')
  expect(stateAt('2026-12-13T16:00:00Z', openSunday)).toBe('Closed, opens Monday 8:30 am')
})

const minute = 60_000
const hour = 60 * minute

/** From Friday to Monday, with the offsets from UTC before and after the change. */
describe.each([
  { name: 'forward', from: '2026-03-06T05:00Z', change: '2026-03-08T07:00Z', before: -5, after: -4 },
  { name: 'back', from: '2026-10-30T04:00Z', change: '2026-11-01T06:00Z', before: -4, after: -5 },
])('the weekend on which the clocks go $name', ({ from, change, before, after }) => {
  const always = openingTimes({
    exceptions: [],
    hours: [
      { days: ['Su'], opens: '01:30', closes: '03:30' },
      { days: ['Mo'], opens: '08:30', closes: '20:00' },
      { days: ['Fr'], opens: '08:30', closes: '17:00' },
    ],
  })
  const openAt: Readonly<Record<number, readonly [number, number]>> = {
    0: [90, 210],
    1: [510, 1200],
    5: [510, 1020],
  }
  it('is right in every minute [17.2]', () => {
    const wrong: string[] = []
    for (let now = Date.parse(from); now < Date.parse(from) + 96 * hour; now += minute) {
      const wallClock = new Date(now + (now < Date.parse(change) ? before : after) * hour)
      const minutes = wallClock.getUTCHours() * 60 + wallClock.getUTCMinutes()
      const [opens, closes] = openAt[wallClock.getUTCDay()] ?? [0, 0]
      const isOpen = opens <= minutes && minutes < closes
      if (officeState(always, new Date(now)).isOpen !== isOpen) wrong.push(new Date(now).toISOString())
    }
    expect(wrong).toEqual([])
  })
})

it('the zone of the device makes no difference [17.2]', () => {
  const zone = process.env.TZ
  for (const other of ['Asia/Tokyo', 'America/Los_Angeles', 'Africa/Cairo']) {
    process.env.TZ = other
    expect(stateAt('2026-11-23T13:29:59Z')).toBe('Closed, opens Monday 8:30 am')
    expect(stateAt('2026-11-24T01:00:00Z')).toBe('Closed, opens Tuesday 8:30 am')
  }
  process.env.TZ = zone
})
