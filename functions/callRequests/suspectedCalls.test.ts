import { PublishCommand, SNSClient } from '@aws-sdk/client-sns'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { callRequestLimits, hiddenField, type Suspicion } from '#shared/callRequests.ts'
import { site } from '#shared/content/site.ts'
import type { CallRequest } from '#shared/entities/callRequest.ts'
import { handler as runDueJobs } from '../jobs/runDueJobs.ts'
import { itemOf } from '../store/items.ts'
import { createCallRequestTable } from '../testing/callRequestTable.ts'
import { crashAfter } from '../testing/crashAfter.ts'
import { mockClient } from '../testing/mockClient.ts'
import { mockKms } from '../testing/mockKms.ts'
import { addMember, logIn, requestFromSite } from '../testing/staff.ts'
import { createHandlerTable } from '../testing/table.ts'
import { testTable } from '../testing/testTable.ts'

const list = 'GET /api/admin/call-requests'
const names = 'POST /api/admin/call-requests/names'
const close = 'POST /api/admin/call-requests/close'
const show = 'POST /api/admin/call-requests/{id}/open'
const change = 'PATCH /api/admin/call-requests/{id}'
const password = 'first light over the café'
const person = { firstName: 'Ana', phone: '770-555-0199', mayLeaveMessage: 'no' }
const { perNetwork, pace, stamp, perPage, reopening } = callRequestLimits
const seconds = 1_000
const minutes = 60 * seconds
const days = 24 * 60 * minutes

const store = testTable(createHandlerTable)
beforeAll(async () => {
  await createCallRequestTable(store)
  const Item = itemOf({ kind: 'site', id: 'site' }, site)
  await store.documents.send(new PutCommand({ TableName: store.tableName, Item }))
  mockKms()
  await addMember(store, 'ana', password)
})

