import { errorFields, log } from '../log.ts'
import { Problem } from '../problem.ts'
import { UnreadableItem } from '../store/parseItem.ts'
import { isUnavailable } from '../store/unavailable.ts'
import { type Middleware, methodOf, requestIdOf } from './event.ts'

/** Turns every error into an `ApiProblem`. Unexpected errors are logged, never shown. */
export const problemResponses: Middleware = {
  onError(request) {
    const requestId = requestIdOf(request.event)
    const { status, headers, message, details } = problemOf(request.error, requestId)
    request.response = {
      statusCode: status,
      headers: {
        ...headers,
        ...(details.retryAfter !== undefined && { 'retry-after': String(details.retryAfter) }),
        'content-type': 'application/json',
        'cache-control': 'no-store',
      },
      body: methodOf(request.event) === 'HEAD' ? '' : JSON.stringify({ message, requestId, ...details }),
    }
  },
}

function problemOf(error: unknown, requestId: string): Problem {
  if (error instanceof Problem) return error
  log('error', { requestId, ...errorFields(error) })
  if (error instanceof UnreadableItem) return new Problem(500, error.message)
  return isUnavailable(error)
    ? new Problem(503, 'Please try again in a moment', { retryAfter: 5 })
    : new Problem(500, 'Something went wrong')
}
