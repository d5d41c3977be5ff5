import { timeZone } from '#shared/site.ts'

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