/** Each test has months and networks of its own, so that it sees no request and no count of another one. */
const sns = mockClient(SNSClient)
let month = 0
let networks = 0
let cookie: string
beforeEach(async () => {
  month += 1
  vi.useFakeTimers({ now: Date.UTC(2026, 10 + 3 * month, 2, 15), toFake: ['Date'] })
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  sns.reset()
  cookie = await logIn('ana', password)
  await runDueJobs()
  sns.resetHistory()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)

const newNetwork = () => {
  networks += 1
  return `198.${networks >> 8}.${networks & 255}.7`
}
const send = (fields: object = {}, network = newNetwork()) =>
  requestFromSite('POST /api/call-requests', {
    json: { ...person, ...fields },
    headers: { 'x-viewer-address': network },
  })
/** One after the other: a request to the table that times out on a busy machine is repeated, and counts twice. */
async function sendMany(count: number, networkOf: (at: number) => string | undefined, fields: object = {}) {
  const statuses = new Set<number | undefined>()
  for (let at = 0; at < count; at += 1) statuses.add((await send(fields, networkOf(at))).statusCode)
  return [...statuses]
}
const listed = async (query: string) =>
  (await requestFromSite(list, { cookies: [cookie], query })).json as CallRequest[]
/** All pages of the inbox. */
async function inbox() {
  const all = await listed('')
  for (let page = all; page.length === perPage.inbox; all.push(...page))
    page = await listed(`before=${page.at(-1)?.id}`)
  return all
}
const suspects = () => listed('suspected=yes')
/** Open requests of the inbox, and of each suspicion. */
const counts = async () => {
  cookie = await logIn('ana', password)
  const open = (await suspects()).filter(({ closedAt }) => closedAt === undefined)
  const found = Object.entries(Object.groupBy(open, ({ suspicion = 'pace' }) => suspicion))
  return {
    inbox: (await inbox()).length,
    ...Object.fromEntries(found.map(([suspicion, requests = []]) => [suspicion, requests.length])),
  }
}
const only = async (suspicion: Suspicion) =>
  (await suspects()).find((request) => request.suspicion === suspicion) as CallRequest
const asMember = (key: typeof names | typeof close, json: object) =>
  requestFromSite(key, { cookies: [cookie], json })
const asStaff = (key: typeof show | typeof change, id: string, json?: object) =>
  requestFromSite(key, { cookies: [cookie], params: { id }, ...(json && { json }) })
const newStamp = async () => {
  const headers = { 'x-viewer-address': newNetwork() }
  const { json } = await requestFromSite('POST /api/call-requests/stamp', { headers })
  return (json as { stamp: string }).stamp
}

describe('a request that looks like spam', () => {
  it('gets the response of every other one, and is stored for staff with why it looks so [12.8]', async () => {
    const response = await send({ [hiddenField]: 'anything' })
    expect(response).toMatchObject({ statusCode: 200, json: { callBy: expect.any(String) } })
    expect(response.json).toEqual((await send()).json)
    expect(await counts()).toEqual({ inbox: 1, field: 1 })
  })

  it.each<[string, number, object]>([
    ['2 seconds after somebody began to fill in the form', 2 * seconds, { inbox: 0, stamp: 1 }],
    ['3 seconds after', 3 * seconds, { inbox: 1 }],
    ['2 hours after, in a tab that stood open', stamp.oldest + 1, { inbox: 1 }],
  ])('or not: one sent %s [12.10]', async (_, age, found) => {
    const signed = await newStamp()
    pass(age)
    expect((await send({ stamp: signed })).statusCode).toBe(200)
    expect(await counts()).toEqual(found)
  })

  it('is one with a made-up stamp', async () => {
    await send({ stamp: `${Date.now() - 10 * seconds}.c2lnbmVk` })
    expect(await counts()).toEqual({ inbox: 0, stamp: 1 })
  })

  it.each([
    ['as it is', ''],
    ['with more behind it', '.0'],
  ])('is the second with the same stamp %s, from whatever network [12.10]', async (_, added) => {
    const signed = await newStamp()
    pass(3 * seconds)
    await send({ stamp: signed })
    pass(stamp.oldest - 3 * seconds)
    await send({ stamp: `${signed}${added}` })
    expect(await counts()).toEqual({ inbox: 1, stamp: 1 })
  })

  it('has no stamp if its network had too many, and can be sent without one [12.10]', async () => {
    const network = { headers: { 'x-viewer-address': newNetwork() } }
    const statuses: (number | undefined)[] = []
    for (let at = 0; at <= stamp.perNetwork; at += 1)
      statuses.push((await requestFromSite('POST /api/call-requests/stamp', network)).statusCode)
    expect(statuses).toEqual([...Array.from({ length: stamp.perNetwork }, () => 200), 429])
    await send({}, network.headers['x-viewer-address'])
    expect(await counts()).toEqual({ inbox: 1 })
  })

  it('is none with a stamp of its own, whatever its network sends without [12.10]', async () => {
    const network = newNetwork()
    await sendMany(40, () => network)
    const signed = await newStamp()
    pass(3 * seconds)
    await send({ stamp: signed }, network)
    expect(await counts()).toEqual({ inbox: 6, network: 35 })
  })

  it('is the sixth of a network within an hour, which closes the form for nobody [12.10]', async () => {
    const network = newNetwork()
    expect(await sendMany(perNetwork + 1, () => network)).toEqual([200])
    expect(await counts()).toEqual({ inbox: 5, network: 1 })
    pass(60 * minutes)
    await send({}, network)
    expect(await counts()).toEqual({ inbox: 6, network: 1 })
  })

  it.each<[string, number, (at: number) => string]>([
    ['256 IPv4 addresses', 4, (at) => `203.0.113.${at}`],
    [
      'a household with 256 IPv6 networks (/56)',
      2,
      (at) => `2001:db8:5:4${at.toString(16).padStart(2, '0')}::1`,
    ],
    ['a household with 65,536 IPv6 networks (/48)', 4, (at) => `2001:db8:6:${(at * 300).toString(16)}::1`],
  ])('is what comes from %s after %s times as much [12.10]', async (_, share, address) => {
    await sendMany(perNetwork * share + 7, address)
    expect(await counts()).toEqual({ inbox: perNetwork * share, network: 7 })
  })

  it.each([
    ['with a stamp', 101],
    ['without scripts', 0],
  ])('is none of a thirteenth network %s, whatever 12 others send [12.10]', async (_, stampCount) => {
    const [ownStamp = '', ...stamps] = await Promise.all(Array.from({ length: stampCount }, newStamp))
    pass(3 * seconds)
    const flood = Array.from({ length: 12 }, newNetwork)
    for (let at = 0; at < 100; at += 1) await send({ stamp: stamps[at] ?? '' }, flood[at % 12])
    const before = (await inbox()).length
    expect((await send({ stamp: ownStamp })).statusCode).toBe(200)
    expect(await inbox()).toHaveLength(before + 1)
  })

  it('is the second of a network without a stamp in an hour with more than 20, and no first one up to 100 [12.10]', async () => {
    await sendMany(pace.unstamped.busy, newNetwork)
    const network = newNetwork()
    await sendMany(2, () => network)
    expect(await counts()).toEqual({ inbox: 21, pace: 1 })
    await sendMany(pace.unstamped.flood - 22, newNetwork)
    expect(await counts()).toEqual({ inbox: 99, pace: 1 })
    await send()
    expect(await counts()).toEqual({ inbox: 99, pace: 2 })
    const signed = await newStamp()
    pass(3 * seconds)
    await send({ stamp: signed })
    expect(await counts(), 'a flood without stamps suspects nobody with one').toEqual({ inbox: 100, pace: 2 })
    pass(60 * minutes)
    await send()
    expect(await counts(), 'an hour later').toEqual({ inbox: 101, pace: 2 })
  })
})

describe('the folder of suspected requests', () => {
  it('names nobody, and shows a number on request', async () => {
    await send({ [hiddenField]: 'x' })
    const request = await only('field')
    expect(request).toEqual({
      id: expect.stringMatching(/^\d{17}-[0-9a-f]{16}-field$/),
      receivedAt: new Date().toISOString(),
      office: 'any',
      state: 'new',
      version: 1,
      suspicion: 'field',
      deletedAt: new Date(Date.now() + 30 * days).toISOString(),
      number: expect.stringMatching(/^[\w-]{43}$/),
      network: expect.stringMatching(/^[\w-]{43}$/),
      isStamped: false,
    })
    expect((await asStaff(show, request.id)).json).toMatchObject({
      request: { suspicion: 'field', openedBy: 'ana', version: 2 },
      details: { firstName: 'Ana', phone: '(770) 555-0199' },
    })
  })

  it.each([
    ['is no spam', { state: 'new' }, { state: 'new' }],
    ['was called', { state: 'tried', how: 'no answer' }, { state: 'tried' }],
    ['is spam', { state: 'spam', isClosed: true }, { state: 'spam', closedAt: expect.any(String) }],
  ])('loses a request of which a member says that it %s to the inbox [12.9]', async (_, step, expected) => {
    await send({ [hiddenField]: 'x' })
    const { id } = await only('field')
    await asStaff(show, id)
    expect(await asStaff(change, id, { version: 2, note: 'I asked', ...step })).toMatchObject({
      statusCode: 200,
      json: { id, version: 3, ...expected },
    })
    expect(await counts()).toEqual({ inbox: 1 })
    const { json } = await asStaff(show, id)
    expect(json).toMatchObject({ details: { firstName: 'Ana' }, notes: [{ text: 'I asked' }] })
    expect((json as { request: object }).request).not.toHaveProperty('suspicion')
    const conflict = await asStaff(change, id, { version: 2, ...step })
    expect(conflict, 'a colleague').toMatchObject({ statusCode: 409, json: { current: { version: 3 } } })
  })

  it('has a request again of which a member takes back what it is, but none that was never suspected [12.9]', async () => {
    await send({ [hiddenField]: 'x' })
    await send()
    const { id } = await only('field')
    await asStaff(show, id)
    await asStaff(change, id, { version: 2, state: 'spam', isClosed: true })
    const again = await asStaff(change, id, { version: 3, isSuspected: true })
    expect(again.json).toMatchObject({ id, version: 4, state: 'new', suspicion: 'field' })
    expect(again.json).not.toHaveProperty('closedAt')
    expect(await counts()).toEqual({ inbox: 1, field: 1 })
    const [person] = await inbox()
    await asStaff(show, person?.id ?? '')
    const never = await asStaff(change, person?.id ?? '', { version: 2, isSuspected: true })
    expect(never).toMatchObject({ statusCode: 400, json: { issues: [{ path: ['isSuspected'] }] } })
  })

  it('does not take back what a colleague writes at the same time [12.19]', async () => {
    await send({ [hiddenField]: 'x' })
    const { id } = await only('field')
    await asStaff(show, id)
    await asStaff(change, id, { version: 2, state: 'new' })
    const changes = await Promise.all(
      [{ state: 'reached' }, { isSuspected: true }, { isSuspected: true }].map((body) =>
        asStaff(change, id, { version: 3, ...body }),
      ),
    )
    expect(changes.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
    const [kept] = changes.filter(({ statusCode }) => statusCode === 200)
    expect(await counts()).toEqual(
      Object.hasOwn(kept?.json ?? {}, 'suspicion') ? { inbox: 0, field: 1 } : { inbox: 1 },
    )
  })

  it('is accepted by one of two members who act at once, and the other gets what it is now [12.19]', async () => {
    await send({ [hiddenField]: 'x' })
    const { id } = await only('field')
    await asStaff(show, id)
    const changes = await Promise.all(
      ['new', 'reached'].map((state) => asStaff(change, id, { version: 2, state })),
    )
    expect(changes.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const [kept] = changes.filter(({ statusCode }) => statusCode === 200)
    const [refused] = changes.filter(({ statusCode }) => statusCode === 409)
    expect(refused?.json).toMatchObject({ current: kept?.json })
    expect(await counts()).toEqual({ inbox: 1 })
  })

  it('is in one of the two lists, however far a change comes that takes it out of this one', async () => {
    await send({ [hiddenField]: 'x' })
    const { id } = await only('field')
    await asStaff(show, id)
    for (let count = 0; ; count += 1) {
      const crash = crashAfter(store, count)
      await asStaff(change, id, { version: 2, state: 'new' })
      const isKilled = crash.restart()
      expect([{ inbox: 0, field: 1 }, { inbox: 1 }], `after ${count} writes`).toContainEqual(await counts())
      if (!isKilled) break
    }
    expect(await counts()).toEqual({ inbox: 1 })
  })

  it('has pages, like the inbox [12.9]', async () => {
    const network = newNetwork()
    for (let at = 0; at < perNetwork + 3; at += 1) {
      pass(1)
      await send({}, network)
    }
    const [newest, ...older] = await suspects()
    expect(await listed(`suspected=yes&before=${newest?.id}`)).toEqual(older)
    const [first, ...others] = await inbox()
    expect(await listed(`before=${first?.id}`)).toEqual(others)
    expect(others).toHaveLength(perNetwork - 1)
  })

  it('tells which requests have the same number, and which come from networks of one holder [12.9]', async () => {
    const spam = { [hiddenField]: 'x' }
    await send({ ...spam, phone: '770 555 0188' }, '203.0.113.1')
    pass(1)
    await send({ ...spam, phone: '(770) 555-0188' }, '198.51.100.9')
    pass(1)
    await send(spam, '203.0.113.200')
    const [third, second, first] = await suspects()
    expect([first?.number === second?.number, first?.number === third?.number]).toEqual([true, false])
    expect([first?.network === third?.network, first?.network === second?.network]).toEqual([true, false])
  })

  it('shows first names and last digits of several in one recorded step [12.9]', async () => {
    await send({ [hiddenField]: 'x', firstName: 'Bo', phone: '770-555-0188 ext. 5' })
    pass(1)
    await send({ [hiddenField]: 'x' })
    const ids = (await suspects()).map(({ id }) => id)
    const { json } = await asMember(names, { ids: [...ids, 'unknown'] })
    expect(json).toEqual([
      { id: ids[0], firstName: 'Ana', lastDigits: '0199' },
      { id: ids[1], firstName: 'Bo', lastDigits: '0188' },
    ])
    const { actions } = (
      await requestFromSite('GET /api/admin/audit', {
        cookies: [cookie],
        query: `from=${new Date(Date.now()).toISOString()}&to=${new Date(Date.now() + 1).toISOString()}`,
      })
    ).json as { actions: string[] }
    expect(actions).toContain('showed the names of 3')
  })

  it('sets several aside, which hides nothing that comes later and can be undone for a day [12.9]', async () => {
    const network = newNetwork()
    await sendMany(perNetwork + 3, () => network)
    await send({ [hiddenField]: 'x' })
    const ids = (await suspects()).filter(({ suspicion }) => suspicion === 'network').map(({ id }) => id)
    const inInbox = (await inbox())[0]?.id ?? ''
    const { json } = await asMember(close, { ids: [...ids, inInbox], isClosed: true })
    expect(json, 'and no request of the inbox').toHaveLength(3)
    expect(await counts()).toEqual({ inbox: 5, field: 1 })
    await send({}, network)
    expect(await counts()).toEqual({ inbox: 5, field: 1, network: 1 })
    expect(new Set((await suspects()).map(({ deletedAt }) => deletedAt)), 'none is deleted earlier').toEqual(
      new Set([new Date(Date.now() + 30 * days).toISOString()]),
    )
    await asMember(close, { ids, isClosed: false })
    expect(await counts()).toEqual({ inbox: 5, field: 1, network: 4 })
    await asMember(close, { ids, isClosed: true })
    pass(reopening + 1)
    cookie = await logIn('ana', password)
    await asMember(close, { ids, isClosed: false })
    expect(await counts()).toEqual({ inbox: 5, field: 1, network: 1 })
  })

  it('is set aside by one of two members who act at once, and not after the other has called [12.19]', async () => {
    await send({ [hiddenField]: 'x' })
    const { id } = await only('field')
    await asStaff(show, id)
    const [aside, called] = await Promise.all([
      asMember(close, { ids: [id], isClosed: true }),
      asStaff(change, id, { version: 2, state: 'tried', how: 'no answer' }),
    ])
    const isAside = (aside.json as unknown[]).length === 1
    expect([isAside, called.statusCode]).toEqual(isAside ? [true, 409] : [false, 200])
    expect(await counts()).toEqual({ inbox: isAside ? 0 : 1 })
  })

  it('keeps nothing longer than 30 days [12.9]', async () => {
    await send({ [hiddenField]: 'x' })
    const { id } = await only('field')
    pass(30 * days - 1)
    await runDueJobs()
    cookie = await logIn('ana', password)
    expect((await only('field')).id).toBe(id)
    pass(1)
    await runDueJobs()
    expect(await counts()).toEqual({ inbox: 0 })
    expect(await asStaff(show, id)).toMatchObject({ statusCode: 404 })
  })

  it('is announced at once, and once an hour while a flood goes on [12.8]', async () => {
    const published = () => sns.commandCalls(PublishCommand).map(({ args }) => args[0].input.Message)
    const notice = 'A call-back request that may be spam is waiting. Log in and look whether it is a person.'
    for (const wait of [0, 1, 58, 1]) {
      pass(wait * minutes)
      await send({ [hiddenField]: 'x' })
      await runDueJobs()
    }
    expect(published()).toEqual([notice, notice])
  })
})
