import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { apiLimits } from '#shared/apiLimits.ts'
import { changeStaffMember } from '../store/staff/changeStaffMember.ts'
import { memberWith } from '../store/staff/staffMembers.ts'
import { request } from '../testing/request.ts'
import { addMember, logIn, quickHash, requestFromSite } from '../testing/staff.ts'
import { createHandlerTable } from '../testing/table.ts'
import { testTable } from '../testing/testTable.ts'

const login = 'POST /api/admin/session'
const whoAmI = 'GET /api/admin/session'
const logout = 'DELETE /api/admin/session'
const password = 'first light over the café'
const noon = Date.UTC(2026, 10, 20, 12)

const store = testTable(createHandlerTable)
beforeAll(async () => {
  await addMember(store, 'ana', password)
})

beforeEach(() => {
  vi.useFakeTimers({ now: noon, toFake: ['Date'] })
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Every test has its own quarter of an hour, since attempts are counted. */
let day = 0
beforeEach(() => {
  day += 1
  vi.setSystemTime(noon + day * 86_400_000)
})
const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)
const whoIs = (cookie: string) => request(whoAmI, { cookies: [cookie] })

it.each([
  ['its own member', 'ana', 200],
  ['another member, who had the page open before', 'Zoë', 401],
])('a request of a page that names %s gets a %3$i [14.17]', async (_, member, statusCode) => {
  const cookies = [await logIn('ana', password)]
  const headers = { member: encodeURIComponent(member) }
  expect((await request(whoAmI, { cookies, headers })).statusCode).toBe(statusCode)
})

describe('a login', () => {
  it('returns the username and the end of the session, and sets a cookie that no script and no other site can use', async () => {
    const response = await requestFromSite(login, { json: { username: 'ana', password } })
    const until = new Date(Date.now() + apiLimits.session.absolute).toISOString()
    expect(response).toMatchObject({ statusCode: 200, json: { username: 'ana', expiresAt: until } })
    expect(response.cookies).toEqual([
      expect.stringMatching(/^__Host-session=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict$/),
      expect.stringMatching(
        /^__Host-device-[\w-]{8}=[\w.-]+; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=7776000$/,
      ),
    ])
    expect(response.headers?.['cache-control']).toBe('no-store')
  })

  it.each([
    ['capitals and spaces around the name', ' Ana ', password],
    ['a password in other code points', 'ana', password.normalize('NFD')],
  ])('takes %s', async (_, username, typed) => {
    expect((await whoIs(await logIn(username, typed))).json).toHaveProperty('username', 'ana')
  })

  it.each([
    ['a wrong password', { username: 'ana', password: 'wrong' }],
    ['an unknown name', { username: 'nobody', password }],
    ['a name of spaces', { username: '  ', password }],
    ['the key of another item', { username: 'MEMBERS#ana', password }],
  ])('with %s is refused in the same words [5.2]', async (_, json) => {
    const response = await requestFromSite(login, { json })
    expect(response).toMatchObject({ statusCode: 401, json: { message: 'Invalid username or password' } })
    expect(response.cookies).toBeUndefined()
  })

  it.each([
    ['no password', { username: 'ana' }, 400],
    ['an empty name', { username: '', password }, 400],
    ['an unknown field', { username: 'ana', password, admin: true }, 400],
    ['a list', [], 400],
    ['an operator instead of a name', { username: { $ne: '' }, password }, 400],
    ['a password of 201 characters', { username: 'ana', password: 'x'.repeat(201) }, 400],
    ['a huge body', { username: 'ana', password: 'x'.repeat(20_000) }, 413],
  ])('with %s is refused before it is counted [5.1]', async (_, json, statusCode) => {
    const send = vi.spyOn(store.documents, 'send')
    expect(await requestFromSite(login, { json })).toMatchObject({ statusCode })
    expect(send).not.toHaveBeenCalled()
  })

  it('again ends the session that the browser had', async () => {
    const first = await logIn('ana', password)
    const second = await logIn('ana', password, { cookies: [first] })
    expect(second).not.toBe(first)
    expect(await whoIs(first)).toMatchObject({ statusCode: 401 })
    expect(await whoIs(second)).toMatchObject({ statusCode: 200 })
  })
})

describe('a session', () => {
  it('stays open while it is used, for 12 hours at most', async () => {
    const cookie = await logIn('ana', password)
    for (let used = 0; used < 12 * 3; used++) {
      expect(await whoIs(cookie)).toMatchObject({ statusCode: 200 })
      later(20 * 60_000)
    }
    expect(await whoIs(cookie)).toMatchObject({ statusCode: 401, json: { message: 'Please log in' } })
  })

  it('ends after 30 minutes without use [15.2]', async () => {
    const cookie = await logIn('ana', password)
    later(30 * 60_000)
    expect(await whoIs(cookie)).toMatchObject({ statusCode: 401 })
  })

  it('ends although its window follows a rendering by itself [15.2]', async () => {
    const cookie = await logIn('ana', password)
    const follow = () => request('GET /api/admin/rendering', { cookies: [cookie] })
    later(apiLimits.session.idle - 1)
    expect(await follow()).toMatchObject({ statusCode: 200 })
    later(1)
    expect(await follow()).toMatchObject({ statusCode: 401 })
  })

  it('is written at most once a minute', async () => {
    const cookie = await logIn('ana', password)
    later(apiLimits.session.touchInterval - 1)
    const send = vi.spyOn(store.documents, 'send')
    await whoIs(cookie)
    expect(send.mock.calls.every(([command]) => command instanceof GetCommand)).toBe(true)
    later(1)
    await whoIs(cookie)
    expect(send.mock.calls.every(([command]) => command instanceof GetCommand)).toBe(false)
  })

  it('ends at logout, whose cookie cannot be used again', async () => {
    const cookie = await logIn('ana', password)
    const response = await requestFromSite(logout, { cookies: [cookie] })
    expect(response).toMatchObject({ statusCode: 204, body: '' })
    expect(response.cookies?.[0]).toMatch(/^__Host-session=; .*Max-Age=0$/)
    expect(await whoIs(cookie)).toMatchObject({ statusCode: 401 })
  })

  it('can be closed when none is open', async () => {
    expect(await requestFromSite(logout)).toMatchObject({ statusCode: 204 })
  })

  it('ends when its member gets another password or is removed', async () => {
    await addMember(store, 'ben', password)
    const [first] = [await logIn('ben', password)]
    later(1)
    await changeStaffMember(store, 'ben', () => memberWith('ben', quickHash('another one entirely')))
    expect(await whoIs(first)).toMatchObject({ statusCode: 401 })
    const second = await logIn('ben', 'another one entirely')
    expect(await whoIs(second)).toMatchObject({ statusCode: 200 })
    await changeStaffMember(store, 'ben', () => null)
    expect(await whoIs(second)).toMatchObject({ statusCode: 401 })
  })

  it.each([
    ['none', []],
    ['an invented one', [`__Host-session=${'A'.repeat(43)}`]],
    ['a malformed one', ['__Host-session=../../x']],
    ['one without the prefix', [`session=${'A'.repeat(43)}`]],
  ])('is not opened by a cookie: %s', async (_, cookies) => {
    expect(await request(whoAmI, { cookies })).toMatchObject({ statusCode: 401 })
  })

  it('is stored as a hash: the table contains no token', async () => {
    const send = vi.spyOn(store.documents, 'send')
    const cookie = await logIn('ana', password)
    const token = cookie.split('=')[1] ?? ''
    expect(token).toHaveLength(43)
    expect(JSON.stringify(send.mock.calls.map(([command]) => command.input))).not.toContain(token)
  })
})

describe('a write from another origin', () => {
  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sister host', { 'sec-fetch-site': 'same-site' }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    ['another origin', { origin: 'https://evil.example', 'x-viewer-host': 'clinic.example' }],
    ['plain http', { origin: 'http://clinic.example', 'x-viewer-host': 'clinic.example' }],
    [
      'a host that begins like a local one',
      { origin: 'http://localhost.evil.example', 'x-viewer-host': 'localhost.evil.example' },
    ],
    ['a sandbox', { origin: 'null', 'x-viewer-host': 'clinic.example' }],
    ['another port', { origin: 'http://localhost:81', 'x-viewer-host': 'localhost:80' }],
    ['nowhere', {}],
  ])('is refused: %s', async (_, headers) => {
    const send = vi.spyOn(store.documents, 'send')
    expect(await request(login, { json: { username: 'ana', password }, headers })).toMatchObject({
      statusCode: 400,
      json: { message: "Only this site's own pages may send this request" },
    })
    expect(send).not.toHaveBeenCalled()
  })

  it.each([
    ['https://clinic.example', 'clinic.example'],
    ['http://localhost:8080', 'localhost:8080'],
    ['http://127.0.0.1:8080', '127.0.0.1:8080'],
  ])('is accepted from a browser that sends only the right origin, %s', async (origin, host) => {
    const headers = { origin, 'x-viewer-host': host }
    expect(await request(login, { json: { username: 'ana', password }, headers })).toMatchObject({
      statusCode: 200,
    })
  })
})
