import * as z from 'zod/mini'
import { withParentId } from '#shared/documents/parentId.ts'
import { type ServicePage, type TreatmentCategory, TreatmentPage } from '#shared/entities/treatmentPage.ts'
import { keys } from '#shared/keys.ts'
import { findAddress } from './desk/addresses.ts'
import { publishedRows } from './desk/directory.ts'
import { getOne } from './read.ts'
import type { Store } from './store.ts'

export const findLanding = (store: Store, category: TreatmentCategory): Promise<TreatmentPage | null> =>
  getOne(store, TreatmentPage, keys.document('landing', category))

/** By the full path without a leading slash: a wrong parent in it finds nothing. */
export async function findTreatment(store: Store, path: string): Promise<TreatmentPage | null> {
  const id = await findAddress(store, 'treatment', `/${path}`)
  const page = id === undefined ? null : await getOne(store, StoredTreatment, keys.document('treatment', id))
  return page?.slug === path ? page : null
}

const StoredTreatment = z.pipe(z.transform(withParentId), TreatmentPage)

/** By title, with the fields that menus and lists need. */
export async function servicePages(store: Store): Promise<ServicePage[]> {
  return (await publishedRows(store, 'treatment')).flatMap(({ servicePage = [] }) => servicePage)
}
