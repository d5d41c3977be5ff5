import { timeZone } from '../fixedFacts.ts'

let format: Intl.DateTimeFormat | undefined

/** The day in the clinic's time zone, `YYYY-MM-DD`. */
export function localDay(at: Date): string {
  // Making one takes half a millisecond, and each rendered page needs several days.
  format ??= new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  return format.format(at)
}
