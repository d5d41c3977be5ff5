import { S3Client } from '@aws-sdk/client-s3'
import { paginateScan } from '@aws-sdk/lib-dynamodb'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type EndpointKey, endpoints } from '#shared/api/endpoints.ts'
import { Discussion } from '#shared/entities/discussion.ts'
import { DeskDocument, type DocumentKind } from '#shared/entities/documents.ts'
import { Invitation } from '#shared/entities/members.ts'
import { nextYear } from '#shared/testing/nextYear.ts'
import { callRequestStore } from './callRequests/callRequestStore.ts'
import { recordUpload } from './store/media.ts'
import { authenticator } from './testing/authenticator.ts'
import { createCallRequestTable } from './testing/callRequestTable.ts'
import { startDesk } from './testing/desk.ts'
import { loseResponses } from './testing/loseResponses.ts'
import { mockClient } from './testing/mockClient.ts'
import { mockKms } from './testing/mockKms.ts'
import { mockSns } from './testing/mockSns.ts'
import type { TestRequest, TestResponse } from './testing/request.ts'
import { addMember, cookieFrom, requestFromSite } from './testing/staff.ts'
import { webp } from './testing/webp.ts'

const password = 'first light over the café'
const strong = 'velvet kettle harbor nine'
const headers = { 'x-viewer-host': 'clinic.example' }
const image = { image1: '/art/dock-dawn.svg' }
const id = '0123456789abcdef0123456789abcdef'

const desk = startDesk()
const s3 = mockClient(S3Client)
beforeAll(async () => {
  for (const bucket of ['SITE_BUCKET', 'MEDIA_BUCKET']) vi.stubEnv(bucket, 'test-bucket')
  await createCallRequestTable(desk.store)
  mockKms()
  mockSns()
})
beforeEach(() => {
  s3.onAnyCommand().resolves({})
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})
let end = () => 0
afterEach(() => end())

/** These write nothing. */
type OnlyAsks =
  | `GET ${string}`
  | 'POST /api/media/fetch'
  | 'POST /api/call-requests/stamp'
  | 'POST /api/admin/session/challenge'
type WriteKey = Exclude<EndpointKey, OnlyAsks>
type Act = (added?: Record<string, string>) => Promise<TestResponse>

let names = 0
const newName = () => `name-${++names}`

/** A member of its own, with an open session. */
async function member() {
  const username = newName()
  await addMember(desk.store, username, password)
  const json = { username, password }
  const cookies = [cookieFrom(await requestFromSite('POST /api/admin/session', { json }))]
  const send = (key: EndpointKey, json?: object, added = {}) =>
    requestFromSite(key, { cookies, headers: { ...headers, ...added }, json })
  const challenge = async () =>
    ((await send('POST /api/admin/session/challenge')).json as { challenge: string }).challenge
  const device = authenticator('https://clinic.example', 'any')
  const withPasskey = async () => {
    const passkey = device.create(await challenge())
    const added = await send('POST /api/admin/account/passkeys', { name: 'Key', passkey })
    return device.get(await challenge(), { userHandle: (added.json as { userHandle: string }).userHandle })
  }
  return { username, cookies, send, challenge, device, withPasskey }
}

/** A document like a published one, which has a draft. */
async function draftOf(kind: DocumentKind, like: string) {
  const { published } = await desk.find(kind, like)
  const slug = kind === 'post' ? { slug: newName() } : {}
  const { id, draft } = await desk.create(kind, { ...published?.content, ...slug })
  return { params: { kind, id }, json: { version: draft?.version } }
}

async function published(kind: DocumentKind, like: string) {
  const { params, json } = await draftOf(kind, like)
  const document = await desk.act('publish', params, json)
  return { params, json: { version: document.published?.version } }
}

const post = () => draftOf('post', 'post-00001')
const ofDesk = (key: WriteKey, prepare: () => Promise<object>) => async (): Promise<Act> => {
  const options: TestRequest = await prepare()
  return (added) => desk.send(key, { ...options, headers: { ...options.headers, ...added } })
}

const callForm = () => ({ firstName: 'Ana', phone: '770-555-0199', mayLeaveMessage: 'no' })
async function newestCall(): Promise<string> {
  await requestFromSite('POST /api/call-requests', {
    json: callForm(),
    headers: { 'x-viewer-address': `198.51.100.${++names}` },
  })
  const [call] = (await desk.send('GET /api/admin/call-requests')).json as { id: string }[]
  return call?.id ?? ''
}

