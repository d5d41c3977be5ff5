import { ServicePage, type TreatmentCategory, TreatmentPage } from '#shared/entities/treatmentPage.ts'
import { keys, partitions } from '#shared/keys.ts'
import { findOne, getOne, listItems } from './read.ts'

/** The landing page of a category. */
export const findLanding = (category: TreatmentCategory): Promise<TreatmentPage | null> =>
  getOne(TreatmentPage, keys.landing(category))

/** A treatment page by its full path without a leading slash; a wrong parent in it finds nothing. */
export const findTreatment = (path: string): Promise<TreatmentPage | null> =>
  findOne(TreatmentPage, 'byAddress', partitions.treatmentPath(path))

/** All service pages as menus and lists need them, by title. */
export async function servicePages(): Promise<ServicePage[]> {
  const items = await listItems(partitions.servicePages, 'summaries')
  return items.map((item) => ServicePage.parse(item))
}
