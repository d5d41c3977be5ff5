import { validationMessages } from '#shared/entities/validationMessages.ts'
import { changesOf } from '#shared/kinds/changesOf.ts'
import { Problem, refusal } from '../http/problem.ts'
import { errorFields, log } from '../log.ts'
import { deleteExpired } from '../store/desk/bin.ts'
import { type DocumentName, PublicationMetadata, periodOf } from '../store/desk/documentFacts.ts'
import { findDocument, type StoredDocument } from '../store/desk/documents.ts'
import { type Due, deleteDue, dueUntil } from '../store/desk/due.ts'
import { deleteEmptyDraft } from '../store/desk/emptyDrafts.ts'
import { isRunning, startOperation } from '../store/desk/operations.ts'
import { refuseSchedule } from '../store/desk/schedule.ts'
import type { Store } from '../store/store.ts'
import { type RequestRendering, runOperations } from './runOperations.ts'
import { startPublication } from './startPublication.ts'
import { requireNoChildren } from './takeDown.ts'

/**
 * Publishes and unpublishes what is due at a time (ISO 8601) or has been since an earlier run, finishes operations that
 * were interrupted, empties the bin, and deletes new drafts in which nobody wrote. What staff did in the meantime wins.
 */
export async function runDue(store: Store, now: string, requestRendering: RequestRendering): Promise<void> {
  await runDueDocuments(store, { now, due: await dueUntil(store, now) }, requestRendering)
}

/** A document that cannot be published, such as a damaged one, does not keep the others from it. */
export async function runDueDocuments(
  store: Store,
  { now, due }: { now: string; due: readonly Due[] },
  requestRendering: RequestRendering,
): Promise<void> {
  const failed = new Set<string>()
  for (const entry of due)
    await runEntry(store, entry, { now, requestRendering }).catch((failure: unknown) => {
      const document = `${entry.kind}/${entry.id}`
      log('error', { document, ...errorFields(failure) })
      failed.add(document)
    })
  if (failed.size > 0) throw new Error(`Documents that are due failed: ${[...failed].join(', ')}`)
}

async function runEntry(
  store: Store,
  due: Due,
  { now, requestRendering }: { now: string; requestRendering: RequestRendering },
): Promise<void> {
  const { kind, id, at } = due
  await startScheduled(store, { kind, id }, now)
  await runOperations(store, [{ kind, id }], requestRendering)
  const document = await findDocument(store, { kind, id })
  // It was published ahead of its start, which is now: pages have to show it.
  if (document?.published && periodOf(kind, document.published)?.start === at)
    await requestRendering(changesOf(document, document.published, document.published))
  await deleteExpired(store, { kind, id }, now)
  if (document) await deleteEmptyDraft(store, document, now)
  await deleteDue(store, due)
}

async function startScheduled(store: Store, name: DocumentName, now: string): Promise<void> {
  const document = await findDocument(store, name)
  if (!document || isRunning(document)) return
  const { draft, published } = document
  const unpublishAt =
    published && (periodOf(name.kind, published)?.end ?? PublicationMetadata.parse(published).unpublishAt)
  try {
    if (draft?.publishAt !== undefined && draft.publishAt <= now) {
      const { content, version, updatedBy, scheduledBy = updatedBy, scheduledVersion = version } = draft
      if (version !== scheduledVersion)
        throw refusal([{ path: [], message: validationMessages.changedSince }])
      await startPublication(store, document, { action: 'publish', content, by: scheduledBy, at: now })
    } else if (unpublishAt !== undefined && unpublishAt <= now) await startUnpublication(store, document, now)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    log('error', { ...name, scheduleRefused: true, ...errorFields(error) })
    await refuseSchedule(store, document, error.details.issues ?? [{ path: [], message: error.message }])
  }
}

async function startUnpublication(store: Store, document: StoredDocument, now: string): Promise<void> {
  await requireNoChildren(store, document)
  const { scheduledBy, publishedBy } = PublicationMetadata.parse(document.published)
  const by = scheduledBy ?? publishedBy ?? ''
  await startOperation(store, document, { action: 'unpublish', by, at: now })
}
