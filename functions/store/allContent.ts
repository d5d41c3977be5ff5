import { table } from '#shared/table.ts'
import { type Content, type ContentKind, kindOf } from './contentKinds.ts'
import type { Store } from './store.ts'
import { storedItems } from './storedItems.ts'

export type AllContent = Record<ContentKind, Map<string, Content>>

/** Everything that an operator exports and imports: all content, and no person, session or counter. */
export async function allContent(store: Store): Promise<AllContent> {
  const stored = async (kind: ContentKind, idAttribute = 'id') => {
    const items = await storedItems[kind](store)
    return new Map(items.map((item) => [String(item[idAttribute]), kindOf[kind].schema.parse(item)]))
  }
  return {
    pages: await stored('pages', table.sortKey),
    landings: await stored('landings', table.sortKey),
    treatments: await stored('treatments'),
    faqs: await stored('faqs'),
    posts: await stored('posts'),
    reviews: await stored('reviews'),
    services: await stored('services'),
    alerts: await stored('alerts'),
    site: await stored('site', table.sortKey),
  }
}
