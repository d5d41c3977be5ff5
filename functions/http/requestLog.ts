import { type ApiEvent, type ApiResponse, type Middleware, requestIdOf } from './event.ts'
import { log } from './log.ts'

/**
 * Names every answer by its request id and writes one line for each request. Questions that the same
 * process asks itself carry no invocation and are not requests: they leave no line.
 */
export function requestLog(route: string): Middleware {
  const started = new WeakMap<ApiEvent, number>()

  return {
    before({ event }) {
      started.set(event, performance.now())
    },
    after: finish,
    onError: finish,
  }

  function finish({ event, context, response }: Parameters<NonNullable<Middleware['after']>>[0]) {
    const answer = response as ApiResponse // the links before this one have made it one
    const requestId = requestIdOf(event)
    answer.headers = { ...answer.headers, 'x-request-id': requestId }
    if (!context.awsRequestId) return
    const took = performance.now() - (started.get(event) ?? performance.now())
    log('info', { requestId, route, status: answer.statusCode, ms: Math.round(took * 10) / 10 })
  }
}
