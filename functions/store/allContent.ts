import { type AllContent, storedSchemas } from '#shared/entities/publishedContent.ts'
import type { Content } from '#shared/kinds/kind.ts'
import { type DocumentKind, documentKinds } from '#shared/kinds/kinds.ts'
import type { Store } from './store.ts'
import { idOf, storedItems } from './storedItems.ts'
import { withAddresses } from './withAddresses.ts'

/** All published content that an operator exports and imports. No staff members, sessions or counters. */
export async function allContent(store: Store): Promise<AllContent> {
  const content: (readonly [DocumentKind, Map<string, Content>])[] = []
  // Sequential reads leave capacity for the site, which may be in use.
  for (const kind of documentKinds) {
    const items = await withAddresses(store, await storedItems(store, kind), 'staff')
    content.push([kind, new Map(items.map((item) => [idOf(item), storedSchemas[kind].parse(item)]))])
  }
  return Object.fromEntries(content) as AllContent // The loop adds every kind.
}
