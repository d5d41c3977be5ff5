import { ListTablesCommand } from '@aws-sdk/client-dynamodb'
import { callRequestLimits } from '#shared/callRequests.ts'
import { resetAttempts } from '../../../functions/store/attempts.ts'
import { addCallRequest } from '../../../functions/store/callRequests.ts'
import { functionNamed } from '../functionNamed.ts'
import { runFunction } from '../runFunction.ts'
import type { Exercise } from './exercise.ts'
import { type GrantContext, request, requestAsStaff, tableOf } from './grantContext.ts'

const json = { 'content-type': 'application/json' }

export const callRequestExercises: Record<string, Exercise> = {
  'callRequests/receiveCallRequest': askForCall,
  'callRequests/stampForm': async (place) => {
    const headers = { 'sec-fetch-site': 'same-origin' }
    await request(place, '/api/call-requests/stamp', { method: 'POST', headers })
  },
  'callRequests/listCallRequests': async (place) => {
    await requestAsStaff(place, '/api/admin/call-requests')
  },
  'callRequests/openCallRequest': async (place) => {
    await askForCall(place)
    await open(place, await newest(place))
  },
  'callRequests/changeCallRequest': async (place) => {
    await askForCall(place)
    const id = await newest(place)
    await open(place, id)
    const body = JSON.stringify({ version: 2, state: 'closed', note: 'Reached' })
    await requestAsStaff(place, `/api/admin/call-requests/${id}`, { method: 'PATCH', headers: json, body })
  },
  'minute/runDueJobs': async (place) => {
    await askForCall(place)
    await addExpiredRequest(place)
    await runFunction(place.owner, functionNamed(place.system, 'minute/runDueJobs'))
  },
}

async function askForCall(place: GrantContext): Promise<void> {
  for (const by of ['127.0.0.1', 'all', 'all without a stamp']) {
    const attempt = { what: 'call-requests', by, window: callRequestLimits.window, now: Date.now() }
    await resetAttempts(tableOf(place), attempt)
  }
  await request(place, '/api/call-requests', {
    method: 'POST',
    headers: { ...json, 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ firstName: 'Ana', phone: '770-555-0199', mayLeaveMessage: 'yes' }),
  })
}

async function newest(place: GrantContext): Promise<string> {
  const [first] = await (await requestAsStaff(place, '/api/admin/call-requests')).json()
  return first.id
}

async function open(place: GrantContext, id: string): Promise<void> {
  await requestAsStaff(place, `/api/admin/call-requests/${id}/open`, { method: 'POST' })
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
      state: 'closed',
      version: 1,
      deletedAt: longAgo,
      dataKey: nothing,
      details: nothing,
      notes: [],
    },
  )
}
