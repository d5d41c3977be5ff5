import { timeZone } from '../fixedFacts.ts'
import { once } from '../once.ts'

// Made when first used: loading a locale would take a fifth of the start of a function, and few functions name a day.
const format = once(() => new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }))

/** The day in the clinic's time zone, `YYYY-MM-DD`. */
export const localDay = (at: Date): string => format().format(at)

const wallClock = once(
  () => new Intl.DateTimeFormat('en-US', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
)

/** The time in the clinic's time zone, in the format of stored opening hours, `08:30`. */
export const localTime = (at: Date): string => wallClock().format(at)

const dayLength = 24 * 60 * 60 * 1_000

export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10)

export const daysBetween = (first: string, last: string): number =>
  (Date.parse(last) - Date.parse(first)) / dayLength
