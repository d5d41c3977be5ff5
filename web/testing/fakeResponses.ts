import type { ReadKey } from '#shared/api/typedReader.ts'
import type { UrlOf } from '#shared/api/urlOf.ts'
import { site } from '#shared/content/site.ts'
import type { ReadResult } from '../data/read.ts'

/** JSON, an error status, `timeout` for no response within 10 seconds, `pending` for none yet. */
export type FakeResponse = object | string | number | null

/** Responses by address. An address that no endpoint has does not compile. */
export type FakeResponses = { [Url in UrlOf<ReadKey>]?: FakeResponse }

/** Responses that every page reads. */
export const layoutResponses: FakeResponses = {
  '/api/site': site,
  '/api/service-pages': [],
  '/api/blog/posts?page=1': { posts: [], total: 0, pages: 0 },
}

export async function resultOf(response: unknown = 404): Promise<ReadResult> {
  if (response === 'pending') return new Promise(() => undefined)
  if (response === 'timeout') return { failure: {} }
  if (typeof response === 'number') return { failure: { status: response, requestId: 'abc-1' } }
  return { data: structuredClone(response) }
}
