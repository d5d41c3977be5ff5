import type { TypedReader } from '#shared/api/typedReader.ts'
import { parsePageContent } from '#shared/documents/pageContent.ts'
import { PageName } from '#shared/entities/page.ts'

/** A sentence for each page whose stored content cannot be parsed; such a page shows a default. (Error catalogue.) */
export async function unreadableContent(read: TypedReader<null>): Promise<Map<PageName, string>> {
  const sentences = new Map<PageName, string>()
  const stored = await Promise.all(
    PageName.options.map(async (name) => ({
      name,
      page: await read('GET /api/pages/{name}', { params: { name } }),
    })),
  )
  for (const { name, page } of stored) {
    const content = parsePageContent(page?.content)
    if (content.kind === 'unreadable')
      sentences.set(name, `The content of the page ${name} cannot be read: ${content.reason}.`)
  }
  return sentences
}
