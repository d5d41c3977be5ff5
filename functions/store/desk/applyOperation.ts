import { keys } from '#shared/keys.ts'
import { changesOf } from '#shared/kinds/changesOf.ts'
import { isOrdered, kinds, reviewerOf } from '#shared/kinds/kinds.ts'
import { addAuditRecord } from '../audit.ts'
import { itemOf, unchangedSince } from '../items.ts'
import { findItem } from '../read.ts'
import type { Item, Store } from '../store.ts'
import { deleteItem, putItem } from '../write.ts'
import { putAddress } from './addresses.ts'
import { putInBin } from './bin.ts'
import { markDeleted } from './deletedDocuments.ts'
import { publishedRows, writeDirectoryRows } from './directory.ts'
import { directoryRow } from './directoryRows.ts'
import { addressOf, contentOf, type DocumentName, PublicationMetadata, periodOf } from './documentFacts.ts'
import { publishedVersionOf } from './documents.ts'
import { putDue } from './due.ts'
import { moveChildren } from './moveChildren.ts'
import type { RunningDocument } from './operations.ts'
import { dropRedirect, moveAddresses } from './redirects.ts'
import { putVersion } from './versions.ts'

/**
 * Does what the operation says, but for its last step. Every step can be repeated. Returns what the renderer has
 * to know; undefined if somebody has changed the published document since the draft was made of it.
 */
export async function applyOperation(store: Store, document: RunningDocument): Promise<string[] | undefined> {
  const { kind, id } = document
  const { operation } = document.draft
  if (isChangedSince(document)) return undefined
  await storeVersionBefore(store, document)
  const item = operation.content ? await publishedItem(store, document) : undefined
  // Before the document, since a due time whose document has no schedule does nothing.
  for (const at of changesAfter(document)) await putDue(store, { kind, id, at })
  const isDone = item ? await putPublished(store, document, item) : await deletePublished(store, document)
  if (!isDone) return undefined
  if (operation.action === 'delete') await putInBin(store, document)
  if (item && operation.content)
    await putVersion(store, document, {
      ...{ number: operation.number, at: operation.at, by: operation.by, content: contentOf(kind, item) },
      action: operation.action === 'restore' ? 'restored' : 'published',
    })
  await writeDirectoryRows(store, kind, new Map([[id, item && directoryRow(document, item)]]))
  const moved = item ? await movePages(store, document, item) : []
  await addAuditRecord(store, {
    ...{ at: operation.at, by: operation.by, action: operation.action },
    subject: `${kind}/${id}`,
  })
  const [before, after] = [document.published, item].map((stored) => stored && contentOf(kind, stored))
  return [...changesOf(document, before, after), ...moved]
}

/** Such as by an import while the operation was interrupted. */
function isChangedSince(document: RunningDocument): boolean {
  const { published, draft } = document
  const { id, content, number } = draft.operation
  if (!published || published.publication === id) return false
  return publishedVersionOf(document) !== (content ? number - 1 : number)
}

/** When `jobs/runDueJobs` has to look at a document that begins or ends by itself. */
function changesAfter({ kind, draft: { operation } }: RunningDocument): string[] {
  const period = operation.content && periodOf(kind, operation.content)
  return period ? [period.start, period.end].filter((time) => time > operation.at) : []
}

/** What staff never published here, such as a page of the seed, could not be restored otherwise. */
async function storeVersionBefore(
  store: Store,
  { draft, published, ...name }: RunningDocument,
): Promise<void> {
  if (!published || published.publication === draft.operation.id) return
  const { version, publishedAt, publishedBy, updatedAt } = PublicationMetadata.parse(published)
  await putVersion(store, name, {
    number: version,
    at: publishedAt ?? updatedAt,
    by: publishedBy,
    action: publishedAt === undefined ? 'imported' : 'published',
    content: contentOf(name.kind, published),
  })
}

async function publishedItem(store: Store, document: RunningDocument): Promise<Item> {
  const { kind, id, draft, published } = document
  const { operation } = draft
  const { lastReviewed, reviewedBy, sampleReview } = published ?? {}
  const metadata = published && PublicationMetadata.parse(published)
  const item = itemOf(document, {
    ...operation.content,
    // A landing page has an id besides its category.
    id: published?.id ?? id,
    // What has the time of its creation was not updated at its first publication.
    ...(operation.content?.createdAt && !published ? {} : { updatedAt: operation.at }),
    ...(reviewerOf({ kind, id }) ? { lastReviewed, reviewedBy, sampleReview } : {}),
    order: await orderOf(store, document),
    version: operation.number,
  })
  return {
    ...item,
    version: operation.number,
    publishedAt: operation.at,
    publishedBy: operation.by,
    publication: operation.id,
    unpublishAt: periodOf(kind, operation.content ?? {})?.end ?? draft.unpublishAt ?? metadata?.unpublishAt,
    scheduledBy: draft.unpublishAt === undefined ? metadata?.scheduledBy : draft.scheduledBy,
  }
}

/** The position that it has in the directory; after all others, if it is new. */
async function orderOf(store: Store, { kind, id }: DocumentName): Promise<number | undefined> {
  if (!isOrdered(kind)) return undefined
  const rows = await publishedRows(store, kind)
  const last = rows.reduce((most, { order = 0 }) => Math.max(most, order), -1)
  return rows.find((row) => row.id === id)?.order ?? last + 1
}

async function putPublished(store: Store, document: RunningDocument, item: Item): Promise<boolean> {
  const { kind, id, published, draft } = document
  if (published?.publication === draft.operation.id) return true
  if (await putItem(store, item, unchangedSince(published))) return true
  // Another run of the same operation may have been quicker.
  const current = await findItem(store, keys.document(kind, id))
  return current?.publication === draft.operation.id
}

/** What the seed has is marked as deleted first, so that no deploy writes it again. */
async function deletePublished(store: Store, document: RunningDocument): Promise<boolean> {
  const { kind, id, published } = document
  await markDeleted(store, { kind, id })
  if (!published) return true
  if (await deleteItem(store, keys.document(kind, id), unchangedSince(published))) return true
  return (await findItem(store, keys.document(kind, id))) === undefined
}

/** Redirects the old address to the new one, with those of the pages below, whose changes it returns. */
async function movePages(store: Store, document: RunningDocument, item: Item): Promise<string[]> {
  const { kind, id, draft } = document
  const { addressBefore: old, by, at } = draft.operation
  const address = addressOf(document, contentOf(kind, item))
  if (address === undefined) return []
  const own = old === undefined || old === address ? [] : [{ from: old, to: address }]
  const redirect = async (below: readonly { from: string; to: string }[]) => {
    const moved = [...own, ...below].map((move) => ({ ...move, by, at }))
    if (moved.length > 0) await moveAddresses(store, { moved, taken: [address] })
    else await dropRedirect(store, address)
  }
  const { hasChosenAddress, hasPagesBelow } = kinds[kind]
  if (!hasPagesBelow) await redirect([])
  if (hasChosenAddress) await putAddress(store, { kind, id, address })
  return hasPagesBelow ? moveChildren(store, item, { at, redirect }) : []
}
