import { validationMessages } from '#shared/entities/validationMessages.ts'
import { changesOf } from '#shared/kinds/changesOf.ts'
import { errorFields, log } from '../log.ts'
import { Problem, refusal } from '../problem.ts'
import { deleteExpired } from '../store/desk/bin.ts'
import { contentOf, metadataOf, periodOf } from '../store/desk/documentFacts.ts'
import { findDocument, type StoredDocument } from '../store/desk/documents.ts'
import { requireIntact } from '../store/desk/drafts.ts'
import { type Due, doneWrite, duePartitions, dueUntil, postpone } from '../store/desk/due.ts'
import { emptyDraftWrites } from '../store/desk/emptyDrafts.ts'
import { refusedSchedule } from '../store/desk/schedule.ts'
import { findVersion } from '../store/desk/versions.ts'
import { renderWrite } from '../store/renderRequest.ts'
import type { Store } from '../store/store.ts'
import type { Write } from '../store/transact.ts'
import { writeChecked } from '../store/writeChecked.ts'
import { publicationWrites } from './publication.ts'
import { takeDownWrites } from './takeDown.ts'

/**
 * Publishes and unpublishes all documents that are due at `now` (ISO 8601). Also deletes documents whose time in the
 * bin is over, and new drafts in which nobody wrote. A document that staff change meanwhile is read again. Alerts are
 * first, so that their rendering does not wait for other entries. `isMeant` selects entries, by default all.
 */
export async function runDue(
  store: Store,
  now: string,
  startRendering: () => Promise<void>,
  isMeant: (entry: Due) => boolean = () => true,
): Promise<void> {
  const failed: string[] = []
  for (const partition of duePartitions) {
    let isVisible = false
    for (const entry of (await dueUntil(store, partition, now)).filter(isMeant)) {
      const done = await runEntry(store, entry, now)
      if (done === undefined) failed.push(`${entry.kind}/${entry.id}`)
      isVisible ||= done?.isVisible === true
    }
    if (isVisible) await startRendering()
  }
  if (failed.length > 0) throw new Error(`Documents that are due failed: ${failed.join(', ')}`)
}

/** Undefined if the entry fails, such as for a damaged document. A failed entry is tried again later, after others. */
async function runEntry(store: Store, entry: Due, now: string): Promise<DueWrites | undefined> {
  try {
    await deleteExpired(store, entry, now)
    let due: DueWrites | undefined
    await writeChecked(store, async () => {
      due = await dueWrites(store, entry, now)
      return [...due.writes, doneWrite(entry)]
    })
    return due
  } catch (error) {
    log('error', { document: `${entry.kind}/${entry.id}`, ...errorFields(error) })
    await postpone(store, entry, now)
    return undefined
  }
}

interface DueWrites {
  writes: readonly Write[]
  /** True if visitors see a difference, so that a rendering has to start. */
  isVisible: boolean
}

async function dueWrites(store: Store, { kind, id, at }: Due, now: string): Promise<DueWrites> {
  const document = await findDocument(store, { kind, id })
  if (!document) return { writes: [], isVisible: false }
  if (document.draft) requireIntact(document.draft)
  const content = document.published && contentOf(kind, document.published)
  try {
    const scheduled = await scheduledWrites(store, document, now)
    if (scheduled) return { writes: scheduled, isVisible: true }
    // The document was published before its start, which is now. So pages have to show the document from now on.
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

async function scheduledWrites(
  store: Store,
  document: StoredDocument,
  now: string,
): Promise<Write[] | undefined> {
  const { kind, draft, published } = document
  if (draft?.publishAt !== undefined && draft.publishAt <= now) {
    const { version, updatedBy, scheduledBy: by = updatedBy, scheduledVersion = version } = draft
    // If the draft was changed after scheduling, the history has the scheduled version, numbered by its `publishAt`.
    const { content } =
      version === scheduledVersion
        ? draft
        : ((await findVersion(store, document, Date.parse(draft.publishAt))) ?? {})
    // Earlier releases did not keep the scheduled version.
    if (!content) throw refusal([{ path: [], message: validationMessages.changedSince }])
    return publicationWrites({ store, document, action: 'publish', content, by, at: now })
  }
  const { unpublishAt, scheduledBy, publishedBy } = metadataOf(published ?? {})
  const end = published && (periodOf(kind, published)?.end ?? unpublishAt)
  if (end === undefined || end > now) return undefined
  const by = scheduledBy ?? publishedBy ?? ''
  return takeDownWrites(store, document, { action: 'unpublish', by, at: now })
}
