import type { GroupSession, OpeningHours } from '../entities/site.ts'
import { once } from '../once.ts'
import type { Language } from '../pages.ts'

const words = {
  en: { to: 'to', and: 'and', closed: 'closed' },
  es: { to: 'a', and: 'y', closed: 'cerrado' },
} as const satisfies Record<Language, object>

/** `Monday to Thursday`, `8:30 am to 8 pm`. */
export interface HoursInWords {
  days: string
  times: string
}

type Weekday = OpeningHours['days'][number]

export const weekdays: readonly Weekday[] = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

/** The weekday of a date such as `2026-12-25`. */
export const weekdayOf = (date: string): Weekday => weekdays.at(new Date(date).getUTCDay() - 1) ?? 'Mo'

function dayNameIn(language: Language) {
  const format = once(() => new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }))
  // The first of January 2024 was a Monday.
  return (day: Weekday): string => format().format(Date.UTC(2024, 0, 1 + weekdays.indexOf(day)))
}
export const dayName = dayNameIn('en')

/** `Monday to Thursday` or `Monday, Wednesday`, `8:30 am to 8 pm`; in Spanish `lunes a jueves`, `8:30 am a 8 pm`. */
export const hoursIn =
  (language: Language) =>
  ({ days, opens, closes }: OpeningHours): HoursInWords => ({
    days: daysIn(language, days),
    times: `${timeInWords(opens)} ${words[language].to} ${timeInWords(closes)}`,
  })

/** The hours of a week, including the days on which the office is closed. Empty for a place without hours. */
export const weekIn =
  (language: Language) =>
  (hours: readonly OpeningHours[]): HoursInWords[] => {
    if (hours.length === 0) return []
    const { and, closed: isClosed } = words[language]
    const closed = weekdays.filter((day) => !hours.some(({ days }) => days.includes(day)))
    const closedDays =
      closed.length === 2 ? closed.map(dayNameIn(language)).join(` ${and} `) : daysIn(language, closed)
    return [
      ...hours.map(hoursIn(language)),
      ...(closed.length > 0 ? [{ days: closedDays, times: isClosed }] : []),
    ]
  }

export const weekInWords = weekIn('en')

function daysIn(language: Language, days: readonly Weekday[]): string {
  const names = weekdays.filter((day) => days.includes(day)).map(dayNameIn(language))
  const [first, last] = [names[0], names.at(-1)]
  return names.length > 1 && isRange(days) ? `${first} ${words[language].to} ${last}` : names.join(', ')
}

const isRange = (days: readonly Weekday[]): boolean => {
  const indexes = days.map((day) => weekdays.indexOf(day))
  return Math.max(...indexes) - Math.min(...indexes) === new Set(days).size - 1
}

/** `Mon, Wed, Thu`, `5 pm to 8 pm`. */
export const groupInWords = ({ days, starts, ends }: Omit<GroupSession, 'name'>): HoursInWords => ({
  days: days.map((day) => dayName(day).slice(0, 3)).join(', '),
  times: `${timeInWords(starts)} to ${timeInWords(ends)}`,
})

/** `8:30 am`, `5 pm`. */
export const timeInWords = (time: string): string =>
  `${Number(time.slice(0, 2)) % 12 || 12}${time.slice(2).replace(':00', '')} ${time < '12' ? 'am' : 'pm'}`

const longDay = once(
  () => new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }),
)

/** `Thursday, December 24`. */
export const dayInWords = (day: string): string => longDay().format(new Date(day))
