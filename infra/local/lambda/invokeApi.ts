import { regionalArn } from '../cloudformation/localAccount.ts'
import type { Service } from '../http/awsServer.ts'
import { jsonError, jsonResponse, textResponse } from '../http/message.ts'
import type { LocalFunction } from './functionPool.ts'

/** Lambda's Invoke operation, synchronous (`RequestResponse`) or asynchronous (`Event`), which is not retried. */
export const invokeApi = (functions: readonly LocalFunction[]): Service => ({
  errors: 'json',
  accessesOf: ({ path }) => [{ action: 'lambda:InvokeFunction', resource: arnIn(path), context: {} }],
  respond: async ({ path, headers, body }) => {
    const invoked = functions.find(({ arn }) => arn === arnIn(path))
    if (!invoked) return jsonError(404, 'ResourceNotFoundException', `Function not found: ${arnIn(path)}`)
    const event: unknown = body.length > 0 ? JSON.parse(body.toString()) : {}
    const invocation = invoked.invoke(event)
    if (headers['x-amz-invocation-type'] === 'Event') {
      invocation.catch(() => undefined)
      return textResponse(202, '', {})
    }
    const result = await invocation
    return result.failed
      ? jsonResponse(200, { errorMessage: result.message }, { 'x-amz-function-error': 'Unhandled' })
      : jsonResponse(200, result.response ?? null)
  },
})

/** The ARN of the function whose name is in the path. */
function arnIn(path: string): string {
  const [, name = ''] = /^\/2015-03-31\/functions\/([^/]+)\/invocations$/.exec(path) ?? []
  return regionalArn('lambda', `function:${name}`)
}
