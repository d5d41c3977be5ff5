import type { ServerResponse } from 'node:http'
import { bodyOf, type Emulator, startEmulator } from '../emulator.ts'
import type { Keyring } from '../iam/keyring.ts'
import type { LocalFunction } from './localFunction.ts'

/** Lambda's invoke call, to wait for the answer (`RequestResponse`) or not (`Event`). */
export function startInvokeApi(
  functions: readonly LocalFunction[],
  { keyring, report }: { keyring: Keyring; report: (error: unknown) => void },
): Promise<Emulator> {
  return startEmulator(async (request, response) => {
    const body = (await bodyOf(request, 6 * 1024 * 1024)) ?? Buffer.alloc(0)
    const asked = /^\/2015-03-31\/functions\/([^/]+)\/invocations$/.exec(request.url ?? '')
    const name = decodeURIComponent(asked?.[1] ?? '')
    const invoked = functions.find((known) => known.name === name || known.arn === name)
    const resource = invoked?.arn ?? `arn:aws:lambda:::function:${name}`
    const caller = keyring.callerOf(request.headers)
    const action = 'lambda:InvokeFunction'
    if (!caller?.may({ action, resource, context: {} })) {
      return problem(
        response,
        403,
        'AccessDeniedException',
        `User: ${caller?.name} is not authorized to perform: ${action} on resource: ${resource}`,
      )
    }
    if (!invoked)
      return problem(response, 404, 'ResourceNotFoundException', `Function not found: ${resource}`)
    const event: unknown = body.length > 0 ? JSON.parse(body.toString()) : {}
    if (request.headers['x-amz-invocation-type'] === 'Event') {
      invoked.enqueue(event)
      response.writeHead(202).end()
      return
    }
    const outcome = await invoked.invoke(event)
    response.writeHead(200, outcome.failed ? { 'x-amz-function-error': 'Unhandled' } : {})
    response.end(
      JSON.stringify(outcome.failed ? { errorMessage: outcome.message } : (outcome.answer ?? null)),
    )
  }, report)
}

function problem(response: ServerResponse, status: number, type: string, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json', 'x-amzn-errortype': type })
  response.end(JSON.stringify({ Type: 'User', Message: message }))
}
