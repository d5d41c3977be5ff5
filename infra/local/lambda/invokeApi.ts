import { regionalArn } from '../cloudformation/localAccount.ts'
import type { Service } from '../http/awsServer.ts'
import { jsonError, jsonResponse, textResponse } from '../http/message.ts'
import { denialOf } from '../iam/accessKeys.ts'
import type { LocalFunction } from './functionPool.ts'

/** Lambda's Invoke operation, synchronous (`RequestResponse`) or asynchronous (`Event`). */
export const invokeApi =
  (functions: readonly LocalFunction[]): Service =>
  async ({ path, headers, body }, principal) => {
    const [, encoded = ''] = /^\/2015-03-31\/functions\/([^/]+)\/invocations$/.exec(path) ?? []
    const name = decodeURIComponent(encoded)
    const invoked = functions.find((candidate) => candidate.name === name || candidate.arn === name)
    const resource = invoked?.arn ?? regionalArn('lambda', `function:${name}`)
    const access = { action: 'lambda:InvokeFunction', resource, context: {} }
    if (!principal.isAllowed(access))
      return jsonError(403, 'AccessDeniedException', denialOf(principal, access))
    if (!invoked) return jsonError(404, 'ResourceNotFoundException', `Function not found: ${resource}`)
    const event: unknown = body.length > 0 ? JSON.parse(body.toString()) : {}
    if (headers['x-amz-invocation-type'] === 'Event') {
      invoked.enqueue(event)
      return textResponse(202, '', {})
    }
    const result = await invoked.invoke(event)
    return result.failed
      ? jsonResponse(200, { errorMessage: result.message }, { 'x-amz-function-error': 'Unhandled' })
      : jsonResponse(200, result.response ?? null)
  }
