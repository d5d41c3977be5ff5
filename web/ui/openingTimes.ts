import type { OpeningHours } from '#shared/entities/site.ts'
import type { OfficeTimes } from '#shared/hours/officeTime.ts'
import { weekdays } from '#shared/hours/openingHours.ts'
import { comingExceptions, daysOf } from './officeExceptions.ts'

/** The times at which an office opens and closes in turns, by weekday, and by date where they are others. */
export type OpeningTimes = Readonly<Record<string, readonly string[]>>

export const openingTimes = ({ hours, exceptions }: OfficeTimes): OpeningTimes =>
  Object.fromEntries([
    ...weekdays.map((day) => [day, openAndClose(hours.filter(({ days }) => days.includes(day)))] as const),
    ...exceptions.flatMap((exception) =>
      daysOf(exception).map((date) => [date, openAndClose([exception])] as const),
    ),
  ])

/** The attribute of a line that `web/ui/OfficeState.enhancement.ts` writes. */
export const openingTimesAhead = (office: OfficeTimes): string =>
  JSON.stringify(openingTimes({ ...office, exceptions: comingExceptions(office) }))

/** Spans may overlap, and a closed day has none. */
function openAndClose(spans: readonly Partial<Pick<OpeningHours, 'opens' | 'closes'>>[]): string[] {
  const times: string[] = []
  const open = spans.flatMap(({ opens, closes }) => (opens && closes ? { opens, closes } : []))
  for (const { opens, closes } of open.sort((one, other) => one.opens.localeCompare(other.opens))) {
    const closed = times.at(-1) ?? ''
    if (opens > closed) times.push(opens, closes)
    else if (closes > closed) times.splice(-1, 1, closes)
  }
  return times
}
