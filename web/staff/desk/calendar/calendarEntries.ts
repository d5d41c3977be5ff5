import type { AuditEntry } from '#shared/entities/auditRecord.ts'
import type { DocumentKind, DocumentSummary } from '#shared/entities/documents.ts'
import { dayAfter } from '#shared/hours/localDay.ts'
import { allScreens } from '../../screens.ts'
import { clinicTime } from '../../ui/clinicTime.ts'

export interface CalendarEntry {
  at: string
  /** In clinic time. */
  day: string
  what: string
  kind: DocumentKind
  id: string
  title: string
  isDeleted?: boolean | undefined
  isPast: boolean
}

/** What Activity records of a document that went out or came off. */
const done: Readonly<Record<string, string>> = {
  publish: 'Published',
  putBack: 'Put back',
  restore: 'Restored',
  unpublish: 'Taken off',
  withdraw: 'Taken off',
  delete: 'Deleted',
}

type Scheduled = Pick<DocumentSummary, 'kind' | 'id' | 'title' | 'publishAt' | 'startsAt' | 'unpublishAt'>

/** What is scheduled and what was done, the earliest first. */
export function calendarEntries(
  documents: readonly Scheduled[],
  records: readonly AuditEntry[],
  now: string,
): CalendarEntry[] {
  const scheduled = documents.flatMap(({ kind, id, title, publishAt, startsAt, unpublishAt }) =>
    [
      { at: publishAt, what: 'Goes out' },
      { at: startsAt, what: startsAt && startsAt <= now ? 'Began' : 'Begins' },
      {
        at: unpublishAt,
        what: kind !== 'alert' ? 'Comes off' : (unpublishAt ?? '') <= now ? 'Ended' : 'Ends',
      },
    ].flatMap(({ at, what }) => {
      // What is due but not done yet is not over. An alert begins and ends by itself.
      const isPast = kind === 'alert' && at !== undefined && at <= now
      return at ? [{ at, what, kind, id, title, isPast }] : []
    }),
  )
  const past = records.flatMap(({ at, action, subject, title = '', isDeleted }) => {
    const what = done[action]
    const [name, ...rest] = subject.split('/')
    const kind = kinds.find((one) => one === name)
    return what && kind ? [{ at, what, kind, id: rest.join('/'), title, isDeleted, isPast: true }] : []
  })
  return [...scheduled, ...past]
    .map((entry) => ({ ...entry, day: clinicTime(entry.at).slice(0, 10) }))
    .sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
}

const kinds = allScreens.flatMap((screen) => screen.kinds)

/** The days of a month such as `2026-11`. */
export function daysOf(month: string): string[] {
  const first = `${month}-01`
  return Array.from({ length: 31 }, (_, index) => dayAfter(first, index)).filter((day) =>
    day.startsWith(month),
  )
}

/** 1 for Sunday. */
export const columnOf = (day: string): number => new Date(`${day}T00:00:00.000Z`).getUTCDay() + 1
