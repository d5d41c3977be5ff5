import { ListTablesCommand } from '@aws-sdk/client-dynamodb'
import { hiddenField } from '#shared/callRequests.ts'
import { addCallRequest, callRequestId } from '../../../functions/store/callRequests.ts'
import { allowCallRequests, callForm, requestCall } from '../callRequests/requestCall.ts'
import { functionNamed } from '../functionNamed.ts'
import { runFunction } from '../runFunction.ts'
import { publishWhatIsDue } from './deskScenarios.ts'
import { type GrantContext, request, requestAsStaff, tableOf } from './grantContext.ts'
import type { GrantScenario } from './grantScenario.ts'

const json = { 'content-type': 'application/json' }

export const callRequestScenarios: Record<string, GrantScenario> = {
  'callRequests/receiveCallRequest': async (context) => {
    await sendCallRequest(context)
    await sendSuspectedRequest(context)
  },
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
    await sendSuspectedRequest(context)
    await open(context, await newestSuspected(context))
  },
  'callRequests/changeCallRequest': async (context) => {
    await sendCallRequest(context)
    const id = await newest(context)
    await open(context, id)
    await change(context, id, { version: 2, isClosed: true, note: 'Reached' })
    await sendSuspectedRequest(context)
    const suspected = await newestSuspected(context)
    await open(context, suspected)
    await change(context, suspected, { version: 2, state: 'new' })
  },
  'callRequests/listSuspected': async (context) => {
    await newestSuspected(context)
  },
  'callRequests/listOlderSuspected': async (context) => {
    await requestAsStaff(context, '/api/admin/suspected-calls/field?before=9')
  },
  'callRequests/setSuspectedAside': async (context) => {
    for (const until of ['9', null])
      await requestAsStaff(context, '/api/admin/suspected-calls/field', {
        ...{ method: 'PUT', headers: json },
        body: JSON.stringify({ until }),
      })
  },
  'jobs/runDueJobs': async (context) => {
    await sendCallRequest(context)
    await sendSuspectedRequest(context)
    await addExpiredRequests(context)
    const job = functionNamed(context.system, 'jobs/runDueJobs')
    await publishWhatIsDue(context, () => runFunction(context.owner, job))
  },
}

async function sendCallRequest(context: GrantContext): Promise<void> {
  await allowCallRequests(tableOf(context))
  const response = await requestCall(context.system.address)
  if (response.status !== 200) throw new Error(`The form gets ${response.status}`)
}

async function sendSuspectedRequest(context: GrantContext): Promise<void> {
  await requestCall(context.system.address, { ...callForm, [hiddenField]: 'filled in' })
}

async function newestSuspected(context: GrantContext): Promise<string> {
  const [{ requests }] = await (await requestAsStaff(context, '/api/admin/suspected-calls')).json()
  return requests[0]?.id ?? ''
}

async function newest(context: GrantContext): Promise<string> {
  const [first] = await (await requestAsStaff(context, '/api/admin/call-requests')).json()
  return first.id
}

async function open(context: GrantContext, id: string): Promise<void> {
  await requestAsStaff(context, `/api/admin/call-requests/${id}/open`, { method: 'POST' })
}

async function change(context: GrantContext, id: string, step: object): Promise<void> {
  const request = { method: 'PATCH', headers: json, body: JSON.stringify(step) }
  await requestAsStaff(context, `/api/admin/call-requests/${id}`, request)
}

async function addExpiredRequests({ owner: { documents } }: GrantContext): Promise<void> {
  const { TableNames = [] } = await documents.send(new ListTablesCommand())
  const tableName = TableNames.find((name) => name.includes('CallRequests')) ?? ''
  const longAgo = '2020-01-01T00:00:00.000Z'
  const nothing = new Uint8Array(1)
  for (const suspicion of [undefined, 'field'] as const)
    await addCallRequest(
      { documents, tableName },
      {
        id: callRequestId(longAgo, 'expired', suspicion),
        receivedAt: longAgo,
        office: 'any',
        state: 'reached',
        version: 1,
        deletedAt: longAgo,
        suspicion,
        dataKey: nothing,
        details: nothing,
        notes: [],
      },
    )
}
