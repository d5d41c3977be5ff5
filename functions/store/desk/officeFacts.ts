import type { Office } from '#shared/entities/site.ts'
import { kinds } from '#shared/kinds/kinds.ts'
import { textKey } from '#shared/search/foldedText.ts'
import type { Store } from '../store.ts'
import { type KindRow, rowsOfKinds } from './directory.ts'
import { officeLink } from './directoryRows.ts'

/** The published documents that show facts of an office, except the document with the facts of the clinic. */
export async function rowsOfOffice(
  store: Store,
  { name, formerNames = [] }: Pick<Office, 'name' | 'formerNames'>,
): Promise<KindRow[]> {
  const targets = [name, ...formerNames].map((one) => textKey(officeLink(one)))
  return (await rowsOfKinds(store)).filter(
    ({ kind, links }) =>
      !kinds[kind].hasOfficePages && links?.some((link) => targets.includes(textKey(link))),
  )
}