/** Prepares each write of the product, and returns the request that makes it. */
const writes: Record<WriteKey, () => Promise<Act>> = {
  'PATCH /api/service-pages/{id}': ofDesk('PATCH /api/service-pages/{id}', async () => ({
    params: { id: 'how-we-help.group-therapy' },
    json: image,
  })),
  'POST /api/page-feedback': async () => () =>
    requestFromSite('POST /api/page-feedback', {
      json: { page: '/how-we-help/group-therapy', helpful: 'yes' },
    }),
  'POST /api/client-errors': async () => () =>
    requestFromSite('POST /api/client-errors', { json: { message: 'An error', path: '/' } }),
  'POST /api/call-requests': async () => () =>
    requestFromSite('POST /api/call-requests', { json: callForm() }),
  'POST /api/admin/call-requests/{id}/open': ofDesk('POST /api/admin/call-requests/{id}/open', async () => ({
    params: { id: await newestCall() },
  })),
  'PATCH /api/admin/call-requests/{id}': ofDesk('PATCH /api/admin/call-requests/{id}', async () => {
    const params = { id: await newestCall() }
    await desk.send('POST /api/admin/call-requests/{id}/open', { params })
    return { params, json: { version: 2, isClosed: true, note: 'Reached' } }
  }),
  'POST /api/admin/call-requests/names': ofDesk('POST /api/admin/call-requests/names', async () => ({
    json: { ids: [await newestCall()] },
  })),
  'POST /api/admin/call-requests/close': ofDesk('POST /api/admin/call-requests/close', async () => ({
    json: { ids: [await newestCall()], isClosed: true },
  })),
  'POST /api/admin/session': async () => {
    const { username } = await member()
    return () => requestFromSite('POST /api/admin/session', { json: { username, password } })
  },
  'DELETE /api/admin/session': async () => {
    const { send } = await member()
    return () => send('DELETE /api/admin/session')
  },
  'POST /api/admin/session/passkey': async () => {
    const { send, withPasskey } = await member()
    const passkey = await withPasskey()
    return () => send('POST /api/admin/session/passkey', { passkey })
  },
  'PATCH /api/admin/account': async () => {
    const { send, withPasskey } = await member()
    await withPasskey()
    return (added) => send('PATCH /api/admin/account', { passkeys: [] }, added)
  },
  'PUT /api/admin/account/notices': async () => {
    const { send, username } = await member()
    const json = { address: `${username}@clinic.example` }
    return (added) => send('PUT /api/admin/account/notices', json, added)
  },
  'POST /api/admin/clinician': async () => {
    const { send } = await member()
    const json = { action: 'name', name: 'Jane Roe, MD', address: `${newName()}@clinic.example` }
    return (added) => send('POST /api/admin/clinician', json, added)
  },
  'POST /api/admin/account/passkeys': async () => {
    const { send, challenge, device } = await member()
    const passkey = device.create(await challenge())
    return (added) => send('POST /api/admin/account/passkeys', { name: 'Key', passkey }, added)
  },
  'POST /api/admin/account/recovery-codes': async () => {
    const { send } = await member()
    return (added) => send('POST /api/admin/account/recovery-codes', undefined, added)
  },
  'POST /api/admin/join': async () => {
    const json = { username: newName() }
    const { token } = Invitation.parse((await desk.send('POST /api/admin/members', { json })).json)
    return () => requestFromSite('POST /api/admin/join', { json: { token, password: strong } })
  },
  'POST /api/admin/members': ofDesk('POST /api/admin/members', async () => ({
    json: { username: newName() },
  })),
  'POST /api/admin/members/{username}': ofDesk('POST /api/admin/members/{username}', async () => ({
    params: { username: (await member()).username },
    json: { action: 'disable' },
  })),
  'PUT /api/admin/account/password': async () => {
    const { send } = await member()
    return (added) => send('PUT /api/admin/account/password', { current: password, new: strong }, added)
  },
  'POST /api/admin/documents/{kind}': ofDesk('POST /api/admin/documents/{kind}', async () => ({
    params: { kind: 'post' },
    json: { content: { title: 'New' } },
  })),
  'PUT /api/admin/documents/{kind}/{id}/draft': ofDesk(
    'PUT /api/admin/documents/{kind}/{id}/draft',
    async () => {
      const { params, json } = await post()
      return { params, json: { ...json, content: { title: 'Changed' } } }
    },
  ),
  'DELETE /api/admin/documents/{kind}/{id}/draft': ofDesk(
    'DELETE /api/admin/documents/{kind}/{id}/draft',
    async () => {
      const params = { kind: 'post', id: 'post-00002' } as const
      const { published } = await desk.find(params.kind, params.id)
      const json = { content: published?.content, version: 0 }
      const { draft } = await desk.act('save', params, json)
      return { params, query: `version=${draft?.version}` }
    },
  ),
  'DELETE /api/admin/documents/{kind}/{id}': ofDesk('DELETE /api/admin/documents/{kind}/{id}', async () => {
    const { params, json } = await published('post', 'post-00001')
    return { params, query: `version=${json.version}` }
  }),
  'POST /api/admin/documents/{kind}/{id}/publish': ofDesk(
    'POST /api/admin/documents/{kind}/{id}/publish',
    post,
  ),
  'POST /api/admin/documents/{kind}/{id}/unpublish': ofDesk(
    'POST /api/admin/documents/{kind}/{id}/unpublish',
    () => published('post', 'post-00001'),
  ),
  'POST /api/admin/documents/{kind}/{id}/withdraw': ofDesk(
    'POST /api/admin/documents/{kind}/{id}/withdraw',
    () => published('review', 'r-z'),
  ),
  'PUT /api/admin/documents/{kind}/{id}/schedule': ofDesk(
    'PUT /api/admin/documents/{kind}/{id}/schedule',
    async () => {
      const { params, json } = await post()
      return { params, json: { ...json, publishAt: `${nextYear}-01-01T00:00:00.000Z` } }
    },
  ),
  'PUT /api/admin/documents/{kind}/{id}/presence': ofDesk(
    'PUT /api/admin/documents/{kind}/{id}/presence',
    async () => ({ params: (await post()).params, json: { tab: 'one', claim: 'takeOver' } }),
  ),
  'POST /api/admin/documents/{kind}/{id}/discussion': ofDesk(
    'POST /api/admin/documents/{kind}/{id}/discussion',
    async () => ({ params: (await post()).params, json: { action: 'comment', text: 'A comment' } }),
  ),
  'POST /api/admin/previews': async () => {
    const { params } = await post()
    const options = { params, json: { action: 'makeLink' } }
    const { json } = await desk.send('POST /api/admin/documents/{kind}/{id}/discussion', options)
    const { token } = Discussion.parse(json)
    const said = { token, action: 'comment', name: 'Ana Reyes, LPC', text: 'A comment' }
    return (headers = {}) => requestFromSite('POST /api/admin/previews', { json: said, headers })
  },
  'PUT /api/admin/documents/{kind}/{id}/review': ofDesk(
    'PUT /api/admin/documents/{kind}/{id}/review',
    async () => {
      const params = { kind: 'treatment', id: 'how-we-help.group-therapy' } as const
      const { published } = await desk.find(params.kind, params.id)
      return { params, json: { version: published?.version, reviewer: 'Jane Roe, MD' } }
    },
  ),
  'PATCH /api/admin/documents/{kind}/{id}/versions/{number}': ofDesk(
    'PATCH /api/admin/documents/{kind}/{id}/versions/{number}',
    async () => {
      const { params, json } = await published('post', 'post-00001')
      return { params: { ...params, number: String(json.version) }, json: { name: 'Spring' } }
    },
  ),
  'POST /api/admin/bin/{kind}/{id}/restore': ofDesk('POST /api/admin/bin/{kind}/{id}/restore', async () => {
    const { params, json } = await published('post', 'post-00001')
    await desk.tryTo('remove', params, { version: json.version })
    return { params }
  }),
  'POST /api/admin/publications': ofDesk('POST /api/admin/publications', async () => {
    const { params, json } = await post()
    return { json: { documents: [{ ...params, ...json }] } }
  }),
  'PUT /api/admin/order/{kind}': ofDesk('PUT /api/admin/order/{kind}', async () => ({
    params: { kind: 'service' },
    json: { ids: ['s-a', 's-z'], before: ['s-z', 's-a'] },
  })),
  'POST /api/admin/redirects': ofDesk('POST /api/admin/redirects', async () => ({
    json: { from: `/${newName()}`, to: '/faq' },
  })),
  'DELETE /api/admin/redirects': ofDesk('DELETE /api/admin/redirects', async () => {
    const from = `/${newName()}`
    await desk.send('POST /api/admin/redirects', { json: { from, to: '/faq' } })
    return { query: `from=${from}` }
  }),
  'POST /api/media': ofDesk('POST /api/media', async () => ({
    bytes: webp(300, 300),
    headers: { 'content-type': 'image/webp' },
  })),
  'DELETE /api/admin/media/{id}': ofDesk('DELETE /api/admin/media/{id}', async () => {
    const image = { src: `/media/${id}.webp`, width: 300, height: 300, bytes: 100 }
    await recordUpload(desk.store, image, { by: 'ana', at: '2020-01-01T00:00:00.000Z', photo: undefined })
    return { params: { id } }
  }),
}

