import { describe, expect, it } from 'vitest'
import type { OpeningHours } from '../entities/site.ts'
import { groupInWords, weekInWords } from './openingHours.ts'

describe('opening hours in words', () => {
  it('name the first and the last day, and no minutes of a full hour', () => {
    expect(weekInWords([{ days: ['Mo', 'Tu', 'We', 'Th'], opens: '08:30', closes: '20:00' }])[0]).toEqual({
      days: 'Monday to Thursday',
      times: '8:30 am to 8 pm',
    })
  })
  it('list days that do not follow each other', () => {
    const [week] = weekInWords([{ days: ['Fr', 'Mo', 'We'], opens: '08:30', closes: '20:00' }])
    expect(week?.days).toBe('Monday, Wednesday, Friday')
  })
  it('name the days on which the office is closed [2.65]', () => {
    const closedAfter = (days: OpeningHours['days']) =>
      weekInWords([{ days, opens: '08:30', closes: '17:00' }])[1]
    expect(closedAfter(['Mo', 'Tu', 'We', 'Th', 'Fr'])).toEqual({
      days: 'Saturday and Sunday',
      times: 'closed',
    })
    expect(closedAfter(['Mo', 'Tu', 'We', 'Th'])).toEqual({ days: 'Friday to Sunday', times: 'closed' })
    expect(closedAfter(['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'])).toBeUndefined()
  })
  it('name a single day', () => {
    expect(weekInWords([{ days: ['Fr'], opens: '00:00', closes: '12:05' }])[0]).toEqual({
      days: 'Friday',
      times: '12 am to 12:05 pm',
    })
  })
})

it('the time of a group is its days in short and its hours', () => {
  expect(groupInWords({ days: ['Mo', 'We', 'Th'], starts: '17:00', ends: '20:30' })).toEqual({
    days: 'Mon, Wed, Thu',
    times: '5 pm to 8:30 pm',
  })
})
