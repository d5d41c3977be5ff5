import { timeZone } from '#shared/fixedFacts.ts'

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
