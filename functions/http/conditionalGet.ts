import { createHash } from 'node:crypto'
import type { Endpoint } from '#shared/api/endpoints.ts'
import { type ApiResponse, type Middleware, methodOf } from './event.ts'

/** Fresh for a minute at the edge, then refreshed behind the visitor's back, and kept for a day of outage. */
const publicCaching = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400'

/** Names the state of a public GET by an ETag, answers 304 to whoever has it, and says who may keep it. */
export function conditionalGet(key: string, row: Endpoint): Middleware {
  const shared = key.startsWith('GET ') && row.access !== 'staff'

  return {
    after(request) {
      const answer = request.response as ApiResponse // the check of the answer has made it one
      answer.headers = { ...answer.headers, 'cache-control': shared ? publicCaching : 'no-store' }
      if (shared) nameState(answer, request.event.headers['if-none-match'])
      if (methodOf(request.event) === 'HEAD') answer.body = ''
    },
  }
}

function nameState(answer: ApiResponse, held: string | undefined): void {
  const etag = `"${createHash('sha256')
    .update(answer.body ?? '')
    .digest('base64url')
    .slice(0, 27)}"`
  answer.headers = { ...answer.headers, etag }
  if (held === undefined || !holds(held, etag)) return
  answer.statusCode = 304
  answer.body = ''
}

/** The edge weakens a tag when it compresses the answer, so `W/` makes no difference. */
const holds = (held: string, etag: string) =>
  held.trim() === '*' || held.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
