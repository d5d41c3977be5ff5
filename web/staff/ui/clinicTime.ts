import { timeZone } from '#shared/fixedFacts.ts'

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** An instant as the value of a field for date and time: `2026-11-21T09:00`. */
export function clinicTime(instant: string): string {
  const { year, month, day, hour, minute } = Object.fromEntries(
    parts.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]),
  )
  return `${year}-${month}-${day}T${hour}:${minute}`
}

/** The instant of a date and time at the clinic. Of an hour that the clocks repeat, the first. */
export function instantOf(time: string): string {
  const asUtc = Date.parse(`${time}Z`)
  const offsets = [-1, 1].map((day) => {
    const around = asUtc + day * 24 * 60 * 60 * 1_000
    return Date.parse(`${clinicTime(new Date(around).toISOString())}Z`) - around
  })
  const candidates = offsets.map((offset) => new Date(asUtc - offset).toISOString()).sort()
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

/** As in `Nov 21, 2026, 9:00 AM EST`. */
export const dateAndTime = (instant: string): string => format.format(new Date(instant))

const weekdayFormat = new Intl.DateTimeFormat('en-US', {
  timeZone,
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** As in `Sat, Nov 21, 2:05 PM`, at the clinic: for what is a few days old at most. */
export const weekdayAndTime = (instant: string): string => weekdayFormat.format(new Date(instant))
