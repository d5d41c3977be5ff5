import { isUnavailable } from '../store/unavailable.ts'
import { type Middleware, methodOf, requestIdOf } from './event.ts'
import { errorFields, log } from './log.ts'
import { Problem } from './problem.ts'

/** Turns every error into `{ message, requestId }` and the problem's own fields. Unexpected errors are logged, never shown. */
export function problemResponses(): Middleware {
  return {
    onError(request) {
      const requestId = requestIdOf(request.event)
      const { status, headers, message, fields } = problemOf(request.error, requestId)
      request.response = {
        statusCode: status,
        headers: { ...headers, 'content-type': 'application/json', 'cache-control': 'no-store' },
        body: methodOf(request.event) === 'HEAD' ? '' : JSON.stringify({ message, requestId, ...fields }),
      }
    },
  }
}

function problemOf(error: unknown, requestId: string): Problem {
  if (error instanceof Problem) return error
  log('error', { requestId, ...errorFields(error) })
  return isUnavailable(error)
    ? new Problem(503, 'Please try again in a moment', { headers: { 'retry-after': '5' } })
    : new Problem(500, 'Something went wrong')
}
