import { type AllContent, storedSchemas } from '#shared/entities/publishedContent.ts'
import type { Content } from '#shared/kinds/kind.ts'
import { type DocumentKind, documentKinds } from '#shared/kinds/kinds.ts'
import { withCurrentItems } from './links.ts'
import { parseItem, UnreadableItem } from './parseItem.ts'
import type { Item, Store } from './store.ts'
import { idOf, storedItems } from './storedItems.ts'

/** All published content that an operator exports and imports. No staff members, sessions or counters. Leaves out what
 * cannot be read, if `onUnreadable` does not throw the error. */
export async function allContent(
  store: Store,
  onUnreadable: (error: UnreadableItem) => void = raise,
): Promise<AllContent> {
  const content: (readonly [DocumentKind, Map<string, Content>])[] = []
  // Sequential reads leave capacity for the site, which may be in use.
  for (const kind of documentKinds) {
    const items = await withCurrentItems(store, kind, await storedItems(store, kind))
    content.push([kind, new Map(items.flatMap((item) => readable(kind, item)))])
  }
  return Object.fromEntries(content) as AllContent // The loop adds every kind.

  function readable(kind: DocumentKind, item: Item): [id: string, content: Content][] {
    try {
      return [[idOf(item), parseItem(storedSchemas[kind], item)]]
    } catch (error) {
      if (!(error instanceof UnreadableItem)) throw error
      onUnreadable(error)
      return []
    }
  }
}

const raise = (error: UnreadableItem): never => {
  throw error
}