describe('a write succeeds although the response of the table to each of its writes is lost: [15.11]', () => {
  it.each(Object.keys(writes) as WriteKey[])('%s', async (key) => {
    const act = await writes[key]()
    end = loseResponses()
    const { statusCode = 0, body } = await act()
    expect({ succeeds: statusCode < 300, body: statusCode < 300 ? '' : body }).toEqual({
      succeeds: true,
      body: '',
    })
    expect(end()).toBeGreaterThan(0)
  })
})

/** Each write that staff may repeat, and that of the holder of a link. A save of a draft has its own ids. */
const repeatable = (Object.keys(writes) as WriteKey[]).filter(
  (key) =>
    (endpoints[key].access === 'staff' && key !== 'PUT /api/admin/documents/{kind}/{id}/draft') ||
    key === 'POST /api/admin/previews',
)

/** Everything in both tables but what counts requests and says who is there. */
async function stored(): Promise<unknown[]> {
  const { documents, tableName } = desk.store
  const all = [tableName, callRequestStore(desk.store).tableName].map((TableName) =>
    Array.fromAsync(paginateScan({ client: documents }, { TableName })),
  )
  const items = (await Promise.all(all)).flat().flatMap(({ Items = [] }) => Items)
  const isLasting = ({ pk }: Record<string, unknown>) =>
    !/^(?:ATTEMPTS|SESSION|STAFF_SEEN|PRESENCE)/.test(`${pk}`)
  return items
    .filter(isLasting)
    .map((item) => JSON.stringify({ ...item, requests: 0, revision: 0, uploadedAt: 0 }))
}

