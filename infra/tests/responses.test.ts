import { HeadObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { type Endpoint, type EndpointKey, endpoints } from '#shared/api/endpoints.ts'
import { apiLimits } from '#shared/apiLimits.ts'
import { Discussion } from '#shared/entities/discussion.ts'
import { keys } from '#shared/keys.ts'
import { recordUpload } from '../../functions/store/media.ts'
import { authenticator } from '../../functions/testing/authenticator.ts'
import { createCallRequestTable } from '../../functions/testing/callRequestTable.ts'
import { startDesk } from '../../functions/testing/desk.ts'
import { exampleRequest } from '../../functions/testing/exampleRequest.ts'
import { mockKms } from '../../functions/testing/mockKms.ts'
import type { TestRequest, TestResponse } from '../../functions/testing/request.ts'
import { requestFromSite } from '../../functions/testing/staff.ts'
import { answerProblems } from '../testing/answerProblems.ts'
import { statusesOf } from '../testing/statuses.ts'

// Every status that an endpoint's row has, but a success of one that is not a public read: the scenarios of
// `infra/tests/grants` validate those.

const desk = startDesk()
const s3 = mockClient(S3Client)
beforeAll(async () => {
  vi.stubEnv('SITE_BUCKET', 'test-site')
  s3.on(HeadObjectCommand).resolves({})
  await createCallRequestTable(desk.store)
  mockKms()
})
beforeEach(() => {
  vi.restoreAllMocks()
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})

const rows = Object.entries(endpoints) as [EndpointKey, Endpoint][]
const withStatus = (status: number) =>
  rows.filter(([key]) => statusesOf(key).includes(status)).map(([key]) => key)

const sent = new Set<string>()

function expectDocumented(key: EndpointKey, status: number, { statusCode, headers, json }: TestResponse) {
  expect(statusCode, JSON.stringify(json)).toBe(status)
  sent.add(`${key} ${status}`)
  expect(answerProblems(key, { status, body: json, headers: headers ?? {} })).toEqual([])
}

/** Sends a request as staff. */
const expectAnswer = async (key: EndpointKey, status: number, options?: TestRequest) =>
  expectDocumented(key, status, await desk.send(key, options))

const page = { page: '/how-we-help/group-therapy', helpful: 'yes' }
const passkey = {
  id: 'unknown',
  rawId: 'unknown',
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: 'e30', signature: 'e30' },
}

/** What the endpoints accept that anybody may call. */
const bodies: Partial<Record<EndpointKey, object>> = {
  'POST /api/page-feedback': page,
  'POST /api/client-errors': { message: 'An error', path: '/' },
  'POST /api/call-requests': { firstName: 'Zephyrine', phone: '770-555-0199', mayLeaveMessage: 'no' },
  'POST /api/admin/session': { username: 'nobody', password: 'not a password' },
  'POST /api/admin/session/passkey': { passkey },
  'POST /api/admin/previews': { token: 'post:no-such-post:unknown' },
  'PUT /api/admin/account/notices': { address: 'ana@clinic.example' },
  'POST /api/admin/clinician': { action: 'name', name: 'Jane Roe, MD', address: 'roe@clinic.example' },
  'POST /api/admin/join': { token: 'unknown', password: 'first light over the café' },
}

