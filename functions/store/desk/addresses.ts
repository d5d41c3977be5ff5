import * as z from 'zod/mini'
import { DocumentKind } from '#shared/entities/documents.ts'
import { keys } from '#shared/keys.ts'
import { table } from '#shared/table.ts'
import { forEachConcurrently } from '../../forEachConcurrently.ts'
import { getMany } from '../getMany.ts'
import { getOne } from '../read.ts'
import type { Store } from '../store.ts'
import { expiring, newItem, putItem } from '../write.ts'
import { publishedRows } from './directory.ts'
import type { DocumentName } from './documentFacts.ts'

type AddressedDocument = DocumentName & { address: string }

/**
 * Names the document at an address, or one that is or was about to be there: only the document itself says where it
 * is. `until` (milliseconds since 1970): reserved for a publication that has not ended.
 */
const Address = z.object({ kind: DocumentKind, id: z.string(), until: z.optional(z.number()) })

/** Milliseconds: longer than a publication takes, even one that was interrupted. */
const reservation = 3 * 60_000

/** The id of the document that may be at an address. */
export async function findAddress(store: Store, kind: DocumentKind, address: string) {
  const found = await getOne(store, Address, keys.address(address))
  return found?.kind === kind ? found.id : undefined
}

/** False if another document is at the address, or is being published there. `at` is the time, ISO 8601. */
export async function reserveAddress(
  store: Store,
  { kind, id, address, at }: AddressedDocument & { at: string },
): Promise<boolean> {
  const current = await getOne(store, Address, keys.address(address))
  const isOwn = current?.kind === kind && current.id === id
  if (isOwn && current.until === undefined) return true
  if (current && !isOwn) {
    if ((current.until ?? 0) > Date.parse(at)) return false
    // A document that has left an address does not keep it.
    const rows = await publishedRows(store, current.kind)
    if (rows.some((row) => row.id === current.id && row.address === address)) return false
  }
  const until = Date.parse(at) + reservation
  const item = { kind, id, until, ...expiring(until), ...keys.address(address) }
  return putItem(store, item, current ? { kind: current.kind, id: current.id } : newItem)
}

/** Once the document is at the address. */
export async function putAddress(store: Store, { kind, id, address }: AddressedDocument): Promise<void> {
  await putItem(store, { kind, id, ...keys.address(address) })
}

/** Of documents that a seeding or an import has written. */
export async function putMissingAddresses(store: Store, kind: DocumentKind): Promise<void> {
  const rows = await publishedRows(store, kind)
  const documents = rows.flatMap(({ id, address }) => (address === undefined ? [] : { kind, id, address }))
  const found = await getMany(
    store,
    documents.map(({ address }) => keys.address(address)),
  )
  const owners = new Map(found.map((item) => [item[table.partitionKey], item]))
  const missing = documents.filter(({ id, address }) => {
    const owner = owners.get(keys.address(address)[table.partitionKey])
    return owner?.kind !== kind || owner.id !== id
  })
  await forEachConcurrently(missing, (document) => putAddress(store, document))
}
