import { documentKinds } from '#shared/kinds/kinds.ts'
import type { Store } from '../store.ts'
import { deletedDocuments } from './deletedDocuments.ts'
import { rowsOfKinds } from './directory.ts'
import { directoryDrafts } from './directoryDrafts.ts'
import type { DocumentName } from './documentFacts.ts'

interface DocumentTitle {
  title: string
  isDeleted?: true
}

/** The titles of documents by `<kind>/<id>`, and those that deleted ones had. */
export async function documentTitles(
  store: Store,
  names: readonly string[],
): Promise<ReadonlyMap<string, DocumentTitle>> {
  const kinds = new Set(names.map((name) => name.slice(0, name.indexOf('/'))))
  const published = await rowsOfKinds(
    store,
    documentKinds.filter((kind) => kinds.has(kind)),
  )
  const deleted = (await deletedDocuments(store)).flatMap(({ title, ...name }) =>
    title === undefined ? [] : { ...name, title, isDeleted: true as const },
  )
  const existing = [...published, ...(await directoryDrafts(store))]
  return new Map([
    ...deleted.map(named),
    ...existing.map(({ kind, id, title }) => named({ kind, id, title })),
  ])
}

const named = ({ kind, id, title, isDeleted }: DocumentName & DocumentTitle): [string, DocumentTitle] => [
  `${kind}/${id}`,
  { title, ...(isDeleted && { isDeleted }) },
]
