import type { OpeningHours } from '#shared/entities/site.ts'
import { zoneOf } from '#shared/hours/localDay.ts'
import type { OfficeTimes } from '#shared/hours/officeTime.ts'
import { dayName, timeInWords, weekdays } from '#shared/hours/openingHours.ts'
import type { Behind } from '#shared/region/timeZones.ts'
import { comingExceptions, daysOf } from './officeExceptions.ts'

/** The times at which an office alternately opens and closes, in two formats: `08:30`, `8:30 am`. */
type Times = readonly (readonly [time: string, words: string])[]

/** The days of a week, beginning with Sunday, the dates on which the times differ, and the hours behind UTC. */
export interface OpeningTimes {
  week: readonly (readonly [dayName: string, times: Times])[]
  dates: Readonly<Record<string, Times>>
  behind: Behind
}

export const openingTimes = ({ hours, exceptions, timeZone }: OfficeTimes): OpeningTimes => ({
  behind: zoneOf({ timeZone }).behind,
  week: [...weekdays.slice(-1), ...weekdays.slice(0, -1)].map((day) => [
    dayName(day),
    timesOf(hours.filter(({ days }) => days.includes(day))),
  ]),
  dates: Object.fromEntries(
    exceptions.flatMap((exception) => daysOf(exception).map((date) => [date, timesOf([exception])])),
  ),
})

/** The attribute `data-hours`, from which `web/ui/OfficeState.enhancement.ts` writes the line. */
export const openingTimesAhead = (office: OfficeTimes): string =>
  JSON.stringify(openingTimes({ ...office, exceptions: comingExceptions(office) }))

/** Merges overlapping spans. A closed day has no spans. */
function timesOf(spans: readonly Partial<Pick<OpeningHours, 'opens' | 'closes'>>[]): Times {
  const times: string[] = []
  const open = spans.flatMap(({ opens, closes }) => (opens && closes ? { opens, closes } : []))
  for (const { opens, closes } of open.sort((one, other) => one.opens.localeCompare(other.opens))) {
    const closed = times.at(-1) ?? ''
    if (opens > closed) times.push(opens, closes)
    else if (closes > closed) times.splice(-1, 1, closes)
  }
  return times.map((time) => [time, timeInWords(time)])
}
