import { parsePageContent } from '#shared/documents/pageContent.ts'
import { pages, singlePages } from '#shared/pages.ts'
import { findPage } from '../store/pages.ts'
import type { Store } from '../store/store.ts'

/** The reason that the stored content of a page cannot be parsed, as a sentence. (Specification, Error catalogue.) */
export async function unreadableContent(snapshot: Store, path: string): Promise<string | undefined> {
  const name = path.startsWith(`${pages.offices.path}/`)
    ? 'office'
    : singlePages().find((page) => page.path === path)?.content
  // If this read fails, the rendering of the page fails too and reports the reason.
  const stored = name ? await findPage(snapshot, name).catch(() => null) : null
  const content = parsePageContent(stored?.content)
  return content.kind === 'unreadable'
    ? `The content of the page ${name} cannot be read: ${content.reason}.`
    : undefined
}
