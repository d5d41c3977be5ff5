import type { LinkPlace } from '#shared/entities/treatmentPage.ts'
import { limits } from '#shared/limits.ts'
import type { Store } from '../store.ts'
import { reserveAddress } from './addresses.ts'
import { publishedRows } from './directory.ts'

/** Whether a page is in a fixed list of links, or could join it. */
export async function hasPlace(store: Store, place: LinkPlace, id: string): Promise<boolean> {
  const linked = await linkedPages(store, place)
  return linked.includes(id) || linked.length < limits.linkedPages
}

/** False if pages that are being published take what room is left in the list. `at` is the time, ISO 8601. */
export async function reservePlace(
  store: Store,
  place: LinkPlace,
  { id, at }: { id: string; at: string },
): Promise<boolean> {
  const linked = await linkedPages(store, place)
  if (linked.includes(id)) return true
  for (let position = linked.length; position < limits.linkedPages; position += 1)
    if (await reserveAddress(store, { kind: 'treatment', id, address: `${place}#${position}`, at }))
      return true
  return false
}

async function linkedPages(store: Store, place: LinkPlace): Promise<string[]> {
  const rows = await publishedRows(store, 'treatment')
  return rows.filter(({ servicePage }) => servicePage?.linkedFrom?.includes(place)).map(({ id }) => id)
}
