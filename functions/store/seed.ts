import { isDeepStrictEqual } from 'node:util'
import type { Seed } from '#shared/content/seed.ts'
import { type AllContent, makeAllContent } from '#shared/entities/publishedContent.ts'
import { keys } from '#shared/keys.ts'
import type { Content } from '#shared/kinds/kind.ts'
import { documentKinds, kinds } from '#shared/kinds/kinds.ts'
import { forEachConcurrently } from '../forEachConcurrently.ts'
import { deletedDocuments } from './desk/deletedDocuments.ts'
import type { DocumentName } from './desk/documentFacts.ts'
import { rebuildDirectory } from './desk/rebuildDirectory.ts'
import { itemOf } from './items.ts'
import { findItem } from './read.ts'
import type { Item, Store } from './store.ts'
import { missing, newItem, putItem } from './write.ts'

export interface SeedResult {
  written: number
  existing: number
}

/** Writes the content that is missing, never over what staff have changed nor what they have deleted, then lists what there is. */
export async function seedTable(store: Store, seed: Seed): Promise<SeedResult> {
  const result: SeedResult = { written: 0, existing: 0 }
  const deleted = new Set((await deletedDocuments(store)).map(({ kind, id }) => `${kind}/${id}`))
  const content = seededContent(seed)
  const all = documentKinds.flatMap((kind) =>
    [...content[kind]].map(([id, fields]) => ({ name: { kind, id }, fields })),
  )
  const wanted = all.filter(({ name: { kind, id } }) => !deleted.has(`${kind}/${id}`))
  await forEachConcurrently(wanted, async ({ name, fields }) => {
    const item = itemOf(name, fields)
    if (
      await (kinds[name.kind].isSeededAgain
        ? putUnlessPublished(store, name, item)
        : putItem(store, item, newItem))
    )
      result.written += 1
    else result.existing += 1
  })
  await rebuildDirectory(store, documentKinds)
  return result
}

export function seededContent(seed: Seed): AllContent {
  return {
    ...makeAllContent(() => new Map()),
    post: byId(seed.posts),
    faq: byId(seed.faqs.map((faq, order) => ({ ...faq, order }))),
    review: byId(seed.reviews.map((review, order) => ({ ...review, order }))),
    service: byId(seed.services.map((service, order) => ({ ...service, order }))),
    treatment: byId(seed.treatments),
    landing: new Map(seed.landings.map((page) => [page.category, { ...page }])),
    page: new Map(Object.entries(seed.pages).map(([name, page]) => [name, { ...page }])),
    site: new Map([['site', { ...seed.site }]]),
  }
}

const byId = (documents: readonly { id: string }[]): Map<string, Content> =>
  new Map(documents.map((document) => [document.id, { ...document }]))

/** What came with an earlier release is replaced by that of this one. */
async function putUnlessPublished(store: Store, { kind, id }: DocumentName, item: Item): Promise<boolean> {
  const current = await findItem(store, keys.document(kind, id))
  if (current && (current.publishedAt !== undefined || isDeepStrictEqual(current, item))) return false
  return putItem(store, item, { publishedAt: missing })
}
