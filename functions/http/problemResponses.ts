import { isUnavailable } from '../store/unavailable.ts'
import { type ApiResponse, type Middleware, methodOf, requestIdOf } from './event.ts'
import { errorFields, log } from './log.ts'
import { Problem } from './problem.ts'

/** Turns whatever was thrown into a JSON answer `{ message, requestId }`, with what the problem adds. Surprises are logged, never shown. */
export function problemResponses(): Middleware {
  return {
    onError(request) {
      const requestId = requestIdOf(request.event)
      const problem = problemOf(request.error, requestId)
      const answer: ApiResponse = {
        statusCode: problem.status,
        headers: { ...problem.headers, 'content-type': 'application/json', 'cache-control': 'no-store' },
        body:
          methodOf(request.event) === 'HEAD'
            ? ''
            : JSON.stringify({ message: problem.message, requestId, ...problem.more }),
      }
      request.response = answer
    },
  }
}

function problemOf(error: unknown, requestId: string): Problem {
  if (error instanceof Problem) return error
  log('error', { requestId, ...errorFields(error) })
  return isUnavailable(error)
    ? new Problem(503, 'Please try again in a moment', { 'retry-after': '5' })
    : new Problem(500, 'Something went wrong')
}
