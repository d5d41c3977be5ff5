import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { once } from '#shared/once.ts'
import { environment } from './environment.ts'
import { errorFields, log } from './log.ts'
import { shortTimeouts } from './shortTimeouts.ts'

/** Starts the renderer for the requests in the table, without waiting for it. If the start fails, a job tries later. */
export async function startRenderer(requestId: string): Promise<void> {
  await invokeRenderer('change', requestId).catch((error: unknown) =>
    log('error', { requestId, rendererNotStarted: true, ...errorFields(error) }),
  )
}

export async function invokeRenderer(reason: 'change' | 'waiting', requestId: string): Promise<void> {
  await lambda().send(
    new InvokeCommand({
      FunctionName: environment('RENDER_FUNCTION'),
      InvocationType: 'Event',
      Payload: JSON.stringify({ onlyRequested: true, reason, requestId }),
    }),
  )
}

const lambda = once(
  () =>
    new LambdaClient({
      region: environment('AWS_REGION'),
      maxAttempts: 2,
      // A member of staff waits for the response to their save.
      requestHandler: shortTimeouts,
    }),
)
