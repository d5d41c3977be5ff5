import type { Office } from '../entities/site.ts'
import { dayAfter, localDay, localTime, zoneOf } from './localDay.ts'
import { dayInWords, timeInWords, weekdayOf } from './openingHours.ts'

/** Milliseconds before closing. A request after this time may be called back on the next office day. */
const lastCall = 2 * 60 * 60 * 1_000

export type OfficeTimes = Pick<Office, 'hours' | 'exceptions' | 'timeZone'>

/** Days within which an office with regular hours opens again. An exception has at most 31 days. */
const longestClosure = 40

export function isOpen(instant: Date, office: OfficeTimes): boolean {
  const zone = zoneOf(office)
  const now = localTime(instant, zone)
  return timesOf(localDay(instant, zone), office).some(({ opens, closes }) => opens <= now && now < closes)
}

/** The time, in words, by which the office calls back: closing time today or on the next open day, if there is one. */
export function callBackBy(instant: Date, office: OfficeTimes): string | undefined {
  const zone = zoneOf(office)
  const today = localDay(instant, zone)
  const callUntil = new Date(instant.getTime() + lastCall)
  for (let days = 0; days <= longestClosure; days += 1) {
    const day = dayAfter(today, days)
    const closes = timesOf(day, office)
      .map((each) => each.closes)
      .sort()
      .at(-1)
    const isLate =
      days === 0 && closes && (localDay(callUntil, zone) > day || localTime(callUntil, zone) > closes)
    if (closes && !isLate) return `${days === 0 ? 'today' : dayInWords(day)}, by ${timeInWords(closes)}`
  }
  return undefined
}

function timesOf(day: string, { hours, exceptions }: OfficeTimes): { opens: string; closes: string }[] {
  const exception = exceptions.find(({ from, to }) => from <= day && day <= to)
  if (exception) {
    const { opens, closes } = exception
    return opens && closes ? [{ opens, closes }] : []
  }
  const weekday = weekdayOf(day)
  return hours.filter(({ days }) => days.includes(weekday))
}
