import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { environment } from '../environment.ts'
import { errorFields, log } from '../log.ts'
import { once } from '../once.ts'
import { shortTimeouts } from '../shortTimeouts.ts'
import { addRequest } from '../store/renderLease.ts'
import type { Store } from '../store/store.ts'
import type { RenderEvent } from './renderEvent.ts'

/** Starts a rendering without waiting for it. If that fails, the change is still saved, and a job starts it later. */
export const renderingOf =
  (store: Store, requestId: string) =>
  async (changedDocuments: string[]): Promise<void> => {
    const request = await addRequest(store, { changedDocuments }).catch((error: unknown) => {
      log('error', { requestId, renderingNotRegistered: true, ...errorFields(error) })
    })
    try {
      await invokeRenderer({ changedDocuments, request: request?.requests, reason: 'change', requestId })
    } catch (error) {
      log('error', { requestId, renderingNotRequested: true, ...errorFields(error) })
    }
  }

/** The log of the renderer says what it was invoked for. */
type Invocation = RenderEvent & { reason: 'change' | 'waiting'; requestId: string }

export async function invokeRenderer(invocation: Invocation): Promise<void> {
  await lambda().send(
    new InvokeCommand({
      FunctionName: environment('RENDER_FUNCTION'),
      InvocationType: 'Event',
      Payload: JSON.stringify(invocation),
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
