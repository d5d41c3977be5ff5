import { isDeepStrictEqual } from 'node:util'
import type { Seed } from '#shared/content/seed.ts'
import { fixedPages } from '#shared/documents/paths.ts'
import { type AllContent, makeAllContent } from '#shared/entities/publishedContent.ts'
import type { Content } from '#shared/kinds/kind.ts'
import { documentKinds, isOrdered, kinds } from '#shared/kinds/kinds.ts'
import { addDocuments } from './addDocuments.ts'
import { deletedDocuments } from './desk/deletedDocuments.ts'
import { addressOf, type DocumentName } from './desk/documentFacts.ts'
import { findDocument } from './desk/documents.ts'
import { publishedWrites } from './desk/publishedDocument.ts'
import { addRedirects } from './desk/redirects.ts'
import { linkStoredDocuments } from './documentLinks.ts'
import { itemOf } from './items.ts'
import type { Store } from './store.ts'
import { transactAll } from './writeChecked.ts'

export interface SeedResult {
  written: number
  existing: number
}

/** Writes the content that is missing, and never replaces content that staff have changed or deleted. */
export async function seedTable(store: Store, seed: Seed): Promise<SeedResult> {
  const deleted = new Set((await deletedDocuments(store)).map(({ kind, id }) => `${kind}/${id}`))
  const content = seededContent(seed)
  const isNew = !(await findDocument(store, { kind: 'site', id: 'site' }))?.published
  if (isNew) await addRedirects(store, seed.redirects)
  let all = 0
  let written = 0
  for (const kind of documentKinds) {
    const wanted = [...content[kind]].filter(([id]) => !deleted.has(`${kind}/${id}`))
    all += wanted.length
    written += await addDocuments(store, kind, wanted)
    if (kinds[kind].isSeededAgain)
      for (const [id, fields] of wanted) if (await seedAgain(store, { kind, id }, fields)) written += 1
  }
  await linkStoredDocuments(store)
  return { written, existing: all - written }
}

/** In the seed, documents with ids are in lists that are named after the kinds, in the plural. */
export function seededContent({ landings, pages, site, redirects, ...lists }: Seed): AllContent {
  const listOf: Readonly<Partial<Record<string, readonly { id: string }[]>>> = lists
  return {
    ...makeAllContent((kind) => byId(listOf[`${kind}s`] ?? [], isOrdered(kind))),
    landing: new Map(landings.map((page) => [page.category, { ...page }])),
    page: new Map(Object.entries(pages).map(([name, page]) => [name, { ...page }])),
    site: new Map([['site', { ...site }]]),
  }
}

/** The addresses of the pages of a new site. */
export function seededPaths(seed: Seed): Set<string> {
  const content = seededContent(seed)
  const chosen = documentKinds.flatMap((kind) =>
    Array.from(content[kind], ([id, fields]) => addressOf({ kind, id }, fields) ?? []),
  )
  return new Set([...fixedPages(seed.site).map(({ path }) => path), ...chosen.flat()])
}

const byId = (documents: readonly { id: string }[], hasOrder: boolean): Map<string, Content> =>
  new Map(documents.map((document, order) => [document.id, { ...document, ...(hasOrder && { order }) }]))

/** Replaces content of an earlier release by the content of this one, unless staff have published the document. */
async function seedAgain(store: Store, name: DocumentName, fields: Content): Promise<boolean> {
  const document = await findDocument(store, name)
  const { revision, ...current } = document?.published ?? {}
  const item = itemOf(name, fields)
  if (!document || current.publishedAt !== undefined || isDeepStrictEqual(current, item)) return false
  return transactAll(store, publishedWrites(document, item))
}
