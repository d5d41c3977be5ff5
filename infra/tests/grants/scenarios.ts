import { ListTablesCommand } from '@aws-sdk/client-dynamodb'
import { type Endpoint, endpoints } from '#shared/api/endpoints.ts'
import { hiddenField } from '#shared/callRequests.ts'
import { seed } from '#shared/content/seed.ts'
import { keys } from '#shared/keys.ts'
import { addCallRequest, callRequestId } from '../../../functions/store/callRequests.ts'
import { findItem } from '../../../functions/store/read.ts'
import { addStaffMember } from '../../../functions/store/staff/changeStaffMember.ts'
import { memberWith } from '../../../functions/store/staff/staffMembers.ts'
import { deleteItem, updateItem } from '../../../functions/store/write.ts'
import { authenticator } from '../../../functions/testing/authenticator.ts'
import { quickHash } from '../../../functions/testing/staff.ts'
import type { GrantSet } from '../../aws/grantSets.ts'
import { password } from '../../testing/staff.ts'
import { callForm, requestCall } from '../callRequests/requestCall.ts'
import { functionNamed } from '../functionNamed.ts'
import { runFunction } from '../runFunction.ts'
import { writeAndPublish } from './deskScenario.ts'
import { ageSession, asNewMember, type GrantContext, send, tableOf } from './grantContext.ts'
import { renderEverything } from './renderEverything.ts'

/** Scenarios, each with the sets whose every action and partition it uses. Rejects if a request fails. */
export const scenarios: readonly {
  title: string
  sets: readonly GrantSet[]
  run: (context: GrantContext) => Promise<void>
}[] = [
  { title: 'a visitor is counted', sets: ['countsVisitors'], run: countVisitor },
  {
    title: 'a visitor requests a call, and staff call back',
    sets: ['receivesCalls', 'sortsCalls', 'readsNotices', 'opensCalls', 'expiresCalls'],
    run: callBack,
  },
  {
    title: 'staff write and publish',
    sets: [
      ...([
        'readsDesk',
        'savesDrafts',
        'repeatsRequests',
        'publishes',
        'checksApprovals',
        'namesMembers',
      ] as const),
      ...(['storesImages', 'deletesImages', 'opensPreviews'] as const),
      ...(['namesClinician', 'asksClinician'] as const),
    ],
    run: writeAndPublish,
  },
  {
    title: 'somebody waits for a member',
    sets: ['keepsAddresses', 'announces'],
    run: tellWhoIsWaitedFor,
  },
  {
    title: 'members log in, and change who can',
    sets: [
      ...(['usesSession', 'endsSession', 'opensSessions'] as const),
      ...(['readsLogins', 'changesLogins', 'joins'] as const),
    ],
    run: changeLogins,
  },
  { title: 'a deploy converts the table', sets: ['converts'], run: convertTable },
  // After the staff have published an alert, which the seed lacks.
  { title: 'a visitor reads everything', sets: ['readsPublished'], run: readEverything },
  { title: 'the renderer renders everything', sets: ['renders'], run: renderEverything },
]

