import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Endpoint, type EndpointKey, endpoints } from '#shared/api/endpoints.ts'
import { validationMessages } from '#shared/entities/validationMessages.ts'
import { documentKinds } from '#shared/kinds/kinds.ts'
import { type Engine, startEngine } from '../testing/engine.ts'
import type { TestRequest } from '../testing/request.ts'
import { addMember, logIn, requestFromSite } from '../testing/staff.ts'
import { createHandlerTable } from '../testing/table.ts'

let engine: Engine
let cookie: string

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  engine = await startEngine()
  await addMember(await createHandlerTable(engine), 'ana', 'twelve characters')
  cookie = await logIn('ana', 'twelve characters')
})
afterAll(async () => {
  vi.restoreAllMocks()
  await engine.stop()
})

const idRule =
  'must begin with a letter or digit and have only letters, digits, ".", "_" and "-", at most 200'
const imageRule = "must be a path from this site's root: upload an image of another website instead"
const report = { message: 'm', path: '/' }
const image1 = '/art/a.svg'
const at = { id: 'how-we-help.group-therapy' }
const webp = { 'content-type': 'image/webp' }

const malformed = (name: string): BadRequest => [
  { params: { [name]: 'a%zz' } },
  `${name}: must have well-formed percent escapes`,
]
const control = (name: string): BadRequest => [
  { params: { [name]: 'a%0Ab' } },
  `${name}: must not have control characters`,
]
const param = (name: string): BadRequest[] => [malformed(name), control(name)]
const json = (value: unknown, message: string): BadRequest => [{ json: value }, message]
const query = (text: string, message: string): BadRequest => [{ query: text }, message]

const atDocument = (requests: BadRequest[]): BadRequest[] =>
  requests.map(([options, message]) => [
    { ...options, params: { kind: 'post', id: 'post-1' }, headers: { 'content-type': 'application/json' } },
    message,
  ])
const documentParams: BadRequest[] = [
  [{ params: { kind: 'a%zz', id: 'b' } }, 'kind: must have well-formed percent escapes'],
  [{ params: { kind: 'post', id: 'a%0Ab' } }, 'id: must not have control characters'],
]
const nested = (levels: number): object => (levels === 0 ? {} : { a: nested(levels - 1) })

const call = { firstName: 'Ana', phone: '770-555-0199', mayLeaveMessage: 'yes' }
const passkey = { id: 'a', rawId: 'a', type: 'public-key', response: {} }
const usPhone = 'phone: must be a US phone number with area code, such as 555-555-0123'

type BadRequest = [request: TestRequest, message: string]

