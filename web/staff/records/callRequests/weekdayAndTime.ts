import { timeZone } from '#shared/site.ts'

const format = new Intl.DateTimeFormat('en-US', {
  timeZone,
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** As in `Sat, Nov 21, 2:05 PM`, at the clinic: requests are a few days old at most. */
export const weekdayAndTime = (instant: string): string => format.format(new Date(instant))
