import { validationMessages } from '#shared/entities/validationMessages.ts'
import { changesOf } from '#shared/kinds/changesOf.ts'
import { kinds } from '#shared/kinds/kinds.ts'
import { errorFields, log } from '../log.ts'
import { Problem, refusal } from '../problem.ts'
import { deleteExpired } from '../store/desk/bin.ts'
import { contentOf, PublicationMetadata, periodOf } from '../store/desk/documentFacts.ts'
import { findDocument, type StoredDocument } from '../store/desk/documents.ts'
import { type Due, doneWrite, dueUntil, postpone } from '../store/desk/due.ts'
import { emptyDraftWrites } from '../store/desk/emptyDrafts.ts'
import { refusedSchedule } from '../store/desk/schedule.ts'
import { renderWrite } from '../store/renderRequest.ts'
import type { Store } from '../store/store.ts'
import type { Write } from '../store/transact.ts'
import { writeChecked } from '../store/writeChecked.ts'
import { publicationWrites } from './publication.ts'
import { takeDownWrites } from './takeDown.ts'

/**
 * Publishes and unpublishes what is due at a time (ISO 8601) or has been since an earlier run, empties the bin, and
 * deletes new drafts in which nobody wrote. What staff did in the meantime wins.
 */
export async function runDue(store: Store, now: string, startRendering: () => Promise<void>): Promise<void> {
  await runDueDocuments(store, { now, due: await dueUntil(store, now) }, startRendering)
}

/** Alerts come first, and no other entry delays their rendering. */
export async function runDueDocuments(
  store: Store,
  { now, due }: { now: string; due: readonly Due[] },
  startRendering: () => Promise<void>,
): Promise<void> {
  const { alerts = [], others = [] } = Object.groupBy(due, ({ kind }) =>
    kinds[kind].period ? 'alerts' : 'others',
  )
  const failed: string[] = []
  for (const entries of [alerts, others]) {
    const run = await runEntries(store, entries, now)
    failed.push(...run.failed)
    if (run.isVisible) await startRendering()
  }
  if (failed.length > 0) throw new Error(`Documents that are due failed: ${failed.join(', ')}`)
}

/** What fails, such as a damaged document, is tried again later, after the others. */
async function runEntries(
  store: Store,
  entries: readonly Due[],
  now: string,
): Promise<{ failed: string[]; isVisible: boolean }> {
  const failed: string[] = []
  let isVisible = false
  for (const entry of entries) {
    try {
      await deleteExpired(store, entry, now)
      await writeChecked(store, async () => {
        const due = await dueWrites(store, entry, now)
        isVisible ||= due.isVisible
        return [...due.writes, doneWrite(entry)]
      })
    } catch (error) {
      const document = `${entry.kind}/${entry.id}`
      log('error', { document, ...errorFields(error) })
      failed.push(document)
      await postpone(store, entry, now)
    }
  }
  return { failed, isVisible }
}

interface DueWrites {
  writes: readonly Write[]
  /** For visitors: it requests a rendering. */
  isVisible: boolean
}

async function dueWrites(store: Store, { kind, id, at }: Due, now: string): Promise<DueWrites> {
  const document = await findDocument(store, { kind, id })
  if (!document) return { writes: [], isVisible: false }
  const content = document.published && contentOf(kind, document.published)
  try {
    const scheduled = await scheduledWrites(store, document, now)
    if (scheduled) return { writes: scheduled, isVisible: true }
    // It was published ahead of its start, which is now: pages have to show it.
    if (content && periodOf(kind, content)?.start === at)
      return { writes: [renderWrite(changesOf(document, content, content))], isVisible: true }
    return { writes: emptyDraftWrites(document, now), isVisible: false }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    log('error', { kind, id, scheduleRefused: true, ...errorFields(error) })
    const issues = error.details.issues ?? [{ path: [], message: error.message }]
    return { writes: refusedSchedule(document, issues), isVisible: false }
  }
}

/** Undefined if nothing of the document is due. */
async function scheduledWrites(
  store: Store,
  document: StoredDocument,
  now: string,
): Promise<Write[] | undefined> {
  const { kind, draft, published } = document
  if (draft?.publishAt !== undefined && draft.publishAt <= now) {
    const { content, version, updatedBy, scheduledBy: by = updatedBy, scheduledVersion = version } = draft
    if (version !== scheduledVersion) throw refusal([{ path: [], message: validationMessages.changedSince }])
    return publicationWrites({ store, document, action: 'publish', content, by, at: now })
  }
  const { unpublishAt, scheduledBy, publishedBy } = PublicationMetadata.parse(published ?? {})
  const end = published && (periodOf(kind, published)?.end ?? unpublishAt)
  if (end === undefined || end > now) return undefined
  const by = scheduledBy ?? publishedBy ?? ''
  return takeDownWrites(store, document, { action: 'unpublish', by, at: now })
}
