import type { Content } from '#shared/kinds/kind.ts'
import { type DocumentKind, isOrdered, kinds } from '#shared/kinds/kinds.ts'
import { addressOwners, type Move, moveWrites } from './desk/addresses.ts'
import { readDirectory } from './desk/directory.ts'
import { addressOf, titleOf } from './desk/documentFacts.ts'
import { findDocument } from './desk/documents.ts'
import { changedWrites, publishedWrites } from './desk/publishedDocument.ts'
import { itemOf } from './items.ts'
import { nextRevision } from './list.ts'
import type { Store } from './store.ts'
import { mostWrites, type Write } from './transact.ts'
import { transactAll } from './writeChecked.ts'

/** Of the 4 MB of a transaction. */
const maxBytes = 3_000_000

/**
 * Writes the documents of a kind that the table lacks, with their rows and addresses, as many in a transaction as it
 * takes. One whose address another document has is left out. Returns how many it wrote.
 */
export async function addDocuments(
  store: Store,
  kind: DocumentKind,
  documents: Iterable<readonly [id: string, content: Content]>,
): Promise<number> {
  const { rows, ...list } = await readDirectory(store, kind)
  const listed = new Set(rows.map(({ id }) => id))
  const missing = await withFreeAddress(
    store,
    Array.from(documents, ([id, content]) => ({ kind, id, content })).filter(({ id }) => !listed.has(id)),
  )
  let order = rows.map(({ id }) => id)
  let written = 0
  for (const batch of batchesOf(missing)) {
    order = [...order, ...batch.map(({ id }) => id)]
    const writes = await Promise.all(batch.map((document) => addedWrites(store, document)))
    const revision = nextRevision(list, isOrdered(kind) ? order : undefined)
    // Somebody has published in between: what is missing is another list now.
    if (!(await transactAll(store, [revision, ...writes.flat()])))
      return written + (await addDocuments(store, kind, documents))
    list.revision = (list.revision ?? 0) + 1
    written += batch.length
  }
  return written
}

interface NewDocument {
  kind: DocumentKind
  id: string
  content: Content
}

async function withFreeAddress(store: Store, documents: readonly NewDocument[]): Promise<NewDocument[]> {
  const addresses = documents.flatMap((document) => moveOf(document)?.to ?? [])
  const owners = await addressOwners(store, new Set(addresses))
  return documents.filter((document) => {
    const owner = owners.get(moveOf(document)?.to ?? '')
    return owner === undefined || owner.id === document.id
  })
}

function moveOf({ kind, id, content }: NewDocument): Move | undefined {
  const to = kinds[kind].hasChosenAddress && addressOf({ kind, id }, content)
  return to ? { kind, id, title: titleOf(kind, content), from: undefined, to } : undefined
}

async function addedWrites(store: Store, { content, ...name }: NewDocument): Promise<Write[]> {
  const move = moveOf({ ...name, content })
  const document = await findDocument(store, name)
  return [
    // A document that no list has, such as after a restore of a part, is listed as it is.
    ...(document?.published
      ? changedWrites(document, {})
      : publishedWrites({ ...name, published: undefined, draft: null }, itemOf(name, content))),
    ...(move ? (await moveWrites(store, [move], { by: '', at: '' })).writes : []),
  ]
}

/** A document, its row, its address, and a redirect that it takes the place of. */
const actionsOfDocument = 4

function batchesOf(documents: readonly NewDocument[]): NewDocument[][] {
  const batches: NewDocument[][] = []
  let bytes = 0
  for (const document of documents) {
    const batch = batches.at(-1)
    const size = 2 * JSON.stringify(document.content).length
    bytes += size
    if (batch && bytes < maxBytes && (batch.length + 1) * actionsOfDocument < mostWrites) batch.push(document)
    else {
      batches.push([document])
      bytes = size
    }
  }
  return batches
}