describe('as its row says, this responds with', () => {
  it.each(withStatus(304))('200, and 304 to the ETag: %s', async (key) => {
    const found = await desk.send(key, exampleRequest(key))
    expectDocumented(key, 200, found)
    const headers = { 'if-none-match': String(found.headers?.etag) }
    await expectAnswer(key, 304, { ...exampleRequest(key), headers })
  })

  it.each(withStatus(303))('303 to a form: %s', (key) =>
    expectAnswer(key, 303, {
      bytes: Buffer.from(new URLSearchParams({ ...bodies[key] }).toString()),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
  )

  it.each(withStatus(400))('400 to a control character, and to a request of another site: %s', (key) => {
    const { body, query }: Endpoint = endpoints[key]
    const names = Array.from(key.matchAll(/\{(\w+)\+?\}/g), ([, name = '']) => name)
    return expectAnswer(key, 400, {
      params: Object.fromEntries(names.map((name) => [name, '%07'])),
      query: new URLSearchParams(Object.keys(query?.shape ?? {}).map((name) => [name, '\u0007'])).toString(),
      headers: { 'sec-fetch-site': 'cross-site' },
      ...(body && { json: Object.fromEntries(Object.keys(body.shape).map((name) => [name, '\u0007'])) }),
    })
  })

  it.each(rows.flatMap(([key, { access }]) => (access === 'staff' ? [key] : [])))(
    '401 without a session: %s',
    async (key) => expectDocumented(key, 401, await requestFromSite(key)),
  )

  it.each(rows.flatMap(([key, { errors }]) => (errors?.some((status) => status === 401) ? [key] : [])))(
    '401 to what nobody has: %s',
    (key) => expectAnswer(key, 401, { json: bodies[key] }),
  )

  it.each(withStatus(404).filter((key) => key !== 'GET /api/site'))(
    '404 to a name that nothing has: %s',
    (key) =>
      expectAnswer(key, 404, {
        params: Object.fromEntries(
          Array.from(key.matchAll(/\{(\w+)\+?\}/g), ([, name = '']) => [name, '__']),
        ),
        query: 'from=/nothing',
        json: bodies[key],
      }),
  )

  it('404 while the facts of the clinic are not stored: GET /api/site', async () => {
    const { documents, tableName: TableName } = desk.store
    const Key = keys.document('site', 'site')
    const { Attributes: Item } = await documents.send(
      new DeleteCommand({ TableName, Key, ReturnValues: 'ALL_OLD' }),
    )
    await expectAnswer('GET /api/site', 404)
    await documents.send(new PutCommand({ TableName, Item }))
  })

  it.each(withStatus(413))('413 to a large body, and 415 to one of another type: %s', async (key) => {
    const row: Endpoint = endpoints[key]
    const [bodyType = 'application/json'] = row.bodyTypes ?? []
    const large = Buffer.alloc(apiLimits.upload.maxBytes + 1)
    const query = 'original=image/webp&width=1&height=1'
    await expectAnswer(key, 413, { bytes: large, headers: { 'content-type': bodyType }, query })
    await expectAnswer(key, 415, { bytes: Buffer.from('{}'), headers: { 'content-type': 'text/x' }, query })
  })

  it.each(withStatus(500))('500 while the stage lacks its secrets: %s', (key) =>
    expectAnswer(key, 500, { stageVariables: { originSecret: '', hashKey: '' } }),
  )

  it.each(withStatus(503))('503 while the table does not respond: %s', async (key) => {
    vi.spyOn(desk.store.documents, 'send').mockRejectedValue(
      Object.assign(new Error(), { name: 'ThrottlingException' }),
    )
    await expectAnswer(key, 503, { ...exampleRequest(key), json: bodies[key] })
  })
})

describe('a conflict has the present state of', () => {
  const post = { kind: 'post', id: 'post-00001' }
  const stale = { version: 99 }
  it.each<[EndpointKey, TestRequest]>([
    [
      'PATCH /api/service-pages/{id}',
      { params: { id: 'how-we-help.group-therapy' }, json: { image1: '/art/dock-dawn.svg', ...stale } },
    ],
    ['PUT /api/admin/documents/{kind}/{id}/draft', { params: post, json: { content: {}, ...stale } }],
    ['DELETE /api/admin/documents/{kind}/{id}/draft', { params: post, query: 'version=99' }],
    ['DELETE /api/admin/documents/{kind}/{id}', { params: post, query: 'version=99' }],
    ['POST /api/admin/documents/{kind}/{id}/publish', { params: post, json: stale }],
    ['POST /api/admin/documents/{kind}/{id}/unpublish', { params: post, json: stale }],
    [
      'POST /api/admin/documents/{kind}/{id}/withdraw',
      { params: { kind: 'review', id: 'r-z' }, json: stale },
    ],
    ['PUT /api/admin/documents/{kind}/{id}/schedule', { params: post, json: { publishAt: null, ...stale } }],
    [
      'POST /api/admin/documents/{kind}/{id}/discussion',
      { params: post, json: { action: 'approve', ...stale } },
    ],
    [
      'PUT /api/admin/documents/{kind}/{id}/review',
      {
        params: { kind: 'treatment', id: 'how-we-help.group-therapy' },
        json: { reviewer: 'Ana Reyes, LPC', ...stale },
      },
    ],
  ])('%s', async (key, options) => {
    const response = await desk.send(key, options)
    expectDocumented(key, 409, response)
    expect(response.json).toHaveProperty('current')
  })
})

it('a conflict of the holder of a preview link has the present draft', async () => {
  const { id } = await desk.create('post', { title: 'A draft' })
  const params = { kind: 'post', id }
  const { json } = await desk.tryTo('discuss', params, { action: 'makeLink' })
  const { token } = Discussion.parse(json)
  const stale = { token, action: 'approve', name: 'Ana Reyes, LPC', version: 99 }
  const response = await requestFromSite('POST /api/admin/previews', { json: stale })
  expectDocumented('POST /api/admin/previews', 409, response)
  expect(response.json).toHaveProperty('current')
})

describe('a conflict with the state of something says why:', () => {
  it('a call request that a colleague has changed', async () => {
    await requestFromSite('POST /api/call-requests', { json: bodies['POST /api/call-requests'] })
    const { json } = await desk.send('GET /api/admin/call-requests')
    const [{ id } = { id: '' }] = z.array(z.object({ id: z.string() })).parse(json)
    const change = 'PATCH /api/admin/call-requests/{id}'
    await expectAnswer(change, 409, { params: { id }, json: { version: 99, state: 'spam' } })
  })

  it('an image that a page shows', async () => {
    const src = `/media/${'a'.repeat(32)}.webp`
    await recordUpload(
      desk.store,
      { src, width: 1, height: 1, bytes: 1 },
      { by: 'ana', at: new Date().toISOString(), photo: undefined },
    )
    await desk.create('post', { content: `<p><img src="${src}" alt="" /></p>` })
    await expectAnswer('DELETE /api/admin/media/{id}', 409, { params: { id: 'a'.repeat(32) } })
  })

  it('a passkey that is registered already', async () => {
    const origin = 'https://clinic.example'
    const device = authenticator(origin, 'any')
    const headers = { 'x-viewer-host': new URL(origin).host, origin }
    const register = async () => {
      const { json } = await requestFromSite('POST /api/admin/session/challenge')
      const { challenge } = z.object({ challenge: z.string() }).parse(json)
      const passkey = device.create(challenge)
      return { headers, json: { name: 'Key', passkey } }
    }
    await desk.send('POST /api/admin/account/passkeys', await register())
    await expectAnswer('POST /api/admin/account/passkeys', 409, await register())
  })

  it.each<[string, EndpointKey, TestRequest]>([
    ['a second factor without recovery codes', 'PATCH /api/admin/account', { json: { secondFactor: true } }],
    [
      'a clinician whom nobody has named',
      'POST /api/admin/clinician',
      { json: { action: 'confirm', at: '2026-03-10T12:00:00.000Z' } },
    ],
    ['a member who exists', 'POST /api/admin/members', { json: { username: 'ana' } }],
    [
      'the last member',
      'POST /api/admin/members/{username}',
      { params: { username: 'ana' }, json: { action: 'disable' } },
    ],
    [
      'an order that a colleague has changed',
      'PUT /api/admin/order/{kind}',
      { params: { kind: 'faq' }, json: { ids: ['a-second', 'z-first'], before: ['a-second', 'group.1'] } },
    ],
  ])('%s', async (_, key, options) => expectAnswer(key, 409, options))
})

it.each(withStatus(429))('429 to one attempt too many: %s', async (key) => {
  const wrong = { current: 'not the password', new: 'kettle harbor velvet' }
  const options = { json: bodies[key] ?? wrong, headers: { 'x-viewer-address': '203.0.113.7' } }
  let response = await desk.send(key, options)
  for (let attempt = 0; attempt < 40 && response.statusCode !== 429; attempt += 1)
    response = await desk.send(key, options)
  expectDocumented(key, 429, response)
})

it('a publication that is refused names the fields [7.17]', async () => {
  const { id } = await desk.create('post', {})
  const key = 'POST /api/admin/documents/{kind}/{id}/publish'
  const response = await desk.tryTo('publish', { kind: 'post', id }, { version: 1 })
  expectDocumented(key, 400, response)
  expect(response.json).toMatchObject({
    issues: expect.arrayContaining([expect.objectContaining({ path: ['title'] })]),
  })
})

it('no status of a row is left out, but the successes that other tests validate [7.17]', () => {
  const others = rows.flatMap(([key]) =>
    statusesOf(key)
      .filter((status) => status > 204)
      .map((status) => `${key} ${status}`),
  )
  expect(others.filter((status) => !sent.has(status))).toEqual([])
})
