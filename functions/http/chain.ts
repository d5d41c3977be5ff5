import middy from '@middy/core'
import type { ApiEvent, ApiHandler, Middleware } from './event.ts'

/** A Lambda handler with links around it: the first is outermost, sees a request first and its answer last. */
export function chain(links: Middleware[], answer: (event: ApiEvent) => unknown): ApiHandler {
  const handler = middy<ApiEvent, unknown>().use(links).handler(answer)
  // Middy leaves the answer's type open because links may replace it: here the outer ones always make it an
  // ApiResponse. And it takes an event without a context, which its type does not say.
  return handler as unknown as ApiHandler
}
