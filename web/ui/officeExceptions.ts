import type { Office, OfficeException } from '#shared/entities/site.ts'
import { dayAfter, daysBetween, localDay, zoneOf } from '#shared/hours/localDay.ts'
import type { OfficeTimes } from '#shared/hours/officeTime.ts'
import { dayInWords, type HoursInWords, timeInWords, weekInWords } from '#shared/hours/openingHours.ts'
import { region } from '#shared/region/ours.ts'

/** Pages announce exceptions this many days ahead. Pages are rendered at least once a day, so this stays true. */
const horizon = 60

/** Exceptions that have not ended and begin within the horizon, the next first. */
export function comingExceptions(
  { exceptions, timeZone }: Pick<Office, 'exceptions' | 'timeZone'>,
  today = localDay(new Date(), zoneOf({ timeZone })),
): OfficeException[] {
  const last = dayAfter(today, horizon)
  return exceptions
    .filter(({ from, to }) => to >= today && from <= last)
    .sort((one, other) => one.from.localeCompare(other.from))
}

export const hoursAhead = (office: OfficeTimes): HoursInWords[] => [
  ...weekInWords(office.hours),
  ...comingExceptions(office).map(exceptionInWords),
  ...(region.timeZones.length > 1 ? [{ days: 'Time zone', times: zoneOf(office).name }] : []),
]

/** `Thursday, December 24 to Friday, December 25`, `closed (Christmas)`. */
export const exceptionInWords = ({ from, to, opens, closes, reason }: OfficeException): HoursInWords => ({
  days: from === to ? dayInWords(from) : `${dayInWords(from)} to ${dayInWords(to)}`,
  times: `${opens && closes ? `${timeInWords(opens)} to ${timeInWords(closes)}` : 'closed'} (${reason})`,
})

export const daysOf = ({ from, to }: Pick<OfficeException, 'from' | 'to'>): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, day) => dayAfter(from, day))
