import { KMSClient } from '@aws-sdk/client-kms'
import { GetTopicAttributesCommand, PublishCommand, SNSClient } from '@aws-sdk/client-sns'
import { PutCommand, ScanCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { site } from '#shared/content/site.ts'
import type { CallRequest } from '#shared/entities/callRequest.ts'
import { callRequestKeys, keys, partitions } from '#shared/keys.ts'
import { testNotices } from '../jobs/announceCallRequests.ts'
import { handler as runDueJobs } from '../jobs/runDueJobs.ts'
import { callRequests, markAnnounced } from '../store/callRequests.ts'
import { itemOf } from '../store/items.ts'
import { allItems, findItem } from '../store/read.ts'
import type { Store } from '../store/store.ts'
import { deleteItem, updateItem } from '../store/write.ts'
import { createCallRequestTable } from '../testing/callRequestTable.ts'
import { mockClient } from '../testing/mockClient.ts'
import { mockKms } from '../testing/mockKms.ts'
import type { TestRequest } from '../testing/request.ts'
import { addMember, logIn, requestFromSite } from '../testing/staff.ts'
import { createHandlerTable } from '../testing/table.ts'
import { testTable } from '../testing/testTable.ts'

const send = 'POST /api/call-requests'
const inbox = 'GET /api/admin/call-requests'
const show = 'POST /api/admin/call-requests/{id}/open'
const change = 'PATCH /api/admin/call-requests/{id}'
const password = 'first light over the café'
/** A Monday, when the offices are open from 8:30 am to 8 pm. */
const monday = Date.UTC(2026, 10, 23, 15)

/** Values that must not appear anywhere in plain text. */
const canary = { firstName: 'Zephyrine', phone: '770-555-0199', mayLeaveMessage: 'no' }
const shown = '(770) 555-0199'

const store = testTable(createHandlerTable)
const writeFacts = (facts: Record<string, unknown>) =>
  store.documents.send(
    new PutCommand({ TableName: store.tableName, Item: itemOf({ kind: 'site', id: 'site' }, facts) }),
  )
let requests: Store
let cookie: string
beforeAll(async () => {
  requests = await createCallRequestTable(store)
  await writeFacts(site)
  mockKms()
  await addMember(store, 'ana', password)
})

const sns = mockClient(SNSClient)
let week = 0
let printed: string[]
beforeEach(async () => {
  week += 1
  vi.useFakeTimers({ now: monday + week * 7 * 86_400_000, toFake: ['Date'] })
  printed = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0)
  sns.reset()
  cookie = await logIn('ana', password)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)
const minutes = 60_000
const days = 24 * 60 * minutes

/** From another network each time, since the number of requests from one is limited. */
let networks = 0
const sendFrom = (json: object, options: TestRequest = {}) =>
  requestFromSite(send, { json, headers: { 'x-viewer-address': `198.51.100.${networks}` }, ...options })
const requestCall = async (json: object = canary) => {
  networks += 1
  return sendFrom(json)
}
const listed = async () => (await requestFromSite(inbox, { cookies: [cookie] })).json as CallRequest[]
const asStaff = (key: typeof show | typeof change, id: string, json?: object) =>
  requestFromSite(key, { cookies: [cookie], params: { id }, ...(json && { json }) })
const published = () => sns.commandCalls(PublishCommand).map(({ args }) => args[0].input.Message)
const newest = async () => (await listed())[0]?.id ?? ''

it('a request of an earlier release, in a state of its own, is new in the inbox and can be worked [12.20]', async () => {
  await requestCall()
  const id = await newest()
  expect((await asStaff(show, id)).statusCode).toBe(200)
  const set = { state: 'called', outcome: 'reached' }
  await updateItem(requests, callRequestKeys.request(id), { set })
  expect((await listed())[0]).toMatchObject({ id, state: 'new' })
  const { json } = await asStaff(show, id)
  expect(json).toMatchObject({ request: { state: 'new' }, details: { firstName: canary.firstName } })
  expect((await asStaff(change, id, { state: 'reached', version: 2 })).statusCode).toBe(200)
  expect((await asStaff(change, id, { isClosed: true, version: 3 })).statusCode).toBe(200)
})

describe('a call request', () => {
  it('gets a response that says by when we call back', async () => {
    expect(await requestCall()).toMatchObject({ statusCode: 200, json: { callBy: 'today, by 8 pm' } })
  })

  it('of a page from before an office was renamed is one for the office with its present name [11.9]', async () => {
    const [first, ...others] = site.offices
    const offices = [{ ...first, name: 'Forsyth', formerNames: [first.name] }, ...others]
    await writeFacts({ ...site, offices })
    await requestCall({ ...canary, office: first.name })
    await writeFacts(site)
    expect((await listed())[0]).toMatchObject({ office: 'Forsyth' })
  })

  it('for an office that the clinic no longer has is one for any office', async () => {
    await requestCall({ ...canary, office: 'Closed last week' })
    expect(await listed()).toMatchObject([{ office: 'any' }, ...(await listed()).slice(1)])
  })

  it('of a page from before a deploy, with fields that are gone, is taken [12.8]', async () => {
    const before = (await listed()).length
    expect((await requestCall({ ...canary, website: 'filled by a browser' })).statusCode).toBe(200)
    expect(await listed()).toHaveLength(before + 1)
  })

  it('is in the inbox without what names or describes a person', async () => {
    await requestCall({ ...canary, office: 'Jefferson' })
    const [request] = await listed()
    expect(request).toEqual({
      id: expect.stringMatching(/^\d{17}-[0-9a-f]{16}$/),
      receivedAt: new Date().toISOString(),
      office: 'Jefferson',
      state: 'new',
      version: 1,
      deletedAt: new Date(Date.now() + 30 * days).toISOString(),
      number: expect.stringMatching(/^[\w-]{43}$/),
      network: expect.stringMatching(/^[\w-]{43}$/),
      isStamped: false,
    })
  })

  it('is stored sealed: no table has a name or number in clear [12.17]', async () => {
    await requestCall()
    for (const TableName of [store.tableName, requests.tableName]) {
      const { Items = [] } = await store.documents.send(new ScanCommand({ TableName }))
      const clear = JSON.stringify(Items) + Items.map(({ details }) => String(Buffer.from(details ?? '')))
      expect(clear).not.toMatch(/Zephyrine|555.?0199/)
    }
  })

  it.each([
    ['a number with a plus and the country', '+1 770 555 0199'],
    ['a number with dots', '770.555.0199'],
    ['digits only', '7705550199'],
    ['the country without a plus', '1-770-555-0199'],
    ['a number in brackets', '(770) 555-0199'],
    ['a number after words', 'cell: 770 555 0199'],
    ['an extension, as a note', '770-555-0199 ext 5', `${shown} ext. 5`],
    ['the digits of a Japanese keyboard', '７７０−５５５−０１９９'],
    ['the digits of an Arabic keyboard', '٧٧٠ ٥٥٥ ٠١٩٩'],
    ['a short extension, as a note', '+1 770.555.0199 x1204', `${shown} ext. 1204`],
  ])('takes %s [12.4]', async (_, phone, stored = shown) => {
    await requestCall({ ...canary, phone })
    expect((await asStaff(show, await newest())).json).toMatchObject({ details: { phone: stored } })
  })

  it.each([
    ['J. R. Smith'],
    ['J.R.'],
    ['St.John'],
    ['Ma.Teresa (Tess)'],
    ["D'Angelo St. John"],
    ['Mª Ángeles'],
    ['D´Angelo'],
    ['O`Neil'],
    ['Oʼzbek'],
    ['Hawaiʻi'],
    ['Marcel·lí'],
    ['צ׳רלי'],
    ['Jean\u2011Luc', 'Jean\u2011Luc'],
    ['Smith, Ana "Annie"'],
    ['Sammy Davis, Jr. [he]'],
    ['Ana & Tom'],
    ['Ana / mother of Leo'],
    ['Nguyê\u0303n', 'Nguyễn'],
    ['A\u00a0na\u202f B', 'A na B'],
    ['\u202aAna\u202c', 'Ana'],
    ['A\u00adna\u200b\ufeff', 'Ana'],
    ['A\u200dna', 'Ana'],
    ['Леонид Ё.'],
    ['山田・太郎'],
    ['محمد'],
    ['علی\u200cرضا'],
    ['ශ්\u200dරීමා'],
    ['क्\u200dष'],
    ['John 3rd'],
    ['X Æ A-12'],
    ['T.Ly'],
    ['Ma.Co'],
    ['Ana\u2028Maria', 'Ana Maria'],
    ['Zoë 👩\u200d👩\u200d👧'],
    ['?'],
  ])('takes the name %s [12.13]', async (firstName, stored = firstName) => {
    expect((await requestCall({ ...canary, firstName })).statusCode).toBe(200)
    expect((await asStaff(show, await newest())).json).toMatchObject({ details: { firstName: stored } })
  })

  it.each<[string, object, string]>([
    ['the address of a website as a name', { firstName: 'evil.com' }, 'firstName'],
    ['another one', { firstName: 'www.evil.co uk' }, 'firstName'],
    ['one without points', { firstName: 'www evil com' }, 'firstName'],
    ['a short one with a page', { firstName: 'see t.me/evil' }, 'firstName'],
    ['one in capitals', { firstName: 'EVIL.COM' }, 'firstName'],
    ['one that begins with its protocol', { firstName: 'see ftp://evil' }, 'firstName'],
    ['an email address', { firstName: 'ana@evil.example' }, 'firstName'],
    ['an address with an invisible mark', { firstName: 'evil.\u200bcom' }, 'firstName'],
    ['markup', { firstName: '<b>Ana' }, 'firstName'],
    ['markup of a forum', { firstName: '[url=x]Ana' }, 'firstName'],
    ['a link in Markdown', { firstName: '[Ana](x)' }, 'firstName'],
    ['an escaped character', { firstName: 'Ana &lt;' }, 'firstName'],
    ['only invisible marks', { firstName: ' \u200e\u3164 ' }, 'firstName'],
    ['a premium number', { phone: '900-555-0199' }, 'phone'],
    ['a premium exchange', { phone: '404-976-0199' }, 'phone'],
    ['a number of another country', { phone: '809-555-0199' }, 'phone'],
  ])('with %s is refused [12.4, 12.13, 12.23]', async (_, fields, field) => {
    expect(await requestCall({ ...canary, ...fields })).toMatchObject({
      statusCode: 400,
      json: { issues: [{ path: [field] }] },
    })
  })

  it.each([
    '+44 20 7946 0958',
    '+45 23 45 67 89',
    '011 52 55 1234 5678',
    '770-555-019',
    '770-555-0199 0',
    '٧٧٠ ٥٥٥ ٠١٩',
  ])('with the number %s, which nobody can call from here, is refused', async (phone) =>
    expect(await requestCall({ ...canary, phone })).toMatchObject({ statusCode: 400 }),
  )

  it('that is refused is not stored', async () => {
    const before = (await listed()).length
    expect(await requestCall({ ...canary, phone: '555-0199' })).toMatchObject({ statusCode: 400 })
    expect(await listed()).toHaveLength(before)
  })

  it('is a 503, and not stored, where KMS is unavailable', async () => {
    const before = (await listed()).length
    vi.spyOn(KMSClient.prototype, 'send').mockRejectedValueOnce(
      Object.assign(new Error('timed out'), { name: 'TimeoutError' }),
    )
    expect(await requestCall()).toMatchObject({ statusCode: expect.toBeOneOf([500, 503]) })
    expect(await listed()).toHaveLength(before)
  })
})

describe('a form without scripts', () => {
  const post = (fields: Record<string, string>) => {
    networks += 1
    return requestFromSite(send, {
      bytes: Buffer.from(new URLSearchParams(fields).toString()),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-viewer-address': `203.0.113.${networks}`,
      },
    }).catch((error: unknown) => ({ error }))
  }

  it('leads to the page of thanks, with no value in the address [12.7]', async () => {
    expect(await post(canary)).toMatchObject({
      statusCode: 303,
      headers: { location: '/contact-form/received', 'cache-control': 'no-store' },
      body: '',
    })
    expect((await listed()).length).toBeGreaterThan(0)
  })

  it.each([
    ['the field that is refused', { ...canary, phone: '1' }, '/contact-form/refused#phone'],
    ['every missing field', { firstName: 'Ana' }, '/contact-form/refused#phone,mayLeaveMessage'],
  ])('leads to the page that names %s [12.7]', async (_, fields, location) =>
    expect(await post(fields as Record<string, string>)).toMatchObject({
      statusCode: 303,
      headers: { location },
    }),
  )
})

