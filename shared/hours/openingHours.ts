import type { GroupSession, OpeningHours } from '../entities/site.ts'
import { timeInWords } from './timeInWords.ts'

const dayNames = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
} as const

export type Weekday = OpeningHours['days'][number]

export const weekdays: readonly Weekday[] = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

/** Of a date, as in `2026-12-25`. */
export const weekdayOf = (date: string): Weekday => weekdays.at(new Date(date).getUTCDay() - 1) ?? 'Mo'

export const dayName = (day: Weekday): string => dayNames[day]

/** `Monday to Thursday` or `Monday, Wednesday`, `8:30 am to 8 pm`. */
export const hoursInWords = ({ days, opens, closes }: OpeningHours): { days: string; times: string } => ({
  days: daysInWords(days),
  times: `${timeInWords(opens)} to ${timeInWords(closes)}`,
})

/** The hours of a week, with the days on which the office is closed; none for a place without hours. */
export function weekInWords(hours: readonly OpeningHours[]): { days: string; times: string }[] {
  if (hours.length === 0) return []
  const closed = weekdays.filter((day) => !hours.some(({ days }) => days.includes(day)))
  const closedDays = closed.length === 2 ? closed.map(dayName).join(' and ') : daysInWords(closed)
  return [...hours.map(hoursInWords), ...(closed.length > 0 ? [{ days: closedDays, times: 'closed' }] : [])]
}

function daysInWords(days: readonly Weekday[]): string {
  const names = weekdays.filter((day) => days.includes(day)).map(dayName)
  const [first, last] = [names[0], names.at(-1)]
  return names.length > 1 && isRange(days) ? `${first} to ${last}` : names.join(', ')
}

const isRange = (days: readonly Weekday[]): boolean => {
  const indexes = days.map((day) => weekdays.indexOf(day))
  return Math.max(...indexes) - Math.min(...indexes) === new Set(days).size - 1
}

/** `Mon, Wed, Thu`, `5 pm to 8 pm`. */
export const groupInWords = ({
  days,
  starts,
  ends,
}: Pick<GroupSession, 'starts' | 'ends'> & {
  days: readonly GroupSession['days'][number][]
}): { days: string; times: string } => ({
  days: days.map((day) => dayName(day).slice(0, 3)).join(', '),
  times: `${timeInWords(starts)} to ${timeInWords(ends)}`,
})
