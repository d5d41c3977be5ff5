import * as z from 'zod/mini'
import { withParentId } from '#shared/documents/parentId.ts'
import { type ServicePage, TreatmentPage } from '#shared/entities/treatmentPage.ts'
import { findAddress } from './desk/addresses.ts'
import { publishedRows } from './desk/directory.ts'
import { findPublished } from './published.ts'
import type { Store } from './store.ts'

/** Finds a page by its full path, without the leading slash. A path with a wrong parent finds nothing. */
export async function findTreatment(store: Store, path: string): Promise<TreatmentPage | null> {
  const id = await findAddress(store, 'treatment', `/${path}`)
  const page =
    id === undefined ? null : await findPublished(store, StoredTreatment, { kind: 'treatment', id })
  return page?.slug === path ? page : null
}

const StoredTreatment = z.pipe(z.transform(withParentId), TreatmentPage)

/** Sorted by title, with the fields that menus and lists need. */
export async function servicePages(store: Store): Promise<ServicePage[]> {
  return (await publishedRows(store, 'treatment')).flatMap(({ servicePage = [] }) => servicePage)
}
