import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { environment } from '../environment.ts'
import { errorFields, log } from '../http/log.ts'

/**
 * Asks for a new rendering of the pages and does not wait for it. What was saved is saved: if the question does
 * not arrive, the log says so, and the daily rendering makes up for it.
 */
export async function requestRendering(requestId: string): Promise<void> {
  try {
    await lambda().send(
      new InvokeCommand({
        FunctionName: environment.renderFunction,
        InvocationType: 'Event',
        Payload: JSON.stringify({ reason: 'change', requestId }),
      }),
    )
  } catch (error) {
    log('error', { requestId, renderNotAsked: true, ...errorFields(error) })
  }
}

let client: LambdaClient | undefined
function lambda(): LambdaClient {
  client ??= new LambdaClient({
    region: environment.region,
    maxAttempts: 2,
    // Somebody waits for the answer to their save.
    requestHandler: { connectionTimeout: 1_000, requestTimeout: 2_000, throwOnRequestTimeout: true },
  })
  return client
}
