import type { OpeningHours } from '#shared/entities/site.ts'
import type { OfficeTimes } from '#shared/hours/officeTime.ts'
import { dayName, timeInWords, type Weekday, weekdayOf, weekdays } from '#shared/hours/openingHours.ts'
import { comingExceptions, daysOf } from './officeExceptions.ts'

/**
 * An office's hours as text, from which `web/ui/OfficeState.enhancement.ts` tells whether it is open. Each part has the
 * names of days without "day", then times to compare and to read. Exceptions also have their date, and come first:
 * `Fri2026-12-25=;MonTuesWednesThurs=08:30 8:30 am-20:00 8 pm;Fri=08:30 8:30 am-17:00 5 pm`.
 */
export const openingTimes = ({ hours, exceptions }: OfficeTimes): string =>
  [
    ...exceptions.flatMap((exception) =>
      daysOf(exception).map((date) => `${shortName(weekdayOf(date))}${date}=${timesOf([exception])}`),
    ),
    ...weekOf(hours),
  ].join(';')

export const openingTimesAhead = (office: OfficeTimes): string =>
  openingTimes({ ...office, exceptions: comingExceptions(office) })

function weekOf(hours: readonly OpeningHours[]): string[] {
  const namesByTimes = new Map<string, string>()
  for (const day of weekdays) {
    const times = timesOf(hours.filter(({ days }) => days.includes(day)))
    if (times) namesByTimes.set(times, (namesByTimes.get(times) ?? '') + shortName(day))
  }
  return Array.from(namesByTimes, ([times, names]) => `${names}=${times}`)
}

const timesOf = (spans: readonly Partial<Span>[]) =>
  openAndClose(spans.flatMap(({ opens, closes }) => (opens && closes ? { opens, closes } : [])))
    .map((time) => `${time} ${timeInWords(time)}`)
    .join('-')

type Span = Pick<OpeningHours, 'opens' | 'closes'>

/** Opening and closing times in turns: spans may overlap. */
function openAndClose(spans: readonly Span[]): string[] {
  const times: string[] = []
  for (const { opens, closes } of [...spans].sort((one, other) => one.opens.localeCompare(other.opens))) {
    const closed = times.at(-1) ?? ''
    if (opens > closed) times.push(opens, closes)
    else if (closes > closed) times.splice(-1, 1, closes)
  }
  return times
}

const shortName = (day: Weekday) => dayName(day).slice(0, -'day'.length)
