/**
 * The process that one function runs in, one event at a time, as in a Lambda environment. It answers each message of
 * the local system with one of its own, and ends when the local system is gone. It imports nothing but the
 * handler, so that a cold start is the handler's own.
 */
const [file = '', name = ''] = process.argv.slice(2)

process.once('disconnect', () => process.exit())

try {
  const { handler } = await import(file)
  process.on('message', async (message) => {
    // The local system is the only one on this channel, and sends nothing else.
    const { requestId, event, deadline } = message as { requestId: string; event: unknown; deadline: number }
    try {
      const answer: unknown = await handler(event, contextOf(requestId, deadline))
      process.send?.({ answer: answer ?? null })
    } catch (error) {
      process.send?.({ problem: storyOf(error) })
    }
  })
} catch (error) {
  process.send?.({ broken: storyOf(error) })
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
