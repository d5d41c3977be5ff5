import middy from '@middy/core'
import type { Context } from 'aws-lambda'
import type { ApiEvent, ApiHandler, ApiResponse, Middleware, RequestState } from './event.ts'

/** A Lambda handler inside its middleware. The first is outermost: it sees a request first and its response last. */
export function withMiddleware(
  middleware: Middleware[],
  handle: (event: ApiEvent) => ApiResponse | Promise<ApiResponse>,
): ApiHandler {
  const handler = middy<ApiEvent, ApiResponse, Error, Context, RequestState>().use(middleware).handler(handle)
  // Tests send an event without a context. Middy accepts this, but its type requires a context.
  return (event, context) => handler(event, context as Context)
}
