import type { Endpoint } from '#shared/api/endpoints.ts'
import type { ApiResponse, Middleware } from './event.ts'
import { WithCookie } from './withCookie.ts'

/** Checks what the handler returned against what its row promises, and makes it JSON: 200, or 204 for null. */
export function validateResponse(row: Endpoint): Middleware {
  return {
    after(request) {
      const { response: returned } = request
      request.response =
        returned instanceof WithCookie
          ? { ...answerOf(promised(returned.data)), cookies: [returned.cookie] }
          : answerOf(promised(returned))
    },
  }

  function promised(returned: unknown): unknown {
    const result = row.returns.safeParse(returned)
    if (!result.success) throw new Error(`${row.handler} breaks its promise`, { cause: result.error })
    return result.data
  }
}

const answerOf = (returned: unknown): ApiResponse =>
  returned === null
    ? { statusCode: 204, headers: {}, body: '' }
    : { statusCode: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(returned) }
