import { parentPort, workerData } from 'node:worker_threads'
import * as z from 'zod/mini'

/**
 * The thread that one function runs in, one event at a time, as in a Lambda environment. It says `ready` once the
 * handler is imported, then answers each message.
 */
const { file, name } = z.parse(z.object({ file: z.string(), name: z.string() }), workerData)
const Module = z.object({
  handler: z.custom<(event: unknown, context: object) => unknown>((value) => typeof value === 'function'),
})
const Order = z.object({ requestId: z.string(), event: z.unknown(), deadline: z.number() })

try {
  const { handler } = z.parse(Module, { ...(await import(file)) })
  parentPort?.on('message', async (message: unknown) => {
    const { requestId, event, deadline } = z.parse(Order, message)
    try {
      const answer = await handler(event, contextOf(requestId, deadline))
      // Lambda answers JSON, so whatever JSON has no word for is lost here too.
      parentPort?.postMessage({ answer: answer === undefined ? null : JSON.parse(JSON.stringify(answer)) })
    } catch (error) {
      parentPort?.postMessage({ problem: storyOf(error) })
    }
  })
  parentPort?.postMessage({ ready: true })
} catch (error) {
  parentPort?.postMessage({ broken: storyOf(error) })
}

function contextOf(requestId: string, deadline: number): object {
  return {
    awsRequestId: requestId,
    functionName: name,
    functionVersion: '$LATEST',
    invokedFunctionArn: process.env.AWS_LAMBDA_FUNCTION_ARN,
    memoryLimitInMB: process.env.AWS_LAMBDA_FUNCTION_MEMORY_SIZE,
    callbackWaitsForEmptyEventLoop: true,
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
  }
}

function storyOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
