import { hash } from 'node:crypto'
import type { Endpoint } from '#shared/api/endpoints.ts'
import { type ApiResponse, type Middleware, methodOf } from './event.ts'

/** Fresh at the edge for a minute, then revalidated in the background, and served for a day if the origin fails. */
const publicCaching = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400'

/** Sets how long a response may be cached. A public GET gets an ETag, or a 304 if the request has the same ETag. */
export function conditionalGet(key: string, row: Endpoint): Middleware {
  const isPublic = key.startsWith('GET ') && row.access !== 'staff'

  return {
    after(request) {
      const { event } = request
      const headers = {
        ...request.response?.headers,
        'cache-control': isPublic ? publicCaching : 'no-store',
      }
      let response: ApiResponse = { ...request.response, headers }
      if (isPublic) response = withEtag(response, event.headers['if-none-match'])
      if (methodOf(event) === 'HEAD') response.body = ''
      request.response = response
    },
  }
}

function withEtag(response: ApiResponse, ifNoneMatch: string | undefined): ApiResponse {
  const etag = `"${hash('sha256', response.body ?? '', 'base64url').slice(0, 27)}"`
  const tagged = { ...response, headers: { ...response.headers, etag } }
  return ifNoneMatch !== undefined && matches(ifNoneMatch, etag)
    ? { ...tagged, statusCode: 304, body: '' }
    : tagged
}

/** The edge weakens an ETag when it compresses the response, so `W/` makes no difference. */
const matches = (ifNoneMatch: string, etag: string) =>
  ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
