import { log } from '../log.ts'
import { type Middleware, requestIdOf } from './event.ts'

/** Adds the request id to every response and logs one line for each invocation. */
export function requestLog(route: string): Middleware {
  return {
    before({ internal }) {
      internal.startedAt = performance.now()
    },
    after: finish,
    onError: finish,
  }

  function finish(request: Parameters<NonNullable<Middleware['after']>>[0]): void {
    const { event, internal } = request
    const requestId = requestIdOf(event)
    const response = {
      ...request.response,
      headers: { ...request.response?.headers, 'x-request-id': requestId },
    }
    request.response = response
    const now = performance.now()
    const ms = Math.round((now - (internal.startedAt ?? now)) * 10) / 10
    log('info', { requestId, route, status: response.statusCode, ms })
  }
}
