import { timeZone } from '../fixedFacts.ts'

const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })

/** The day in the clinic's time zone, `YYYY-MM-DD`. */
export const localDay = (at: Date): string => format.format(at)
