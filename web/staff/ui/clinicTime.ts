import { clinicZone } from '#shared/hours/localDay.ts'
import { wallClock } from '#shared/hours/wallClock.ts'

const { id: timeZone, behind } = clinicZone

/** An instant as the value of a `datetime-local` input, such as `2026-11-21T09:00`. */
export const clinicTime = (instant: string): string =>
  wallClock(new Date(instant), behind).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length)

/** In a field for a date, people type 26 for 2026, which the browser takes for the year 26. */
export const inThisCentury = (day: string): string => day.replace(/^00(?=\d\d-)/, '20')

/** Hours from clinic time to UTC. Summer is first, so an hour that occurs twice in fall is its first occurrence. */
const hoursToUtc = behind.toReversed()

export function instantOf(time: string): string {
  const candidates = hoursToUtc.map((hours) =>
    new Date(Date.parse(`${time}Z`) + hours * 3_600_000).toISOString(),
  )
  return candidates.find((instant) => clinicTime(instant) === time) ?? candidates[0] ?? ''
}

const format = new Intl.DateTimeFormat('en-US', {
  timeZone,
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
})

/** A time such as `Nov 21, 2026, 9:00 AM EST`. */
export const dateAndTime = (instant: string): string => format.format(new Date(instant))

const dayFormat = new Intl.DateTimeFormat('en-US', {
  timeZone,
  month: 'short',
  day: 'numeric',
  year: 'numeric',
})

/** A day such as `Nov 21, 2026`. */
export const dayOf = (instant: string): string => dayFormat.format(new Date(instant))

const clockFormat = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })

/** The clinic's time of day, such as `2:05 PM`. */
export const clockTime = (instant: string): string => clockFormat.format(new Date(instant))

const weekdayFormat = new Intl.DateTimeFormat('en-US', {
  timeZone,
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** The clinic's time without the year, such as `Sat, Nov 21, 2:05 PM`. */
export const weekdayAndTime = (instant: string): string => weekdayFormat.format(new Date(instant))
