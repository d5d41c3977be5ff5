import { documentLink } from '#shared/documents/documentLinks.ts'
import type { DocumentSummary, DraftContent } from '#shared/entities/documents.ts'
import type { Office } from '#shared/entities/site.ts'
import type { Store } from '../store.ts'
import { rowsOfKinds } from './directory.ts'
import { addressOf, type DocumentName } from './documentFacts.ts'
import { entryOf } from './entries.ts'
import { rowsOfOffice } from './officeFacts.ts'

export async function listLinks(
  store: Store,
  name: DocumentName,
  content: DraftContent,
): Promise<DocumentSummary[]> {
  const targets = [`${name.kind}:${name.id}`, documentLink(name), addressOf(name, content)]
  return (await rowsOfKinds(store))
    .filter(({ id, links }) => id !== name.id && links?.some((link) => targets.includes(link)))
    .map((row) => entryOf(row, { row }).summary)
}

export const listOfficeFacts = async (
  store: Store,
  office: Pick<Office, 'name' | 'formerNames'>,
): Promise<DocumentSummary[]> =>
  (await rowsOfOffice(store, office)).map((row) => entryOf(row, { row }).summary)
