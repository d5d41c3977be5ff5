import { timeZone } from '../site.ts'

/** The day in the clinic's time zone, `YYYY-MM-DD`. */
export const localDay = (at: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: timeZone, dateStyle: 'short' }).format(at)
