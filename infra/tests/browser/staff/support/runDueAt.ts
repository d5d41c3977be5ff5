import { randomUUID } from 'node:crypto'
import { InvokeCommand } from '@aws-sdk/client-lambda'
import { runDue } from '../../../../../functions/desk/runDue.ts'
import { outputs } from '../../../../outputs.ts'
import { siteStore } from './siteStore.ts'

/**
 * Does what the function does that runs once a minute, as if it were that time (ISO 8601), and only for the document, as
 * other tests schedule theirs at the same time.
 */
export async function runDueAt(now: string, id: string, data?: string): Promise<void> {
  const { owner, store } = siteStore(data)
  const startRendering = async () => {
    await owner.lambda.send(
      new InvokeCommand({
        FunctionName: owner.outputs[outputs.renderFunction],
        InvocationType: 'Event',
        Payload: JSON.stringify({ onlyRequested: true, reason: 'change', requestId: randomUUID() }),
      }),
    )
  }
  await runDue(store, now, startRendering, (entry) => entry.id === id)
}
