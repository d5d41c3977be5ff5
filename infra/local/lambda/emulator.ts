import type { Stack } from '../cloudformation/stack.ts'
import type { LocalServer } from '../http/server.ts'
import type { EmulatorContext } from '../iam/accessKeys.ts'
import { startInvokeApi } from './invokeApi.ts'
import { openPendingEvents } from './pendingEvents.ts'
import { type FunctionWithPolicy, readFunctions } from './readFunctions.ts'

interface LambdaContext extends EmulatorContext {
  /** The emulators that the functions call, as the environment variables of the SDK. */
  endpoints: Record<string, string>
  pendingEventsFolder: string
  logFor(functionName: string): (text: string) => void
}

export interface Lambda extends LocalServer {
  functions: readonly FunctionWithPolicy[]
  /** Those of the context and Lambda's own. */
  endpoints: Record<string, string>
  /** Enqueues the events that the system before accepted and did not finish. */
  resumePendingEvents(): void
}

export async function startLambda(stack: Stack, context: LambdaContext): Promise<Lambda> {
  const functions: FunctionWithPolicy[] = []
  await using resources = new AsyncDisposableStack()
  const { address, close } = await startInvokeApi(functions, context)
  resources.defer(close)
  const pendingEvents = openPendingEvents(context.pendingEventsFolder)
  const unfinished = pendingEvents.list()
  const endpoints = { ...context.endpoints, AWS_ENDPOINT_URL_LAMBDA: address }
  functions.push(...readFunctions(stack, { ...context, endpoints, pendingEvents }))
  resources.defer(async () => {
    await Promise.all(functions.map((each) => each.close()))
  })
  const started = resources.move()
  return {
    address,
    functions,
    endpoints,
    resumePendingEvents: () => {
      for (const { name, event, remove } of unfinished) {
        functions.find((each) => each.name === name)?.enqueue(event)
        remove()
      }
    },
    close: () => started.disposeAsync(),
  }
}
