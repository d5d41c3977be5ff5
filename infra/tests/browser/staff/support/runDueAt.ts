import { randomUUID } from 'node:crypto'
import { InvokeCommand } from '@aws-sdk/client-lambda'
import { runDue } from '../../../../../functions/desk/runDue.ts'
import { addRequest } from '../../../../../functions/store/renderLease.ts'
import { localPaths } from '../../../../local/localPaths.ts'
import { outputs } from '../../../../outputs.ts'
import { ownerOf } from '../../../../testing/owner.ts'

/** Does what the function does that runs once a minute, as if it were that time (ISO 8601). */
export async function runDueAt(now: string): Promise<void> {
  const { documents, lambda, outputs: values } = ownerOf(localPaths(process.env.SITE_DATA ?? '').data)
  const store = { documents, tableName: values[outputs.table] ?? '' }
  await runDue(store, now, async (saved) => {
    const { requests } = await addRequest(store, { saved })
    await lambda.send(
      new InvokeCommand({
        FunctionName: values[outputs.renderFunction],
        InvocationType: 'Event',
        Payload: JSON.stringify({ saved, request: requests, reason: 'change', requestId: randomUUID() }),
      }),
    )
  })
}
