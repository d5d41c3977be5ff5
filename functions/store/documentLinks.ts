import { isDeepStrictEqual } from 'node:util'
import { documentLink } from '#shared/documents/documentLinks.ts'
import { partitions } from '#shared/keys.ts'
import type { Content } from '#shared/kinds/kind.ts'
import { type DocumentKind, documentKinds, kinds, kindsWith } from '#shared/kinds/kinds.ts'
import { addressOwners } from './desk/addresses.ts'
import { rowsOfKinds } from './desk/directory.ts'
import type { DocumentName } from './desk/documentFacts.ts'
import { changedWrites } from './desk/publishedDocument.ts'
import { queryItems } from './read.ts'
import type { Store } from './store.ts'
import { idOf } from './storedItems.ts'
import { transactAll } from './writeChecked.ts'

type Owners = ReadonlyMap<string, DocumentName>

/** Matches, in JSON, a path that is a whole string or attribute. Strings may be JSON again, with escaped quotes. */
const writtenPath = /"(\/?)([\w-]+(?:\/[\w-]+)+)\/?(?=(?:[?#][^"\\]*)?\\*")/g

const addressOfPath = (path: string): string => `/${path.toLowerCase()}`

/** Replaces paths of published documents by document links, which stored content uses. The content's own slug stays. */
export async function withDocumentLinks<Given extends Content>(
  store: Store,
  kind: DocumentKind,
  content: Given,
  known?: Owners,
): Promise<Given> {
  const { slug, ...others } = content
  const own = kinds[kind].hasChosenAddress && slug !== undefined ? { slug } : undefined
  const text = JSON.stringify(own ? others : content)
  const addresses = Array.from(text.matchAll(writtenPath), ([, , path = '']) => addressOfPath(path))
  if (addresses.length === 0) return content
  const owners = known ?? (await addressOwners(store, new Set(addresses)))
  const linked = text.replace(writtenPath, (written, slash: string, path: string) => {
    const owner = owners.get(addressOfPath(path))
    return owner ? `"${slash}${documentLink(owner).slice(1)}` : written
  })
  return linked === text ? content : { ...JSON.parse(linked), ...own }
}

/** All published documents whose addresses staff choose, by address. */
export async function allOwners(store: Store): Promise<Map<string, DocumentName>> {
  const rows = await rowsOfKinds(store, kindsWith('hasChosenAddress'))
  return new Map(rows.flatMap(({ kind, id, address }) => (address ? [[address, { kind, id }]] : [])))
}

/** Replaces stored paths that an earlier release wrote, or whose documents were published later than the text. */
export async function linkStoredDocuments(store: Store): Promise<void> {
  const owners = await allOwners(store)
  for (const kind of documentKinds)
    for await (const published of queryItems(store, partitions.documents[kind])) {
      const linked = await withDocumentLinks(store, kind, published, owners)
      const changed = Object.entries(linked).filter(
        ([field, value]) => !isDeepStrictEqual(value, published[field]),
      )
      if (changed.length > 0)
        await transactAll(
          store,
          changedWrites({ kind, id: idOf(published), published }, Object.fromEntries(changed)),
        )
    }
}
