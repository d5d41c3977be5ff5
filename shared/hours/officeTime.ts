import type { Office } from '../entities/site.ts'
import { timeZone } from '../fixedFacts.ts'
import { weekdayOf } from './openingHours.ts'
import { timeInWords } from './timeInWords.ts'

/** A call that is asked for later may wait until the next office day. */
const lastMinutesOfDay = 120

export type OfficeTimes = Pick<Office, 'hours' | 'exceptions'>

/** A closed office has other hours again after this many days. */
const longestClosure = 40

export function isOpen(instant: Date, office: OfficeTimes): boolean {
  const { date, minutes } = localTime(instant)
  return timesOf(date, office).some(
    ({ opens, closes }) => minutesOf(opens) <= minutes && minutes < minutesOf(closes),
  )
}

/**
 * When somebody who asks for a call is called back at the latest, in words: before the office closes today, or on its
 * next open day. Undefined without opening hours.
 */
export function callBackBy(instant: Date, office: OfficeTimes): string | undefined {
  const { date: today, minutes } = localTime(instant)
  for (let day = 0; day <= longestClosure; day += 1) {
    const date = new Date(today)
    date.setUTCDate(date.getUTCDate() + day)
    const closes = timesOf(date, office)
      .map((each) => each.closes)
      .sort()
      .at(-1)
    if (closes === undefined) continue
    if (day === 0 && minutes > minutesOf(closes) - lastMinutesOfDay) continue
    return `${day === 0 ? 'today' : longDay.format(date)}, by ${timeInWords(closes)}`
  }
  return undefined
}

const longDay = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})

const localParts = new Intl.DateTimeFormat('en-US', {
  timeZone,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
})

/** The clinic's day as a date at midnight UTC, and the minutes since its midnight on the wall clock. */
function localTime(instant: Date): { date: Date; minutes: number } {
  const parts = localParts.formatToParts(instant)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((each) => each.type === type)?.value)
  return {
    date: new Date(Date.UTC(part('year'), part('month') - 1, part('day'))),
    minutes: part('hour') * 60 + part('minute'),
  }
}

function timesOf(date: Date, { hours, exceptions }: OfficeTimes): { opens: string; closes: string }[] {
  const day = date.toISOString().slice(0, 10)
  const exception = exceptions.find(({ from, to }) => from <= day && day <= to)
  if (exception) {
    const { opens, closes } = exception
    return opens && closes ? [{ opens, closes }] : []
  }
  const weekday = weekdayOf(day)
  return hours.filter(({ days }) => days.includes(weekday))
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}
