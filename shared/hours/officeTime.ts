import type { Office } from '../entities/site.ts'
import { timeZone } from '../fixedFacts.ts'
import { localDay } from './localDay.ts'
import { weekdayOf } from './openingHours.ts'
import { timeInWords } from './timeInWords.ts'

/** A call that is asked for later may wait until the next office day. */
const lastMinutesOfDay = 120

export type OfficeTimes = Pick<Office, 'hours' | 'exceptions'>

/** A closed office has other hours again after this many days. */
const longestClosure = 40

export function isOpen(instant: Date, office: OfficeTimes): boolean {
  const now = wallClock.format(instant)
  return timesOf(localDay(instant), office).some(({ opens, closes }) => opens <= now && now < closes)
}

/**
 * When somebody who asks for a call is called back at the latest, in words: before the office closes today, or on its
 * next open day. Undefined without opening hours.
 */
export function callBackBy(instant: Date, office: OfficeTimes): string | undefined {
  const date = new Date(localDay(instant))
  for (let day = 0; day <= longestClosure; day += 1) {
    const closes = timesOf(date.toISOString().slice(0, 10), office)
      .map((each) => each.closes)
      .sort()
      .at(-1)
    const isLate =
      day === 0 && closes && minutesOf(wallClock.format(instant)) > minutesOf(closes) - lastMinutesOfDay
    if (closes && !isLate) return `${day === 0 ? 'today' : longDay.format(date)}, by ${timeInWords(closes)}`
    date.setUTCDate(date.getUTCDate() + 1)
  }
  return undefined
}

const longDay = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})

/** `08:30`, as opening hours are stored. */
const wallClock = new Intl.DateTimeFormat('en-US', {
  timeZone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

function timesOf(day: string, { hours, exceptions }: OfficeTimes): { opens: string; closes: string }[] {
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
