import { pathOf } from '#shared/documents/paths.ts'
import type { Redirect } from '#shared/entities/redirect.ts'
import { type ServicePage, TreatmentPage } from '#shared/entities/treatmentPage.ts'
import { keys } from '#shared/keys.ts'
import { changesOf } from '#shared/kinds/changesOf.ts'
import { forEachConcurrently } from '../../forEachConcurrently.ts'
import { errorFields, log } from '../../log.ts'
import { findItem } from '../read.ts'
import type { Item, Store } from '../store.ts'
import { servicePages } from '../treatments.ts'
import { isWritten } from '../unavailable.ts'
import { updateItem } from '../write.ts'
import { putAddress } from './addresses.ts'
import { type DirectoryRow, writeDirectoryRows } from './directory.ts'
import { directoryRow } from './directoryRows.ts'

/** The published pages below a treatment page. */
export const childrenOf = async (store: Store, id: string): Promise<ServicePage[]> =>
  (await servicePages(store)).filter(({ parentId }) => parentId === id)

/** Where a page is, or would be, below the address of its parent. */
export const addressBelow = (parent: string, { slug }: { slug: string }) =>
  `${parent}/${slug.slice(slug.lastIndexOf('/') + 1)}`

/** Gives the pages below a treatment page the addresses below its own, which has been checked. Can be repeated. */
export async function moveChildren(
  store: Store,
  parentItem: Item,
  { at, redirect }: { at: string; redirect(moved: Pick<Redirect, 'from' | 'to'>[]): Promise<void> },
): Promise<string[]> {
  const parent = TreatmentPage.parse(parentItem)
  const children: { id: string; item: Item; page: TreatmentPage; to: string }[] = []
  await forEachConcurrently(await childrenOf(store, parent.id), async ({ id }) => {
    const item = await findItem(store, keys.document('treatment', id))
    const { data: page, error } = TreatmentPage.safeParse(item)
    // A damaged page stays where it is, and does not keep the others from moving.
    if (error) log('error', { damagedDocument: 'treatment', id, ...errorFields(error) })
    if (item && page?.parentId === parent.id)
      children.push({ id, item, page, to: addressBelow(pathOf(parent), page) })
  })
  const moved = children.filter(({ page, to }) => pathOf(page) !== to)
  await redirect(moved.map(({ page, to }) => ({ from: pathOf(page), to })))
  const rows = new Map<string, DirectoryRow>()
  const unmoved: { from: string; to: string }[] = []
  await forEachConcurrently(children, async ({ id, item, page, to }) => {
    const name = { kind: 'treatment', id } as const
    if (pathOf(page) === to) return void rows.set(id, directoryRow(name, item))
    const move = async () => {
      await putAddress(store, { ...name, address: to })
      // Its version stays: a draft of it is still based on what it says.
      const change = { set: { slug: to.slice(1), updatedAt: at } }
      const after = await updateItem(store, keys.document('treatment', id), change, { slug: page.slug })
      rows.set(id, directoryRow(name, after ?? item))
    }
    if (!(await isWritten(move(), { unmovedDocument: 'treatment', id })))
      unmoved.push({ from: to, to: pathOf(page) })
  })
  if (rows.size > 0) await writeDirectoryRows(store, 'treatment', rows)
  if (unmoved.length > 0) await redirect(unmoved)
  return moved.flatMap(({ id, page, to }) =>
    changesOf({ kind: 'treatment', id }, page, { ...page, slug: to.slice(1) }),
  )
}