const badRequests: Partial<Record<EndpointKey, BadRequest[]>> = {
  'GET /api/reviews/{id}': param('id'),
  'GET /api/pages/{name}': param('name'),
  'GET /api/treatment-pages/{category}': param('category'),
  'GET /api/treatment-pages/{category}/{path+}': [
    [{ params: { category: 'a%zz', path: 'b' } }, 'category: must have well-formed percent escapes'],
    [{ params: { category: 'a', path: 'b%0A' } }, 'path: must not have control characters'],
  ],
  'PATCH /api/service-pages/{id}': [
    ...[
      json(undefined, 'body: must be JSON'),
      json('text', 'body: must be an object'),
      json({}, 'image1: is required'),
      json({ image1: 7 }, 'image1: must be a string'),
      json({ image1: 'javascript:alert(1)' }, `image1: ${imageRule}`),
      json({ image1: `/${'a'.repeat(2_000)}` }, 'image1: must have at most 2000 characters'),
      json({ image1, title: 'Mine now' }, 'unknown field: title'),
      json({ image1, image1Alt: 'a'.repeat(301) }, 'image1Alt: must have at most 300 characters'),
      json({ image1, image1Sources: image1 }, 'image1Sources: must be a list'),
      json(
        { image1, image1Sources: Array(7).fill({ src: image1, width: 480 }) },
        'image1Sources: must have at most 6 entries',
      ),
      json(
        { image1, image1Sources: [{ src: image1, width: 0 }] },
        'image1Sources.0.width: must be at least 1',
      ),
      json({ image1, image1Sources: [{ src: 'http://a', width: 480 }] }, `image1Sources.0.src: ${imageRule}`),
      json(
        { image1, image1Sources: [{ src: image1, width: 480, on: 1 }] },
        'unknown field: image1Sources.0.on',
      ),
      json({ image1, version: '2' }, 'version: must be a number'),
      json({ image1, version: 1.5 }, 'version: must be a whole number'),
      json({ image1, version: 0 }, 'version: must be at least 1'),
    ].map(
      ([options, message]): BadRequest => [
        { ...options, params: at, headers: { 'content-type': 'application/json' } },
        message,
      ],
    ),
    [{ params: { id: 'a%zz' }, json: { image1 } }, 'id: must have well-formed percent escapes'],
  ],
  'GET /api/faqs': [
    query('servicePageId=', `servicePageId: ${idRule}`),
    query('servicePageId=../x', `servicePageId: ${idRule}`),
    query('servicePageId=a&servicePageId=b', 'servicePageId: must be given only once'),
  ],
  'GET /api/faqs/{id}': param('id'),
  'GET /api/blog/posts': [
    query('page=0', 'page: must be a whole number from 1 to 1000000'),
    query('page=1.5', 'page: must be a whole number from 1 to 1000000'),
    query(`page=${'9'.repeat(400)}`, 'page: must be a whole number from 1 to 1000000'),
    query('perPage=101', 'perPage: must be a whole number from 1 to 100'),
    query('category=', 'category: must not be empty'),
    query(`category=${'a'.repeat(101)}`, 'category: must have at most 100 characters'),
    query('category=%E0%A4%A', 'category: must have well-formed percent escapes'),
  ],
  'GET /api/blog/posts/{slugOrId}': param('slugOrId'),
  'GET /api/services/{id}': param('id'),
  'POST /api/page-feedback': [
    json({ helpful: 'yes' }, 'page: is required'),
    json({ page: '/faq?q=1', helpful: 'yes' }, `page: ${validationMessages.pathBelowHome}`),
    json({ page: '//evil.example', helpful: 'yes' }, `page: ${validationMessages.pathBelowHome}`),
    json({ page: '/faq', helpful: 'maybe' }, 'helpful: must be one of: yes, no'),
    json({ page: '/faq', helpful: 'no', text: 'x' }, 'unknown field: text'),
  ],
  'POST /api/client-errors': [
    json([], 'body: must be an object'),
    json({ path: '/' }, 'message: is required'),
    json({ ...report, message: '' }, 'message: must not be empty'),
    json({ ...report, message: 'm'.repeat(501) }, 'message: must have at most 500 characters'),
    json({ ...report, stack: 's'.repeat(4_001) }, 'stack: must have at most 4000 characters'),
    json({ ...report, path: '/blog?page=2' }, 'path: must be a path that begins with "/" and has no query'),
    json({ ...report, cookie: 'x' }, 'unknown field: cookie'),
  ],
  'POST /api/call-requests': [
    json(
      { ...call, firstName: 'https://spam.example' },
      'firstName: must be a name, without a web or email address',
    ),
    json({ ...call, firstName: ' ' }, 'firstName: must not be empty'),
    json({ ...call, phone: '555-0199' }, usPhone),
    json({ ...call, phone: '770-555-0199 2' }, usPhone),
    json({ ...call, bestTime: 'night' }, 'bestTime: must be one of: any, morning, afternoon, evening'),
    json({ ...call, mayLeaveMessage: undefined }, 'mayLeaveMessage: is required'),
  ],
  'GET /api/admin/call-requests': [[{ query: 'suspected=perhaps' }, 'suspected: must be one of: yes, no']],
  'POST /api/admin/call-requests/names': [
    json({ ids: [] }, 'ids: must have at least 1 entries'),
    json({ ids: Array.from({ length: 51 }, () => 'a') }, 'ids: must have at most 50 entries'),
  ],
  'POST /api/admin/call-requests/close': [
    json({ ids: ['a'] }, 'isClosed: is required'),
    json(
      { ids: Array.from({ length: 101 }, () => 'a'), isClosed: true },
      'ids: must have at most 100 entries',
    ),
  ],
  'POST /api/admin/call-requests/{id}/open': param('id'),
  'PATCH /api/admin/call-requests/{id}': [
    malformed('id'),
    [{ params: { id: 'a' }, json: { version: 0 } }, 'version: must be at least 1'],
    [
      { params: { id: 'a' }, json: { version: 1, state: 'closed' } },
      'state: must be one of: new, tried, reached, spam',
    ],
    [{ params: { id: 'a' }, json: { version: 1, note: ' ' } }, 'note: must not be empty'],
  ],
  'POST /api/admin/session': [
    json(null, 'body: must be an object'),
    json({ username: 'ana' }, 'password: is required'),
    json({ username: '', password: 'p' }, 'username: must not be empty'),
    json({ username: { $ne: '' }, password: 'p' }, 'username: must be a string'),
    json({ username: 'a'.repeat(101), password: 'p' }, 'username: must have at most 100 characters'),
    json({ username: 'ana', password: 'p'.repeat(201) }, 'password: must have at most 200 characters'),
    json({ username: 'ana', password: 'p', admin: true }, 'unknown field: admin'),
  ],
  'POST /api/admin/session/passkey': [
    json({}, 'passkey: is required'),
    json({ passkey: { ...passkey, id: 'a+b' } }, `passkey.id: ${validationMessages.base64url}`),
    json({ passkey: { ...passkey, type: 'password' } }, 'passkey.type: must be one of: public-key'),
    json({ username: '', passkey }, 'username: must not be empty'),
  ],
  'PATCH /api/admin/account': [
    json({ secondFactor: 'on' }, 'secondFactor: must be true or false'),
    json({ passkeys: [{ id: 'a', name: '' }] }, 'passkeys.0.name: must not be empty'),
    json({ username: 'bea' }, 'unknown field: username'),
  ],
  'PUT /api/admin/account/notices': [json({ address: 'nobody' }, `address: ${validationMessages.email}`)],
  'POST /api/admin/account/passkeys': [
    json({ passkey }, 'name: is required'),
    json({ name: 'n'.repeat(61), passkey }, 'name: must have at most 60 characters'),
  ],
  'POST /api/admin/join': [
    json({ password: 'p' }, 'token: is required'),
    json({ token: 't'.repeat(201), password: 'p' }, 'token: must have at most 200 characters'),
    json({ token: 't', password: 'p'.repeat(201) }, 'password: must have at most 200 characters'),
  ],
  'POST /api/admin/members': [
    json({}, 'username: is required'),
    json({ username: '' }, 'username: must not be empty'),
    json({ username: 'bea', password: 'p' }, 'unknown field: password'),
  ],
  'POST /api/admin/members/{username}': [
    [
      { params: { username: 'ana' }, json: { action: 'promote' } },
      'action: must be one of: disable, enable, reset, signOut, remove',
    ],
    malformed('username'),
  ],
  'POST /api/admin/clinician': [
    json({ action: 'approve' }, 'action: must be one of: name, confirm, remove'),
    json({ action: 'name', name: 'J' }, 'name: must have at least 2 characters'),
    json({ action: 'name', name: 'Jane', address: 'a@b' }, `address: ${validationMessages.email}`),
  ],
  'PUT /api/admin/account/password': [
    json({ new: 'p' }, 'current: is required'),
    json({ current: 'p', new: '' }, 'new: must not be empty'),
  ],
  'GET /api/admin/documents': [
    query('kind=poem', `kind.0: must be one of: ${documentKinds.join(', ')}`),
    query(`search=${'a'.repeat(201)}`, 'search: must have at most 200 characters'),
    query(
      'status=gone',
      'status: must be one of: draft, published, changed, scheduled, past, clinician, lawyer, translator, brokenLinks, sample, inForce, missed, approval, comments, damaged, online',
    ),
    query('sort=id', 'sort: must be one of: title, -title, updatedAt, -updatedAt, order'),
    query('page=0', 'page: must be a whole number from 1 to 1000000'),
  ],
  'POST /api/admin/documents/{kind}': atDocument([
    json({}, 'content: is required'),
    json({ content: 'text' }, 'content: must be an object'),
    json({ content: {}, id: 'mine' }, 'unknown field: id'),
  ]),
  'GET /api/admin/documents/{kind}/{id}': documentParams,
  'PUT /api/admin/documents/{kind}/{id}/draft': atDocument([
    json({ content: {} }, 'version: is required'),
    json({ content: {}, version: -1 }, 'version: must be at least 0'),
    json({ content: {}, version: 1, basedOn: 0 }, 'basedOn: must be at least 1'),
    json({ content: { title: 'a\u0007' }, version: 1 }, 'content.title: must not have control characters'),
    json({ content: { title: 'a\ud83d' }, version: 1 }, 'content.title: must not have halves of characters'),
    json(
      { content: { seo: nested(30) }, version: 1 },
      'content.seo: must not be nested in more than 24 levels',
    ),
  ]),
  'DELETE /api/admin/documents/{kind}/{id}/draft': atDocument([query('', 'version: is required')]),
  'DELETE /api/admin/documents/{kind}/{id}': atDocument([query('', 'version: is required')]),
  'POST /api/admin/documents/{kind}/{id}/publish': atDocument([
    json({}, 'version: is required'),
    json({ version: 0 }, 'version: must be at least 1'),
    json({ version: 1, restore: 1.5 }, 'restore: must be a whole number'),
  ]),
  'POST /api/admin/documents/{kind}/{id}/unpublish': atDocument([json({}, 'version: is required')]),
  'POST /api/admin/documents/{kind}/{id}/withdraw': atDocument([json({}, 'version: is required')]),
  'PUT /api/admin/documents/{kind}/{id}/schedule': atDocument([
    json({}, 'version: is required'),
    json(
      { version: 1, publishAt: 'tomorrow' },
      'publishAt: must be a time in UTC, such as 2026-03-14T09:00:00.000Z',
    ),
  ]),
  'PUT /api/admin/documents/{kind}/{id}/presence': atDocument([
    json({}, 'tab: is required'),
    json(
      { tab: 'one', claim: 'always' },
      'claim: must be one of: typing, takeOver, handOver, release, toldRead',
    ),
  ]),
  'PUT /api/admin/documents/{kind}/{id}/review': atDocument([
    json({}, 'version: is required'),
    json({ version: 1 }, 'reviewer: is required'),
    json({ version: 1, reviewer: '' }, 'reviewer: must not be empty'),
  ]),
  'GET /api/admin/documents/{kind}/{id}/discussion': documentParams,
  'POST /api/admin/documents/{kind}/{id}/discussion': atDocument([
    json({}, 'action: is required'),
    json({ action: 'resolve' }, 'id: is required'),
    json({ action: 'approve' }, 'version: is required'),
    json({ action: 'answer', version: 1 }, 'text: is required'),
    json({ action: 'comment', text: 'a'.repeat(2_001) }, 'text: must have at most 2000 characters'),
  ]),
  'POST /api/admin/previews': [
    json({}, 'token: is required'),
    json({ token: 't', action: 'comment', text: 'a' }, 'name: is required'),
    json({ token: 't', action: 'approve', name: 'a' }, 'version: is required'),
    json({ token: 't', action: 'ask', name: 'a' }, 'action: must be one of: comment, approve'),
  ],
  'GET /api/admin/documents/{kind}/{id}/links': documentParams,
  'GET /api/admin/documents/{kind}/{id}/versions': documentParams,
  'GET /api/admin/documents/{kind}/{id}/versions/{number}': documentParams,
  'PATCH /api/admin/documents/{kind}/{id}/versions/{number}': atDocument([
    json({}, 'name: is required'),
    json({ name: 'n'.repeat(61) }, 'name: must have at most 60 characters'),
    json({ name: 'a\nb' }, `name: ${validationMessages.oneLine}`),
    json({ name: ' ' }, 'name: must not be empty'),
  ]),
  'POST /api/admin/bin/{kind}/{id}/restore': documentParams,
  'GET /api/admin/publications': [
    query('show=all', 'show: must be one of: drafts, online'),
    query(`search=${'s'.repeat(201)}`, 'search: must have at most 200 characters'),
  ],
  'POST /api/admin/publications': [
    json({}, 'documents: is required'),
    json({ documents: [] }, 'documents: must have at least 1 entries'),
    json({ documents: [{ kind: 'post', id: 'a' }] }, 'documents.0.version: is required'),
    json(
      {
        documents: [{ kind: 'post', id: 'a', version: 1 }],
        takeDown: true,
        publishAt: '2027-01-08T12:00:00.000Z',
      },
      'publishAt: is not possible for what leaves the website now',
    ),
  ],
  'GET /api/admin/order/{kind}': documentParams,
  'PUT /api/admin/order/{kind}': atDocument([
    json({ before: ['a'] }, 'ids: is required'),
    json({ ids: ['a'] }, 'before: is required'),
    json({ ids: ['a b'], before: ['a'] }, `ids.0: ${idRule}`),
  ]),
  'POST /api/admin/redirects': [
    json({ to: '/faq' }, 'from: is required'),
    json({ from: 'https://evil.example', to: '/faq' }, `from: ${validationMessages.oldAddress}`),
    json({ from: '/old', to: '//evil.example' }, `to: ${validationMessages.redirectTarget}`),
  ],
  'DELETE /api/admin/redirects': [
    query('', 'from: is required'),
    query('from=old', `from: ${validationMessages.oldAddress}`),
  ],
  'GET /api/admin/audit': [
    query('', 'from: is required'),
    query('from=today', 'from: must be a time in UTC, such as 2026-03-14T09:00:00.000Z'),
    query('from=2026-01-01T00:00:00.000Z&to=2026-03-01T00:00:00.000Z', `to: ${validationMessages.month}`),
  ],
  'POST /api/media': [
    [{ headers: webp }, 'body: must not be empty'],
    [{ headers: webp, query: 'photo=a%20b' }, `photo: ${idRule}`],
  ],
  'DELETE /api/admin/media/{id}': param('id'),
  'POST /api/media/fetch': [
    json({}, 'address: is required'),
    json({ address: '' }, 'address: must not be empty'),
    json({ address: 'a'.repeat(2_001) }, 'address: must have at most 2000 characters'),
    json({ address: 'https://images.example/a.jpg', method: 'PUT' }, 'unknown field: method'),
    json({ address: 'file:///etc/passwd' }, 'address: is not an https address without port and password'),
    json({ address: 'https://127.0.0.1/' }, 'address: names a network address in place of a host'),
  ],
}

describe('bad input is a 400 that names the field and what is wanted', () => {
  it('at every endpoint that takes input', () => {
    const taking = Object.entries<Endpoint>(endpoints)
      .filter(([key, { query, body, bodyTypes }]) => key.includes('{') || query || body || bodyTypes)
      .map(([key]) => key)
    expect(Object.keys(badRequests).toSorted(), 'rows of `badRequests` above').toEqual(taking.toSorted())
  })

  for (const [key, requests] of Object.entries(badRequests) as [EndpointKey, BadRequest[]][]) {
    it.each(requests.map(([options, message]) => [message, options] as const))(
      `${key} returns: %s`,
      async (message, options) => {
        const response = await requestFromSite(key, { ...options, cookies: [cookie] })
        expect(response).toMatchObject({ statusCode: 400, json: { message, requestId: 'test-request' } })
      },
    )
  }
})
