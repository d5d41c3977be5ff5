import * as z from 'zod/mini'
import { documentLink } from '#shared/documents/documentLinks.ts'
import type { DraftContent } from '#shared/entities/documents.ts'
import { keys } from '#shared/keys.ts'
import type { DocumentKind } from '#shared/kinds/kinds.ts'
import { linkedPaths, withChangedLinks } from './contentLinks.ts'
import { getMany } from './getMany.ts'
import { nameOf } from './snapshot.ts'
import type { Item, Store } from './store.ts'

/**
 * The documents, as `<kind>/<id>`, that have the addresses in a content, by the paths as the content has them. It is
 * stored beside the content, so a link follows its document, and nothing that people type can look like one.
 */
export const Links = z.record(z.string(), z.string())
export type Links = z.infer<typeof Links>

export interface LinkedContent {
  kind: DocumentKind
  content: DraftContent
  links?: Links | undefined
}

export const linksIn = (item: Item | undefined): Links => Links.safeParse(item?.links).data ?? {}

/** Those of the links that are in a content. */
export const pickedLinks = (kind: DocumentKind, content: DraftContent, links: Links): Links =>
  Object.fromEntries(
    Array.from(linkedPaths(kind, content)).flatMap((path) => {
      const document = links[path]
      return document === undefined ? [] : [[path, document]]
    }),
  )

/** The documents' rows, in one batch for all contents. */
async function currentAddresses(
  store: Store,
  all: readonly LinkedContent[],
): Promise<(document: string) => string | undefined> {
  const documents = new Set(all.flatMap(({ links = {} }) => Object.values(links)))
  const rows = await getMany(store, Array.from(documents, rowKey))
  const addresses = new Map(rows.map((row) => [nameOf(row), row.address]))
  return (document) => {
    const address = addresses.get(nameOf(rowKey(document)))
    return typeof address === 'string' ? address : undefined
  }
}

/** The kind and the id of a name in `Links`. */
export function nameIn(document: string): { kind: string; id: string } {
  const [kind = '', id = ''] = document.split(/\/(.*)/s)
  return { kind, id }
}

function rowKey(document: string) {
  const { kind, id } = nameIn(document)
  return keys.directoryRow(kind as DocumentKind, id) // A key of another kind finds nothing.
}

/** For staff: the contents with the addresses of today. A page that is not on the website keeps its last address. */
export async function withCurrentLinks<Linked extends LinkedContent>(
  store: Store,
  all: readonly Linked[],
): Promise<Linked[]> {
  const addressOf = await currentAddresses(store, all)
  return all.map((linked) => {
    const { kind, content, links = {} } = linked
    const current = Object.entries(links).map(([path, document]) => [addressOf(document) ?? path, document])
    const changed = withChangedLinks(kind, content, (path) => addressOf(links[path] ?? ''))
    return {
      ...linked,
      content: changed ?? content,
      ...(linked.links && { links: Object.fromEntries(current) }),
    }
  })
}

/** The same for an item with published content. */
export async function withCurrentItems(
  store: Store,
  kind: DocumentKind,
  items: readonly Item[],
): Promise<Item[]> {
  const linked = await withCurrentLinks(
    store,
    items.map((item) => ({ kind, content: item, links: linksIn(item) })),
  )
  return linked.map(({ content, links }) => (Object.keys(links).length > 0 ? { ...content, links } : content))
}

/**
 * For visitors: the contents with the addresses of today, without links to pages that are not on the website. Null in
 * place of a content that is nothing without its link.
 */
export async function withVisibleLinks(
  store: Store,
  all: readonly LinkedContent[],
): Promise<(DraftContent | null)[]> {
  const addressOf = await currentAddresses(store, all)
  return all.map(({ kind, content, links = {} }) =>
    Object.keys(links).length === 0
      ? content
      : withChangedLinks(kind, content, (path) => {
          const document = links[path]
          return document === undefined ? undefined : (addressOf(document) ?? null)
        }),
  )
}

/** The content with names of documents in place of addresses, which a rename does not change. */
export function namedLinks({ kind, content, links = {} }: LinkedContent): DraftContent {
  const named = withChangedLinks(kind, content, (path) => {
    const document = links[path]
    return document === undefined ? undefined : documentLink(nameIn(document))
  })
  return named ?? content
}
