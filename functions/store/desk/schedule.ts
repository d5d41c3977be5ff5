import type { Issue } from '#shared/entities/problem.ts'
import { keys } from '#shared/keys.ts'
import { addAuditRecord } from '../audit.ts'
import type { Store } from '../store.ts'
import { missing, updateItem } from '../write.ts'
import { writeDirectoryRow } from './directory.ts'
import { putDirectoryDraft } from './directoryDrafts.ts'
import { directoryRow } from './directoryRows.ts'
import type { StoredDocument } from './documents.ts'
import { directoryDraftOf, draftOf, isIdle } from './drafts.ts'
import { putDue } from './due.ts'

interface Schedule {
  /** ISO 8601; null cancels, undefined changes nothing. */
  publishAt: string | null | undefined
  unpublishAt: string | null | undefined
  by: string
  at: string
}

/** The draft has the time of its publication, and what is published that of its end. False if somebody changed them. */
export async function scheduleDocument(
  store: Store,
  document: StoredDocument,
  { publishAt, unpublishAt, by, at }: Schedule,
): Promise<boolean> {
  const { kind, id, draft, published } = document
  await addAuditRecord(store, { at, by, action: 'schedule', subject: `${kind}/${id}` })
  // Before the document: what is due without a schedule is nothing to do.
  for (const time of [publishAt, unpublishAt]) if (time) await putDue(store, { kind, id, at: time })
  const times = published ? { publishAt } : { publishAt, unpublishAt }
  const change = { ...times, scheduledBy: by, scheduledVersion: draft?.version, scheduleIssues: null }
  if (draft && !(await setDraftTimes(store, document, change))) return false
  return published && unpublishAt !== undefined ? setEnd(store, document, { unpublishAt, by }) : true
}

/** What was due cannot be done: the schedule ends, and the draft says why. */
export async function refuseSchedule(
  store: Store,
  document: StoredDocument,
  issues: readonly Issue[],
): Promise<void> {
  await setDraftTimes(store, document, { publishAt: null, scheduleIssues: issues })
  if (document.published) await setEnd(store, document, { unpublishAt: null, by: null })
}

type Times = Record<string, string | number | readonly Issue[] | null | undefined>

async function setDraftTimes(
  store: Store,
  { kind, id, draft }: StoredDocument,
  times: Times,
): Promise<boolean> {
  if (!draft) return true
  const item = await updateItem(store, keys.draft(kind, id), changeOf(times), isIdle(draft))
  const after = draftOf(item)
  if (!after) return false
  await putDirectoryDraft(store, directoryDraftOf(after))
  return true
}

async function setEnd(
  store: Store,
  document: StoredDocument,
  { unpublishAt, by }: { unpublishAt: string | null; by: string | null },
): Promise<boolean> {
  const { kind, id, published } = document
  const version = published?.version ?? missing
  const item = await updateItem(store, keys.document(kind, id), changeOf({ unpublishAt, scheduledBy: by }), {
    version,
  })
  if (!item) return false
  await writeDirectoryRow(store, { kind, id, row: directoryRow(document, item) })
  return true
}

const changeOf = (times: Times) => ({
  set: Object.fromEntries(Object.entries(times).filter(([, value]) => value !== null)),
  remove: Object.keys(times).filter((name) => times[name] === null),
})
