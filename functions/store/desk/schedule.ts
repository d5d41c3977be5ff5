import type { Issue } from '#shared/entities/problem.ts'
import { auditWrite } from '../audit.ts'
import type { Write } from '../transact.ts'
import type { StoredDocument } from './documents.ts'
import { type DraftRecord, draftWrites } from './drafts.ts'
import { dueWrite } from './due.ts'
import { changedWrites } from './publishedDocument.ts'

/** In ISO 8601. Null cancels a time, and undefined leaves it unchanged. */
export interface ScheduledTimes {
  publishAt?: string | null | undefined
  unpublishAt?: string | null | undefined
}

/** The draft stores the time of publication. The published item stores the end, or the draft if there is none. */
export function scheduleWrites(
  document: StoredDocument,
  { publishAt, unpublishAt, by, at }: ScheduledTimes & { by: string; at: string },
): Write[] {
  const { kind, id, draft, published } = document
  const scheduled = {
    publishAt: publishAt === undefined ? draft?.publishAt : (publishAt ?? undefined),
    ...(!published && unpublishAt !== undefined && { unpublishAt: unpublishAt ?? undefined }),
    // Only a new time of publication makes the current version of the draft the scheduled version.
    scheduledVersion: publishAt === undefined ? draft?.scheduledVersion : draft?.version,
    scheduledBy: by,
    scheduleIssues: undefined,
  }
  return [
    // The entries of cancelled times stay, because they have no effect when they are due.
    ...[publishAt, unpublishAt].flatMap((time) => (time ? [dueWrite({ kind, id, at: time })] : [])),
    ...(draft ? draftWrites(draft, { ...draft, ...scheduled }) : []),
    ...(published && unpublishAt !== undefined
      ? changedWrites(document, { unpublishAt, scheduledBy: by })
      : []),
    auditWrite({ at, by, action: 'schedule', subject: `${kind}/${id}` }),
  ]
}

/** Ends a schedule that could not be carried out, and stores the reasons in the draft. */
export function refusedSchedule(document: StoredDocument, scheduleIssues: Issue[]): Write[] {
  const { draft, published } = document
  const refused: DraftRecord | null = draft && { ...draft, publishAt: undefined, scheduleIssues }
  return [
    ...(refused ? draftWrites(draft, refused) : []),
    ...(published ? changedWrites(document, { unpublishAt: null, scheduledBy: null }) : []),
  ]
}
