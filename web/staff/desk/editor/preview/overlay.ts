import type { ReadResult, ReadUrl } from '../../../../data/read.ts'
import { deskKinds } from '../../kinds/deskKinds.ts'
import type { PreviewDraft } from '../../kinds/fieldTypes.ts'

/** The response that the API will give to a public page once the draft is published. */
export function withDraft(url: string, result: ReadResult, draft: PreviewDraft): ReadResult {
  const { pathname, searchParams: query } = new URL(url, 'http://api')
  const published = 'data' in result ? result.data : undefined
  const path = decodeURIComponent(pathname)
  const data = deskKinds[draft.kind].withDraft({ path, query, published }, draft)
  return data === undefined ? result : { data }
}

/** Reads each address once, and again only after a failure. */
export function rememberReads(read: ReadUrl): ReadUrl {
  const reads = new Map<string, ReturnType<ReadUrl>>()
  return async (url) => {
    const reading = reads.get(url) ?? read(url)
    reads.set(url, reading)
    const result = await reading
    if ('failure' in result) reads.delete(url)
    return result
  }
}
