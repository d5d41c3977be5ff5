import { regionalArn } from '../cloudformation/localAccount.ts'
import { startService } from '../http/httpHandler.ts'
import { type HttpResponse, textResponse } from '../http/message.ts'
import type { LocalServer } from '../http/server.ts'
import { denialOf, type EmulatorContext } from '../iam/accessKeys.ts'
import type { LocalFunction } from './localFunction.ts'

/** Lambda's Invoke operation, synchronous (`RequestResponse`) or asynchronous (`Event`). */
export const startInvokeApi = (
  functions: readonly LocalFunction[],
  { accessKeys, logError }: EmulatorContext,
): Promise<LocalServer> =>
  startService(
    async ({ path, headers, body }) => {
      const [, encoded = ''] = /^\/2015-03-31\/functions\/([^/]+)\/invocations$/.exec(path) ?? []
      const name = decodeURIComponent(encoded)
      const invoked = functions.find((candidate) => candidate.name === name || candidate.arn === name)
      const resource = invoked?.arn ?? regionalArn('lambda', `function:${name}`)
      const access = { action: 'lambda:InvokeFunction', resource, context: {} }
      const principal = accessKeys.principalOf(headers)
      if (!principal?.isAllowed(access))
        return refusal(403, 'AccessDeniedException', denialOf(principal, access))
      if (!invoked) return refusal(404, 'ResourceNotFoundException', `Function not found: ${resource}`)
      const event: unknown = body.length > 0 ? JSON.parse(body.toString()) : {}
      if (headers['x-amz-invocation-type'] === 'Event') {
        invoked.enqueue(event)
        return textResponse(202, '', {})
      }
      const result = await invoked.invoke(event)
      return result.failed
        ? textResponse(200, JSON.stringify({ errorMessage: result.message }), {
            'x-amz-function-error': 'Unhandled',
          })
        : textResponse(200, JSON.stringify(result.response ?? null), {})
    },
    { logError },
  )

const refusal = (status: number, type: string, message: string): HttpResponse =>
  textResponse(status, JSON.stringify({ Type: 'User', Message: message }), {
    'content-type': 'application/json',
    'x-amzn-errortype': type,
  })
