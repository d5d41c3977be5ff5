import * as z from 'zod/mini'
import { DocumentKind } from '#shared/entities/documents.ts'
import { keys } from '#shared/keys.ts'
import { table } from '#shared/table.ts'
import { getMany } from '../getMany.ts'
import { findItem } from '../read.ts'
import { readable } from '../readable.ts'
import type { Store } from '../store.ts'
import type { Write } from '../transact.ts'
import { missingOr, put, remove } from '../write.ts'
import { publishedRows } from './directory.ts'
import type { DocumentName } from './documentFacts.ts'
import { redirectWrites } from './redirects.ts'

export const Address = z.object({ kind: DocumentKind, id: z.string() })

/** A document that gets the address `to`. If the document is published, `from` is its current address. */
export interface Move extends DocumentName {
  title: string
  from: string | undefined
  to: string
}

/** The id of the document at an address. */
export async function findAddress(store: Store, kind: DocumentKind, address: string) {
  const item = await findItem(store, keys.address(address))
  if (!item) return undefined
  const [found] = readable(store, Address, [item])
  // The row of the document has its address too.
  if (!found) return (await publishedRows(store, kind)).find((row) => row.address === address)?.id
  return found.kind === kind ? found.id : undefined
}

export async function addressOwners(
  store: Store,
  addresses: ReadonlySet<string>,
): Promise<ReadonlyMap<string, DocumentName>> {
  const byKey = new Map(
    Array.from(addresses, (address) => [keys.address(address)[table.partitionKey], address]),
  )
  const found = await getMany(store, Array.from(addresses, keys.address))
  return new Map(
    found.flatMap((item) =>
      readable(store, Address, [item]).map((owner) => [
        byKey.get(String(item[table.partitionKey])) ?? '',
        owner,
      ]),
    ),
  )
}

/** Writes new addresses, on the condition that they are free, and redirects. `changes` are for the renderer. */
export async function moveWrites(
  store: Store,
  moves: readonly Move[],
  facts: { by: string; at: string },
): Promise<{ writes: Write[]; changes: readonly string[] }> {
  const moved = moves.filter(({ from, to }) => from !== to)
  const writes: Write[] = moved.flatMap(({ kind, id, from, to }) => [
    put({ kind, id, ...keys.address(to) }, { id: missingOr(id) }),
    ...(from === undefined ? [] : [freedAddress({ id, address: from })]),
  ])
  const redirected = await redirectWrites(store, moved, facts)
  return { writes: [...writes, ...redirected.writes], changes: redirected.changes }
}

export const freedAddress = ({ id, address }: { id: string; address: string }): Write =>
  remove(keys.address(address), { id: missingOr(id) })
