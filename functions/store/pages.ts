import { Page, PageName } from '#shared/entities/page.ts'
import { TreatmentCategory, TreatmentPage } from '#shared/entities/treatmentPage.ts'
import { findPublished } from './published.ts'
import type { Store } from './store.ts'

export async function findPage(store: Store, name: string): Promise<Page | null> {
  const id = PageName.safeParse(name).data
  return id === undefined ? null : findPublished(store, Page, { kind: 'page', id })
}

export async function findLanding(store: Store, category: string): Promise<TreatmentPage | null> {
  const id = TreatmentCategory.safeParse(category).data
  return id === undefined ? null : findPublished(store, TreatmentPage, { kind: 'landing', id })
}
