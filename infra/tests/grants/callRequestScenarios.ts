import { ListTablesCommand } from '@aws-sdk/client-dynamodb'
import { addCallRequest } from '../../../functions/store/callRequests.ts'
import { allowCallRequests, requestCall } from '../callRequests/requestCall.ts'
import { functionNamed } from '../functionNamed.ts'
import { runFunction } from '../runFunction.ts'
import { publishWhatIsDue } from './deskScenarios.ts'
import { type GrantContext, request, requestAsStaff, tableOf } from './grantContext.ts'
import type { GrantScenario } from './grantScenario.ts'

const json = { 'content-type': 'application/json' }

export const callRequestScenarios: Record<string, GrantScenario> = {
  'callRequests/receiveCallRequest': sendCallRequest,
  'callRequests/stampForm': async (context) => {
    const headers = { 'sec-fetch-site': 'same-origin' }
    await request(context, '/api/call-requests/stamp', { method: 'POST', headers })
  },
  'callRequests/listCallRequests': async (context) => {
    await requestAsStaff(context, '/api/admin/call-requests')
  },
  'callRequests/openCallRequest': async (context) => {
    await sendCallRequest(context)
    await open(context, await newest(context))
  },
  'callRequests/changeCallRequest': async (context) => {
    await sendCallRequest(context)
    const id = await newest(context)
    await open(context, id)
    const body = JSON.stringify({ version: 2, isClosed: true, note: 'Reached' })
    await requestAsStaff(context, `/api/admin/call-requests/${id}`, { method: 'PATCH', headers: json, body })
  },
  'jobs/runDueJobs': async (context) => {
    await sendCallRequest(context)
    await addExpiredRequest(context)
    const job = functionNamed(context.system, 'jobs/runDueJobs')
    await publishWhatIsDue(context, () => runFunction(context.owner, job))
  },
}

async function sendCallRequest(context: GrantContext): Promise<void> {
  await allowCallRequests(tableOf(context))
  const response = await requestCall(context.system.address)
  if (response.status !== 200) throw new Error(`The form gets ${response.status}`)
}

async function newest(context: GrantContext): Promise<string> {
  const [first] = await (await requestAsStaff(context, '/api/admin/call-requests')).json()
  return first.id
}

async function open(context: GrantContext, id: string): Promise<void> {
  await requestAsStaff(context, `/api/admin/call-requests/${id}/open`, { method: 'POST' })
}

async function addExpiredRequest({ owner: { documents } }: GrantContext): Promise<void> {
  const { TableNames = [] } = await documents.send(new ListTablesCommand())
  const tableName = TableNames.find((name) => name.includes('CallRequests')) ?? ''
  const longAgo = '2020-01-01T00:00:00.000Z'
  const nothing = new Uint8Array(1)
  await addCallRequest(
    { documents, tableName },
    {
      id: 'expired',
      receivedAt: longAgo,
      office: 'any',
      state: 'reached',
      version: 1,
      deletedAt: longAgo,
      dataKey: nothing,
      details: nothing,
      notes: [],
    },
  )
}
