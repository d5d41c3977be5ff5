import { isDeepStrictEqual } from 'node:util'
import { canonicalPath } from '#shared/documents/canonicalPath.ts'
import { partitions } from '#shared/keys.ts'
import { documentKinds, kindsWith } from '#shared/kinds/kinds.ts'
import { linkedPaths } from './contentLinks.ts'
import { addressOwners } from './desk/addresses.ts'
import { rowsOfKinds } from './desk/directory.ts'
import type { DocumentName } from './desk/documentFacts.ts'
import { changedWrites } from './desk/publishedDocument.ts'
import { type LinkedContent, type Links, linksIn, withCurrentItems } from './links.ts'
import { queryItems } from './read.ts'
import type { Store } from './store.ts'
import { idOf } from './storedItems.ts'
import { transactAll } from './writeChecked.ts'

type Owners = ReadonlyMap<string, DocumentName>

/** The links of a content. `known` are those of the document, also to pages that are not on the website now. */
export async function linksOf(
  store: Store,
  { kind, content, links: known = {} }: LinkedContent,
  knownOwners?: Owners,
): Promise<Links> {
  const paths = [...linkedPaths(kind, content)]
  const others = paths.filter((path) => !(path in known)).map(canonicalPath)
  const owners = knownOwners ?? (await addressOwners(store, new Set(others)))
  return Object.fromEntries(
    paths.flatMap((path) => {
      const owner = owners.get(canonicalPath(path))
      const document = known[path] ?? (owner && `${owner.kind}/${owner.id}`)
      return document === undefined ? [] : [[path, document]]
    }),
  )
}

/** All published documents whose addresses staff choose, by address. */
async function allOwners(store: Store): Promise<Map<string, DocumentName>> {
  const rows = await rowsOfKinds(store, kindsWith('hasChosenAddress'))
  return new Map(rows.flatMap(({ kind, id, address }) => (address ? [[address, { kind, id }]] : [])))
}

/** Stores the links of all published content, and updates the addresses in it. Does not change earlier versions. */
export async function linkStoredDocuments(store: Store): Promise<void> {
  const owners = await allOwners(store)
  for (const kind of documentKinds)
    for await (const published of queryItems(store, partitions.documents[kind], { pageSize: 100 })) {
      const links = await linksOf(store, { kind, content: published, links: linksIn(published) }, owners)
      const [current = published] = await withCurrentItems(store, kind, [
        Object.keys(links).length > 0 ? { ...published, links } : published,
      ])
      const changed = Object.entries(current).filter(
        ([field, value]) => !isDeepStrictEqual(value, published[field]),
      )
      if (changed.length > 0)
        await transactAll(
          store,
          changedWrites({ kind, id: idOf(published), published }, Object.fromEntries(changed)),
        )
    }
}
