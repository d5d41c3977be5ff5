import type { Issue } from '#shared/entities/problem.ts'
import { addAuditRecord } from '../audit.ts'
import type { Store } from '../store.ts'
import { changePublished } from './changePublished.ts'
import type { StoredDocument } from './documents.ts'
import { changeDraft } from './drafts.ts'
import { putDue } from './due.ts'

/** ISO 8601; null cancels, undefined changes nothing. */
export interface ScheduledTimes {
  publishAt?: string | null | undefined
  unpublishAt?: string | null | undefined
}

/** The draft has the time of its publication, and what is published that of its end. False if somebody changed them. */
export async function scheduleDocument(
  store: Store,
  document: StoredDocument,
  { publishAt, unpublishAt, by, at }: ScheduledTimes & { by: string; at: string },
): Promise<boolean> {
  const { kind, id, draft, published } = document
  await addAuditRecord(store, { at, by, action: 'schedule', subject: `${kind}/${id}` })
  // Before the document: what is due without a schedule is nothing to do.
  for (const time of [publishAt, unpublishAt]) if (time) await putDue(store, { kind, id, at: time })
  const times = published ? { publishAt } : { publishAt, unpublishAt }
  const change = { ...times, scheduledBy: by, scheduledVersion: draft?.version, scheduleIssues: null }
  if (draft && !(await changeDraft(store, draft, change))) return false
  return published && unpublishAt !== undefined
    ? changePublished(store, document, { unpublishAt, scheduledBy: by })
    : true
}

/** What was due cannot be done: the schedule ends, and the draft says why. */
export async function refuseSchedule(
  store: Store,
  document: StoredDocument,
  issues: readonly Issue[],
): Promise<void> {
  const { draft, published } = document
  if (draft) await changeDraft(store, draft, { publishAt: null, scheduleIssues: issues })
  if (published) await changePublished(store, document, { unpublishAt: null, scheduledBy: null })
}