describe('"Show number"', () => {
  it('opens the request and says who opened it', async () => {
    await requestCall({ ...canary, bestTime: 'evening', language: 'spanish' })
    const id = await newest()
    expect((await asStaff(show, id)).json).toEqual({
      request: expect.objectContaining({ id, state: 'new', openedBy: 'ana', version: 2 }),
      details: {
        firstName: 'Zephyrine',
        phone: shown,
        bestTime: 'evening',
        mayLeaveMessage: 'no',
        language: 'spanish',
      },
      notes: [],
    })
  })

  it('writes the audit record first: without one, nothing is decrypted [12.18]', async () => {
    await requestCall()
    const id = await newest()
    await asStaff(show, id)
    const month = keys.auditRecord(new Date().toISOString(), '').pk?.slice('AUDIT#'.length) ?? ''
    const records = await allItems(store, partitions.audit(month))
    expect(records).toContainEqual(
      expect.objectContaining({ by: 'ana', action: 'showed the number', subject: `call-request/${id}` }),
    )
    expect(JSON.stringify(records)).not.toMatch(/Zephyrine|0199/)
  })
})

describe('a change by staff', () => {
  const opened = async () => {
    await requestCall()
    const id = await newest()
    await asStaff(show, id)
    return id
  }

  it('says how the call went, closes the request and keeps a note sealed [12.19]', async () => {
    const id = await opened()
    const note = 'Zephyrine prefers mornings'
    expect(await asStaff(change, id, { version: 2, state: 'reached' })).toMatchObject({
      json: { state: 'reached', version: 3 },
    })
    expect(await asStaff(change, id, { version: 3, isClosed: true, note })).toMatchObject({
      json: {
        state: 'reached',
        closedAt: new Date().toISOString(),
        version: 4,
        deletedAt: new Date(Date.now() + 7 * days).toISOString(),
      },
    })
    expect((await asStaff(show, id)).json).toMatchObject({
      notes: [{ by: 'ana', at: new Date().toISOString(), text: note }],
    })
  })

  it('is recorded before it is made [12.23]', async () => {
    await requestCall(canary)
    const id = await newest()
    await asStaff(show, id)
    const put = vi.spyOn(store.documents, 'send')
    await asStaff(change, id, { version: 2, state: 'spam' })
    const written = put.mock.calls.flatMap(([command]) => {
      const [item] = command instanceof TransactWriteCommand ? (command.input.TransactItems ?? []) : []
      return item ? String(item.Put?.Item?.pk).replace(/#.*/, '') : []
    })
    expect(written).toEqual(['AUDIT', 'CALL_REQUESTS'])
  })

  it('of a version that a colleague has changed is a 409 with the current one', async () => {
    const id = await opened()
    await asStaff(change, id, { version: 2, state: 'spam' })
    const conflict = await asStaff(change, id, { version: 2, state: 'reached' })
    expect(conflict).toMatchObject({ statusCode: 409, json: { current: { state: 'spam', version: 3 } } })
    expect(conflict.body).not.toContain('details')
  })

  it('of two members at once is made by one of them, and the other gets what it is now [12.19]', async () => {
    const id = await opened()
    const states = ['reached', 'spam'] as const
    const changes = await Promise.all(states.map((state) => asStaff(change, id, { version: 2, state })))
    expect(changes.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const state = states.find((_, position) => changes[position]?.statusCode === 200)
    expect(changes.find(({ statusCode }) => statusCode === 409)).toMatchObject({
      json: { current: { state, version: 3 } },
    })
    expect((await listed()).find((request) => request.id === id)).toMatchObject({ state, version: 3 })
  })

  it('does not come back after its deletion because a notice was sent meanwhile [12.9]', async () => {
    await requestCall()
    const [request] = await callRequests(requests, { now: Date.now() })
    if (!request) throw new Error('There is no request')
    await deleteItem(requests, callRequestKeys.request(request.id))
    await markAnnounced(requests, request, 'overdue')
    expect(await findItem(requests, callRequestKeys.request(request.id))).toBeUndefined()
  })

  it('counts the calls without an answer, with the last time, by whom and how it went [12.19]', async () => {
    const id = await opened()
    await asStaff(change, id, { version: 2, state: 'tried', how: 'no answer' })
    pass(40 * minutes)
    cookie = await logIn('ana', password)
    const { json } = await asStaff(change, id, { version: 3, state: 'tried', how: 'left a message' })
    expect(json).toMatchObject({
      state: 'tried',
      tried: { count: 2, at: new Date().toISOString(), by: 'ana', how: 'left a message' },
    })
  })

  it('of closing is undone for a day, and not later [12.20]', async () => {
    const id = await opened()
    const receivedAt = Date.now()
    await asStaff(change, id, { version: 2, state: 'reached', isClosed: true })
    pass(24 * 60 * minutes)
    cookie = await logIn('ana', password)
    const reopened = (await asStaff(change, id, { version: 3, isClosed: false })).json
    expect(reopened).toMatchObject({
      state: 'reached',
      deletedAt: new Date(receivedAt + 30 * days).toISOString(),
    })
    expect(reopened).not.toHaveProperty('closedAt')
    await asStaff(change, id, { version: 4, isClosed: true })
    pass(24 * 60 * minutes + 1)
    cookie = await logIn('ana', password)
    expect(await asStaff(change, id, { version: 5, isClosed: false })).toMatchObject({ statusCode: 400 })
  })

  it('needs the number to have been shown, and a call without success how it went', async () => {
    await requestCall()
    const id = await newest()
    expect(await asStaff(change, id, { version: 1, isClosed: true })).toMatchObject({ statusCode: 400 })
    await asStaff(show, id)
    expect(await asStaff(change, id, { version: 2, state: 'tried' })).toMatchObject({
      statusCode: 400,
      json: { message: 'how: is required' },
    })
  })

  it('of an unknown request is a 404', async () =>
    expect(await asStaff(change, 'nothing', { version: 1 })).toMatchObject({ statusCode: 404 }))
})

it.each([
  ['1', true],
  ['0', false],
])(
  'of %s confirmed subscriptions to notices, staff read that mails arrive: %s',
  async (confirmed, arrive) => {
    vi.stubEnv('NOTICE_EMAIL', 'desk@clinic.example')
    sns.on(GetTopicAttributesCommand).resolves({ Attributes: { SubscriptionsConfirmed: confirmed } })
    const { json } = await requestFromSite('GET /api/admin/notices', { cookies: [cookie] })
    expect(json).toEqual({ address: 'desk@clinic.example', arrive })
  },
)

describe('retention', () => {
  it('leaves nothing of a request seven days after it was closed [12.22]', async () => {
    await requestCall()
    const id = await newest()
    await asStaff(show, id)
    await asStaff(change, id, { version: 2, isClosed: true, note: 'called' })
    pass(7 * days - 1)
    await runDueJobs()
    cookie = await logIn('ana', password)
    expect((await listed()).map((request) => request.id)).toContain(id)
    pass(1)
    expect((await listed()).map((request) => request.id)).not.toContain(id)
    await runDueJobs()
    const { Items = [] } = await store.documents.send(new ScanCommand({ TableName: requests.tableName }))
    expect(Items.map((item) => item.id)).not.toContain(id)
  })

  it('leaves nothing of a request that nobody opened after 30 days [12.22]', async () => {
    await requestCall()
    const id = await newest()
    pass(30 * days)
    await runDueJobs()
    const { Items = [] } = await store.documents.send(new ScanCommand({ TableName: requests.tableName }))
    expect(Items.map((item) => item.id)).not.toContain(id)
  })
})

describe('each minute', () => {
  const waiting = 'A call-back request is waiting. Log in.'
  const overdue = 'A call-back request has been waiting for 30 minutes of office time. Log in.'
  beforeEach(async () => {
    // Announces the requests of earlier tests, so that each test sees only its own.
    await runDueJobs()
    sns.resetHistory()
  })

  it('staff get one message for all new requests, which says nothing about them [12.21]', async () => {
    await requestCall()
    await requestCall()
    await runDueJobs()
    await runDueJobs()
    expect(published()).toEqual([waiting])
  })

  it('of a week, one sends staff a test: Monday at nine where the clinic is, in summer and in winter', async () => {
    const sent: string[] = []
    for (const from of ['2026-07-06T00:00:00Z', '2026-12-07T00:00:00Z'])
      for (let minute = 0; minute < 7 * 24 * 60; minute += 1) {
        const now = Date.parse(from) + minute * minutes
        sns.resetHistory()
        await testNotices(store, now)
        if (published().length > 0) sent.push(new Date(now).toISOString())
      }
    expect(sent).toEqual(['2026-07-06T13:00:00.000Z', '2026-12-07T14:00:00.000Z'])
  })

  it('staff get another message once a request has waited for 30 minutes of office time [12.21]', async () => {
    await requestCall()
    await runDueJobs()
    pass(30 * minutes - 1)
    await runDueJobs()
    expect(published()).toEqual([waiting])
    pass(1)
    await runDueJobs()
    await runDueJobs()
    expect(published()).toEqual([waiting, overdue])
  })

  it('measures overdue requests, for the alarm', async () => {
    await requestCall()
    pass(30 * minutes)
    printed = []
    await runDueJobs()
    expect(printed.join('')).toMatch(/"OverdueCallRequests":[1-9]/)
  })

  it('a number that was shown is not a call: the request still waits, until somebody has tried [12.20]', async () => {
    await requestCall()
    const id = await newest()
    await asStaff(show, id)
    await runDueJobs()
    expect(published()).toEqual([waiting])
    await asStaff(change, id, { version: 2, state: 'tried', how: 'no answer' })
    pass(30 * minutes)
    await runDueJobs()
    expect(published()).toEqual([waiting])
  })

  it('a message that cannot be sent is sent by the next run', async () => {
    await requestCall()
    sns.on(PublishCommand).rejectsOnce(new Error('SNS is down')).resolves({})
    await expect(runDueJobs()).rejects.toThrow('Failed jobs: announceCallRequests')
    await runDueJobs()
    expect(published()).toEqual([waiting, waiting])
  })
})

it('no value of a call request is in the log, through every path and fault [12.24]', async () => {
  await requestCall()
  await requestCall({ ...canary, firstName: 'Zephyrine<script>' })
  await requestCall({ ...canary, Zephyrine: '5550199' })
  const id = await newest()
  await asStaff(show, id)
  await asStaff(change, id, { version: 2, note: 'Zephyrine 770-555-0199' })
  vi.spyOn(KMSClient.prototype, 'send').mockRejectedValue(new Error('KMS is down'))
  await requestCall()
  await asStaff(show, id)
  await runDueJobs()
  expect(printed.join('')).not.toMatch(/Zephyrine|555.?0199/)
})
