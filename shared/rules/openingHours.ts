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

export const dayName = (day: OpeningHours['days'][number]): string => dayNames[day]

/** `Monday to Thursday`, `8:30 am to 8 pm`. */
export function hoursInWords({ days, opens, closes }: OpeningHours): { days: string; times: string } {
  const [first, last] = [days[0], days.at(-1)]
  const range =
    first && last && first !== last ? `${dayName(first)} to ${dayName(last)}` : first && dayName(first)
  return { days: range ?? '', times: `${timeInWords(opens)} to ${timeInWords(closes)}` }
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
