import type { TypedReader } from '#shared/api/typedReader.ts'
import { parsePageContent } from '#shared/documents/pageContent.ts'
import { pages, singlePages } from '#shared/pages.ts'

/** Why the stored content of a page cannot be parsed, as a sentence. (Error catalogue.) */
export async function unreadableContent(read: TypedReader<null>, path: string): Promise<string | undefined> {
  const name = path.startsWith(`${pages.offices.path}/`)
    ? 'office'
    : singlePages().find((page) => page.path === path)?.content
  const stored = name ? await read('GET /api/pages/{name}', { params: { name } }) : undefined
  const content = parsePageContent(stored?.content)
  return content.kind === 'unreadable'
    ? `The content of the page ${name} cannot be read: ${content.reason}.`
    : undefined
}
