import { isRecord } from '../documents/pageContent.ts'
import type { Issue } from '../entities/problem.ts'
import { validationMessages } from '../entities/validationMessages.ts'
import { localDay } from '../hours/localDay.ts'
import type { Content } from '../kinds/kind.ts'

interface DateRange {
  since: number
  /** Years from today. */
  ahead: number
}

const past: DateRange = { since: 2000, ahead: 0 }
const planned: DateRange = { since: 2000, ahead: 2 }

/** The years that a date can mean, by its field. A mistyped year would close no office, or lead all lists for years. */
const ranges = new Map<string, DateRange>([
  ['createdAt', { since: 1990, ahead: 1 }],
  ['updatedAt', { since: 1990, ahead: 1 }],
  ['validUntil', { since: 2000, ahead: 10 }],
  ['startsAt', planned],
  ['endsAt', planned],
  // Only an import has this in the content.
  ['unpublishAt', planned],
  // Closures of an office.
  ['from', planned],
  ['to', planned],
  ['lastReviewed', past],
  ['checkedOn', past],
  // The consent to a review.
  ['date', past],
])

/** Texts, in which a name such as `from` means something else. */
const texts = new Set(['content', 'sections', 'seo'])

/** Days and times that nobody can mean. Only what comes in is checked: what is stored stays readable. */
export const dateIssues = (content: Content, today: string): Issue[] =>
  Object.entries(content).flatMap(([name, value]) => (texts.has(name) ? [] : issuesIn(value, [name], today)))

function issuesIn(value: unknown, path: Issue['path'], today: string): Issue[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => issuesIn(entry, [...path, index], today))
  if (isRecord(value))
    return Object.entries(value).flatMap(([name, part]) => issuesIn(part, [...path, name], today))
  const range = ranges.get(String(path.at(-1)))
  if (!range || typeof value !== 'string') return []
  // Its schema accepts any text, as releases before stored it.
  if (path.at(-1) === 'lastReviewed' && !isDay(value)) return [{ path, message: validationMessages.date }]
  if (Number.isNaN(Date.parse(value))) return []
  const day = /^\d{4}-\d\d-\d\d$/.test(value) ? value : localDay(new Date(value)).padStart(10, '0')
  const since = `${range.since}-01-01`
  const until = yearsAfter(today, range.ahead)
  return since <= day && day <= until && /^\d{4}-/.test(value)
    ? []
    : [{ path, message: validationMessages.dateRange(value.slice(0, 10), since, until) }]
}

/** The same day in a later year. */
const yearsAfter = (day: string, years: number): string => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`

/** `Date` would read February 30 as March 2. */
const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T12:00Z`).toJSON()?.slice(0, 10) === text
