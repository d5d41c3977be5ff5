/**
 * The local time of the offices, as the UTC time of the result. Daylight saving time begins on the second Sunday of
 * March and ends on the first of November. The time zones of `Intl` would take a slow phone 60 ms to load, just when it
 * is tapped.
 */
export function easternTime(instant: Date): Date {
  const hoursBefore = (hours: number) => new Date(+instant - hours * 36e5)
  // The clocks change at 7 am UTC in spring and at 6 am in fall.
  const date = hoursBefore(instant.getUTCMonth() > 5 ? 6 : 7)
  /** 81 to 111 for the Sundays of March, 401 to 430 for the Sundays of November. */
  const lastSunday = date.getUTCMonth() * 40 + date.getUTCDate() - date.getUTCDay()
  return hoursBefore(lastSunday > 87 && lastSunday < 401 ? 4 : 5)
}
