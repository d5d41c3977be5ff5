import { keys } from '#shared/keys.ts'
import type { Content } from '#shared/kinds/kind.ts'
import { type DocumentKind, isOrdered, kinds, titleOf } from '#shared/kinds/kinds.ts'
import { addressOwners, moveWrites } from './desk/addresses.ts'
import { readDirectory } from './desk/directory.ts'
import { addressOf, type PublishedDocument } from './desk/documentFacts.ts'
import { changedWrites, publishedWrites } from './desk/publishedDocument.ts'
import { getMany } from './getMany.ts'
import { itemOf } from './items.ts'
import { nextRevision } from './list.ts'
import type { Store } from './store.ts'
import { idOf } from './storedItems.ts'
import { maxWrites, type Write } from './transact.ts'
import { transactAll } from './writeChecked.ts'

/** A transaction has 4 MB at most. */
const maxBytes = 3_000_000

/** The writes for the document, its row, its address, and the removal of a redirect from that address. */
const actionsOfDocument = 4

/** Adds the documents that the list of the kind lacks and whose addresses are free. Returns how many it adds. */
export async function addDocuments(
  store: Store,
  kind: DocumentKind,
  documents: readonly (readonly [id: string, content: Content])[],
): Promise<number> {
  const { rows, ...list } = await readDirectory(store, kind)
  let order = rows.map(({ id }) => id)
  const listed = new Set(order)
  const missing = documents.filter(([id]) => !listed.has(id))
  let written = 0
  for (const batch of batchesOf(await newDocuments(store, kind, missing))) {
    order = [...order, ...batch.map(({ id }) => id)]
    const writes = await Promise.all(batch.map((document) => addedWrites(store, document)))
    const revision = nextRevision(list, isOrdered(kind) ? order : undefined)
    // A publication has changed the list meanwhile, so the missing documents have to be determined again.
    if (!(await transactAll(store, [revision, ...writes.flat()])))
      return written + (await addDocuments(store, kind, documents))
    list.revision = (list.revision ?? 0) + 1
    written += batch.length
  }
  return written
}

interface NewDocument extends PublishedDocument {
  content: Content
  address: string | undefined
}

/** The missing documents whose addresses are free. */
async function newDocuments(
  store: Store,
  kind: DocumentKind,
  missing: readonly (readonly [id: string, content: Content])[],
): Promise<NewDocument[]> {
  const unlisted = await getMany(
    store,
    missing.map(([id]) => keys.document(kind, id)),
  )
  const byId = new Map(unlisted.map((item) => [idOf(item), item]))
  const documents = missing.map(([id, content]) => ({
    kind,
    id,
    content,
    published: byId.get(id),
    address: kinds[kind].hasChosenAddress && addressOf({ kind, id }, content),
  }))
  const owners = await addressOwners(store, new Set(documents.flatMap(({ address = [] }) => address)))
  return documents.filter(({ id, address = '' }) => (owners.get(address)?.id ?? id) === id)
}

async function addedWrites(store: Store, document: NewDocument): Promise<Write[]> {
  const { kind, id, content, address, published } = document
  const moves = address ? [{ kind, id, title: titleOf(kind, content), from: undefined, to: address }] : []
  return [
    // A stored document without a row, such as after a partial restore, gets a row and stays unchanged.
    ...(published ? changedWrites(document, {}) : publishedWrites(document, itemOf(document, content))),
    ...(await moveWrites(store, moves, { by: '', at: '' })).writes,
  ]
}

function batchesOf(documents: readonly NewDocument[]): NewDocument[][] {
  const batches: NewDocument[][] = []
  let bytes = 0
  for (const document of documents) {
    const batch = batches.at(-1)
    const size = 2 * JSON.stringify(document.content).length
    bytes += size
    if (batch && bytes < maxBytes && (batch.length + 1) * actionsOfDocument < maxWrites) batch.push(document)
    else {
      batches.push([document])
      bytes = size
    }
  }
  return batches
}
