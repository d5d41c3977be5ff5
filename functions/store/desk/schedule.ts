import type { Issue } from '#shared/entities/problem.ts'
import { auditWrite } from '../audit.ts'
import type { Write } from '../transact.ts'
import type { StoredDocument } from './documents.ts'
import { type DraftRecord, draftWrites } from './drafts.ts'
import { dueWrite } from './due.ts'
import { changedWrites } from './publishedDocument.ts'

/** ISO 8601; null cancels, undefined changes nothing. */
export interface ScheduledTimes {
  publishAt?: string | null | undefined
  unpublishAt?: string | null | undefined
}

/** The draft has the time of its publication; the published item has the time of its end. */
export function scheduleWrites(
  document: StoredDocument,
  { publishAt, unpublishAt, by, at }: ScheduledTimes & { by: string; at: string },
): Write[] {
  const { kind, id, draft, published } = document
  const scheduled = {
    publishAt: publishAt === undefined ? draft?.publishAt : (publishAt ?? undefined),
    ...(!published && unpublishAt !== undefined && { unpublishAt: unpublishAt ?? undefined }),
    // A new end does not approve changes made since the schedule.
    scheduledVersion: publishAt === undefined ? draft?.scheduledVersion : draft?.version,
    scheduledBy: by,
    scheduleIssues: undefined,
  }
  return [
    // An entry that is due but has no schedule needs nothing.
    ...[publishAt, unpublishAt].flatMap((time) => (time ? [dueWrite({ kind, id, at: time })] : [])),
    ...(draft ? draftWrites(draft, { ...draft, ...scheduled }) : []),
    ...(published && unpublishAt !== undefined
      ? changedWrites(document, { unpublishAt, scheduledBy: by })
      : []),
    auditWrite({ at, by, action: 'schedule', subject: `${kind}/${id}` }),
  ]
}

/** A schedule that could not be carried out ends, and the draft says why. */
export function refusedSchedule(document: StoredDocument, scheduleIssues: Issue[]): Write[] {
  const { draft, published } = document
  const refused: DraftRecord | null = draft && { ...draft, publishAt: undefined, scheduleIssues }
  return [
    ...(refused ? draftWrites(draft, refused) : []),
    ...(published ? changedWrites(document, { unpublishAt: null, scheduledBy: null }) : []),
  ]
}
