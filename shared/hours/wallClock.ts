import type { Behind } from '../region/timeZones.ts'

/**
 * What the clocks of a time zone show, as the UTC time of the result. Daylight saving time begins at two on the second
 * Sunday of March and ends at two on the first of November. The time zones of `Intl` would take a slow phone 60 ms to
 * load, just when it is tapped, and a function a fifth of its start.
 */
export function wallClock(instant: Date, [winter, summer]: Behind): Date {
  const hoursBefore = (hours: number) => new Date(+instant - hours * 36e5)
  // The time in winter, less the hour at which the clocks change: one in fall, two in spring.
  const date = hoursBefore(winter + (instant.getUTCMonth() > 5 ? 1 : 2))
  /** 81 to 111 for the Sundays of March, 401 to 430 for the Sundays of November. */
  const lastSunday = date.getUTCMonth() * 40 + date.getUTCDate() - date.getUTCDay()
  return hoursBefore(lastSunday > 87 && lastSunday < 401 ? summer : winter)
}