async function readEverything(context: GrantContext): Promise<void> {
  const page = 'how-we-help/group-therapy'
  const [post, review, faq] = [seed.posts[0], seed.reviews[0], seed.faqs[0]]
  const service = seed.services[0]
  const lists = Object.entries<Endpoint>(endpoints).flatMap(([key, { access }]) =>
    access === 'public' && /^GET [^{]*$/.test(key) ? key.replace('GET /api/', '') : [],
  )
  for (const path of [
    ...lists,
    ...[
      'pages/home',
      `reviews/${review?.id}`,
      `faqs/${faq?.id}`,
      `services/${service?.id}`,
      `blog/posts/${post?.slug}`,
    ],
    ...['treatment-pages/how-we-help', `treatment-pages/${page}`, 'admin/redirects'],
  ])
    await send(context, `GET /api/${path}`)
}

/** A passkey of before passkeys had an item that names their owner. */
async function convertTable(context: GrantContext): Promise<void> {
  const table = tableOf(context)
  const passkey = { id: 'a-passkey', publicKey: '', counter: 0, name: 'A phone', createdAt: 0 }
  const member = memberWith(context.newName(), quickHash(password))
  const credentials = { ...member.credentials, passkeys: [passkey] }
  await addStaffMember(table, { ...member, credentials })
  await deleteItem(table, keys.passkey(passkey.id))
  await runFunction(context.owner, functionNamed(context, 'seed/seedContent'))
  if (!(await findItem(table, keys.passkey(passkey.id)))) throw new Error('The passkey has no owner')
}

async function countVisitor(context: GrantContext): Promise<void> {
  const feedback = { page: '/how-we-help/group-therapy', helpful: 'yes' }
  await send(context, 'POST /api/page-feedback', { json: feedback, status: 204 })
  await send(context, 'POST /api/client-errors', { json: { message: 'A scenario', path: '/' }, status: 204 })
}

async function callBack(context: GrantContext): Promise<void> {
  await send(context, 'POST /api/call-requests/stamp')
  for (const form of [callForm, { ...callForm, [hiddenField]: 'filled in' }]) {
    context.onRequest('POST /api/call-requests')
    const response = await requestCall(context.address, form)
    context.onRequest(undefined)
    if (response.status !== 200) throw new Error(`The form gets ${response.status}`)
  }
  await addExpiredRequest(context)
  await runFunction(context.owner, functionNamed(context, 'jobs/runDueJobs'))
  const [accepted] = await send(context, 'GET /api/admin/call-requests')
  await work(context, accepted.id, { version: 2, isClosed: true, note: 'Reached' })
  await send(context, 'GET /api/admin/notices')
  const [{ id }] = await send(context, 'GET /api/admin/call-requests?suspected=yes')
  await send(context, 'POST /api/admin/call-requests/names', { json: { ids: [id] } })
  for (const isClosed of [true, false])
    await send(context, 'POST /api/admin/call-requests/close', { json: { ids: [id], isClosed } })
  await work(context, id, { version: 4, state: 'new' })
  await send(context, `PATCH /api/admin/call-requests/${id}`, { json: { version: 5, isSuspected: true } })
}

async function work(context: GrantContext, id: string, json: object): Promise<void> {
  await send(context, `POST /api/admin/call-requests/${id}/open`)
  await send(context, `PATCH /api/admin/call-requests/${id}`, { json })
}

async function addExpiredRequest({ owner: { documents } }: GrantContext): Promise<void> {
  const { TableNames = [] } = await documents.send(new ListTablesCommand())
  const tableName = TableNames.find((name) => name.includes('CallRequests')) ?? ''
  const [longAgo, nothing] = ['2020-01-01T00:00:00.000Z', new Uint8Array(1)]
  await addCallRequest(
    { documents, tableName },
    {
      id: callRequestId(longAgo, 'expired', undefined),
      suspicion: undefined,
      version: 1,
      receivedAt: longAgo,
      deletedAt: longAgo,
      office: 'any',
      state: 'reached',
      dataKey: nothing,
      details: nothing,
      notes: [],
    },
  )
}

const strong = 'velvet kettle harbor nine'

async function changeLogins(context: GrantContext): Promise<void> {
  const member = await asNewMember(context)
  await ageSession(member)
  const { username } = await send(member, 'GET /api/admin/session')
  const challenge = async () => (await send(member, 'POST /api/admin/session/challenge')).challenge
  const device = authenticator(context.address, 'any')
  const json = { name: 'Key', passkey: device.create(await challenge()) }
  const { userHandle } = await send(member, 'POST /api/admin/account/passkeys', { json })
  const passkey = device.get(await challenge(), { userHandle })
  await send({ ...member, cookie: '' }, 'POST /api/admin/session/passkey', { json: { passkey } })
  const { codes } = await send(member, 'POST /api/admin/account/recovery-codes')
  await send(member, 'PATCH /api/admin/account', { json: { secondFactor: true } })
  const login = { username, password, recoveryCode: codes[0] }
  await send(member, 'POST /api/admin/session', { json: login })
  await changeOthers(context, username)
}

async function tellWhoIsWaitedFor(context: GrantContext): Promise<void> {
  const [member, other] = [await asNewMember(context), await asNewMember(context)]
  const { username: of } = await send(member, 'GET /api/admin/session')
  await send(member, 'GET /api/admin/account')
  await send(member, 'GET /api/admin/account/notices')
  const give = (to: GrantContext, address: string | null) =>
    send(to, 'PUT /api/admin/account/notices', { json: { address } })
  await give(member, 'member@clinic.example')
  await give(other, 'other@clinic.example')
  await give(other, null)
  const { id, kind } = await send(context, 'POST /api/admin/documents/post', {
    json: { content: { title: 'A draft' } },
    status: 201,
  })
  const ask = { action: 'ask', version: 1, of }
  await send(context, `POST /api/admin/documents/${kind}/${id}/discussion`, { json: ask })
  await updateItem(tableOf(context), keys.staffSeen(of), { set: { seenAt: 0 } })
  const job = functionNamed(context, 'jobs/runDueJobs')
  await runFunction(context.owner, job)
  await send(context, `POST /api/admin/members/${of}`, { json: { action: 'remove' } })
  await runFunction(context.owner, job)
}

/** The browser's login before ended with that with a code, so another member acts. */
async function changeOthers(context: GrantContext, username: string): Promise<void> {
  const colleague = await asNewMember(context)
  const act = (name: string, action: string) =>
    send(colleague, `POST /api/admin/members/${name}`, { json: { action } })
  await act(username, 'disable')
  await act(username, 'remove')
  const invited = context.newName()
  await send(colleague, 'POST /api/admin/members', { json: { username: invited }, status: 201 })
  const { token } = (await act(invited, 'reset')).invitation
  await send({ ...context, cookie: '' }, 'POST /api/admin/join', { json: { token, password: strong } })
  await send(colleague, 'GET /api/admin/members')
  const json = { current: password, new: strong }
  await send(colleague, 'PUT /api/admin/account/password', { json, status: 204 })
  await send(colleague, 'DELETE /api/admin/session', { status: 204 })
}
