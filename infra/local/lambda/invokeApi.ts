import type { ServerResponse } from 'node:http'
import { regionalArn } from '../cloudformation/localAccount.ts'
import { type LocalServer, readBody, startServer } from '../http/server.ts'
import type { EmulatorContext } from '../iam/accessKeys.ts'
import type { LocalFunction } from './localFunction.ts'

const action = 'lambda:InvokeFunction'

/** Lambda's Invoke operation, synchronous (`RequestResponse`) or asynchronous (`Event`). */
export function startInvokeApi(
  functions: readonly LocalFunction[],
  { accessKeys, logError }: EmulatorContext,
): Promise<LocalServer> {
  return startServer(
    async (request, response) => {
      const body = (await readBody(request, 6 * 1024 * 1024)) ?? Buffer.alloc(0)
      const path = /^\/2015-03-31\/functions\/([^/]+)\/invocations$/.exec(request.url ?? '')
      const name = decodeURIComponent(path?.[1] ?? '')
      const invoked = functions.find((candidate) => candidate.name === name || candidate.arn === name)
      const resource = invoked?.arn ?? regionalArn('lambda', `function:${name}`)
      const principal = accessKeys.principalOf(request.headers)
      if (!principal?.isAllowed({ action, resource, context: {} })) {
        return respondWithError(
          response,
          403,
          'AccessDeniedException',
          `User: ${principal?.name} is not authorized to perform: ${action} on resource: ${resource}`,
        )
      }
      if (!invoked) {
        return respondWithError(response, 404, 'ResourceNotFoundException', `Function not found: ${resource}`)
      }
      const event: unknown = body.length > 0 ? JSON.parse(body.toString()) : {}
      if (request.headers['x-amz-invocation-type'] === 'Event') {
        invoked.enqueue(event)
        response.writeHead(202).end()
        return
      }
      const result = await invoked.invoke(event)
      response.writeHead(200, result.failed ? { 'x-amz-function-error': 'Unhandled' } : {})
      response.end(
        JSON.stringify(result.failed ? { errorMessage: result.message } : (result.response ?? null)),
      )
    },
    { logError },
  )
}

function respondWithError(response: ServerResponse, status: number, type: string, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json', 'x-amzn-errortype': type })
  response.end(JSON.stringify({ Type: 'User', Message: message }))
}
