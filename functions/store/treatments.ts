import * as z from 'zod/mini'
import { ServicePage, type TreatmentCategory, TreatmentPage } from '#shared/entities/treatmentPage.ts'
import { keys, partitions } from '#shared/keys.ts'
import { withParentId } from '#shared/rules/parentId.ts'
import { findOne, getOne, listItems } from './read.ts'
import type { Store } from './store.ts'

export const findLanding = (store: Store, category: TreatmentCategory): Promise<TreatmentPage | null> =>
  getOne(store, TreatmentPage, keys.landing(category))

/** By the full path without a leading slash: a wrong parent in it finds nothing. */
export const findTreatment = (store: Store, path: string): Promise<TreatmentPage | null> =>
  findOne(store, StoredTreatment, { index: 'byAddress', partition: partitions.treatmentPath(path) })

const StoredTreatment = z.pipe(z.transform(withParentId), TreatmentPage)

/** By title, with the fields that menus and lists need. */
export async function servicePages(store: Store): Promise<ServicePage[]> {
  const items = await listItems(store, partitions.servicePages, 'summaries')
  return items.map((item) => ServicePage.parse(withParentId(item)))
}