/** Two requests are milliseconds apart. */
const withoutTimes = ({ statusCode, json }: TestResponse) => ({
  statusCode,
  json: JSON.stringify(json ?? null).replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'a time'),
})

describe.each([
  [
    'after the other',
    (act: Act, added: Record<string, string>) => act(added).then(async (first) => [first, await act(added)]),
  ],
  ['at the same time', (act: Act, added: Record<string, string>) => Promise.all([act(added), act(added)])],
])('a request that is repeated, one %s, is carried out once, and both get the same: [15.11]', (_, twice) => {
  it.each(repeatable)('%s', async (key) => {
    const act = await writes[key]()
    const [first, second] = await twice(act, { 'idempotency-key': `repeated-${newName()}-again` })
    if (!first || !second) throw new Error('There are two responses')
    expect({ ...withoutTimes(second), fails: Number(second.statusCode) >= 300 && second.body }).toEqual({
      ...withoutTimes(first),
      fails: false,
    })
  })
})

describe('what a repeated request changes: [15.11]', () => {
  it.each(repeatable)('%s', async (key) => {
    const act = await writes[key]()
    const added = { 'idempotency-key': `repeated-${newName()}-again` }
    await act(added)
    const before = await stored()
    await act(added)
    expect(await stored()).toEqual(before)
  })
})

it('the same key of two members names two requests [15.11]', async () => {
  const headers = { 'idempotency-key': 'the-same-key-of-two' }
  const makes = (cookies: string[]) =>
    requestFromSite('POST /api/admin/documents/{kind}', {
      ...{ params: { kind: 'post' }, json: { content: { title: 'New' } } },
      ...{ cookies, headers },
    })
  const made = await Promise.all([(await member()).cookies, (await member()).cookies].map(makes))
  expect(new Set(made.map(({ json }) => DeskDocument.parse(json).id)).size).toBe(2)
})

describe('after a change whose response was lost', () => {
  it.each([
    ['recovery codes', 'POST /api/admin/account/recovery-codes', undefined, password],
    ['another password', 'PUT /api/admin/account/password', { current: password, new: strong }, strong],
  ] as const)('to %s the member logs in [15.11]', async (_, key, json, valid) => {
    const { username, send } = await member()
    end = loseResponses()
    await send(key, json)
    end()
    const login = { username, password: valid }
    expect(await requestFromSite('POST /api/admin/session', { json: login })).toMatchObject({
      statusCode: 200,
    })
  })

  it('a member who was disabled and enabled logs in [15.11]', async () => {
    const { username } = await member()
    end = loseResponses()
    for (const action of ['disable', 'enable'])
      await desk.send('POST /api/admin/members/{username}', { params: { username }, json: { action } })
    end()
    const json = { username, password }
    expect(await requestFromSite('POST /api/admin/session', { json })).toMatchObject({ statusCode: 200 })
  })
})
