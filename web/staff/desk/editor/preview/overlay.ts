import type { ReadResult } from '../../../../data/read.ts'
import { deskKinds } from '../../kinds/deskKinds.ts'
import type { PreviewDraft } from '../../kinds/fieldTypes.ts'

/** The API's response to a public page as it will be once the draft is published. */
export function withDraft(url: string, result: ReadResult, draft: PreviewDraft): ReadResult {
  const { pathname, searchParams: query } = new URL(url, 'http://api')
  const published = 'data' in result ? result.data : undefined
  const path = decodeURIComponent(pathname)
  const data = deskKinds[draft.kind].withDraft({ path, query, published }, draft)
  return data === undefined ? result : { data }
}
