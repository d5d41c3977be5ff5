import { region } from '../region/ours.ts'
import type { TimeZone } from '../region/timeZones.ts'
import { wallClock } from './wallClock.ts'

/** The clinic's zone, which is that of its schedules and records. An office may be in another zone of the state. */
export const [clinicZone] = region.timeZones

/** The zone of an office, which is the clinic's unless the office names another one. */
export const zoneOf = ({ timeZone }: { timeZone?: string | undefined }): TimeZone =>
  region.timeZones.find(({ id }) => id === timeZone) ?? clinicZone

/** The day, `YYYY-MM-DD`. */
export const localDay = (at: Date, { behind }: TimeZone = clinicZone): string =>
  wallClock(at, behind).toISOString().slice(0, -'T00:00:00.000Z'.length)

/** The time, in the format of stored opening hours, `08:30`. */
export const localTime = (at: Date, { behind }: TimeZone = clinicZone): string =>
  wallClock(at, behind).toISOString().slice(-'00:00:00.000Z'.length, -':00.000Z'.length)

const dayLength = 24 * 60 * 60 * 1_000

export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10)

export const daysBetween = (first: string, last: string): number =>
  (Date.parse(last) - Date.parse(first)) / dayLength
