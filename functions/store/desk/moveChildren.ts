import { pathOf } from '#shared/documents/paths.ts'
import { TreatmentPage } from '#shared/entities/treatmentPage.ts'
import { keys } from '#shared/keys.ts'
import { findItem } from '../read.ts'
import type { Item, Store } from '../store.ts'
import { updateItem } from '../write.ts'
import { putAddress } from './addresses.ts'
import { publishedRows, writeDirectoryRow } from './directory.ts'
import { directoryRow } from './directoryRows.ts'
import { moveAddress } from './redirects.ts'

/** Gives the pages below a treatment page the addresses below its own. Returns the ids of those that it moved. */
export async function moveChildren(
  store: Store,
  parentItem: Item,
  { by, at }: { by: string; at: string },
): Promise<string[]> {
  const parent = TreatmentPage.parse(parentItem)
  const rows = await publishedRows(store, 'treatment')
  const moved: string[] = []
  for (const { id } of rows.filter((row) => row.links?.includes(`treatment:${parent.id}`))) {
    const name = { kind: 'treatment', id } as const
    let item = await findItem(store, keys.document('treatment', id))
    const child = item && TreatmentPage.parse(item)
    if (!item || child?.parentId !== parent.id) continue
    const slug = `${parent.slug}/${child.slug.slice(child.slug.lastIndexOf('/') + 1)}`
    if (slug !== child.slug) {
      await moveAddress(store, { from: pathOf(child), to: `/${slug}`, by, at })
      await putAddress(store, { ...name, address: `/${slug}` })
      // Its version stays: a draft of it is still based on what it says.
      const change = { set: { slug, updatedAt: at } }
      item = (await updateItem(store, keys.document('treatment', id), change, { slug: child.slug })) ?? item
      moved.push(id)
    }
    await writeDirectoryRow(store, { ...name, row: directoryRow(name, item) })
  }
  return moved
}
