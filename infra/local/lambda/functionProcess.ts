/** The process of one function, for one event at a time. It imports only the handler, so that cold starts are short. */
import { flushCompileCache } from 'node:module'

const [file = ''] = process.argv.slice(2)

// The AWS SDK imports node:http for a local endpoint. The import evaluates these exports, and they load all of undici:
// a quarter of a cold start, which functions on AWS, whose endpoints are HTTPS, do not pay.
for (const name of ['WebSocket', 'CloseEvent', 'MessageEvent'])
  Reflect.deleteProperty(process.getBuiltinModule('node:http'), name)

process.once('disconnect', () => process.exit())

try {
  const { handler } = await import(file)
  // The message reports that the function is ready.
  process.send?.({ failed: false, response: null })
  process.on('message', async (message) => {
    // The channel has only messages of functionWorker.ts, which have this type.
    const { requestId, event, timeout } = message as { requestId: string; event: unknown; timeout: number }
    try {
      const response: unknown = await handler(event, contextOf(requestId, Date.now() + timeout))
      process.send?.({ failed: false, response: response ?? null })
    } catch (error) {
      process.send?.({ failed: true, message: describe(error) })
    }
    // Node flushes the cache only at a regular exit, but this process is killed in the end.
    flushCompileCache()
  })
} catch (error) {
  process.send?.({ failed: true, message: describe(error) })
}

function contextOf(requestId: string, deadline: number): object {
  return {
    awsRequestId: requestId,
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
