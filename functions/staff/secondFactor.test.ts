import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Account } from '#shared/entities/account.ts'
import { allStaffMembers } from '../store/staffMembers.ts'
import { staffRoster } from '../store/staffRoster.ts'
import type { Store } from '../store/store.ts'
import { auditRecords } from '../testing/auditRecords.ts'
import { authenticator } from '../testing/authenticator.ts'
import { type Engine, startDynalite } from '../testing/engines.ts'
import { request } from '../testing/request.ts'
import { logIn, quickHash, requestFromSite } from '../testing/staff.ts'
import { createHandlerTable } from '../testing/table.ts'

const password = 'first light over the café'
const origin = 'https://clinic.example'
const headers = { 'x-viewer-host': 'clinic.example' }

let engine: Engine
let store: Store
beforeAll(async () => {
  engine = await startDynalite()
  store = await createHandlerTable(engine)
})
afterAll(() => engine.stop())

let day = 0
let cookie: string
beforeEach(async () => {
  day += 1
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 1, 12) + day * 86_400_000, toFake: ['Date'] })
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  for (const username of ['ana', 'ben']) {
    await staffRoster(store).remove(username)
    await staffRoster(store).add(username, quickHash(password))
  }
  cookie = await logIn('ana', password)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const tryLogin = (extra: object = {}, username = 'ana') =>
  requestFromSite('POST /api/admin/session', { json: { username, password, ...extra } })
const challenge = async () => {
  const { json } = await requestFromSite('POST /api/admin/session/challenge')
  return (json as { challenge: string }).challenge
}
const change = (json: object) => requestFromSite('PATCH /api/admin/account', { cookies: [cookie], json })
const createCodes = async () => {
  const { json } = await requestFromSite('POST /api/admin/account/recovery-codes', { cookies: [cookie] })
  return (json as { codes: string[] }).codes
}

async function addPasskey(session = cookie) {
  const { userHandle } = (await request('GET /api/admin/account', { cookies: [session] })).json as Account
  const device = authenticator(origin, userHandle)
  const json = { name: 'Key', passkey: device.create(await challenge()) }
  await requestFromSite('POST /api/admin/account/passkeys', { cookies: [session], headers, json })
  return device
}

async function turnOn() {
  const device = await addPasskey()
  const codes = await createCodes()
  expect(await change({ secondFactor: true })).toMatchObject({
    statusCode: 200,
    json: { secondFactor: true },
  })
  return { device, codes }
}

describe('with the second factor', () => {
  it('a password alone opens no session', async () => {
    await turnOn()
    const response = await tryLogin()
    expect(response).toMatchObject({ statusCode: 401, json: { secondFactor: true } })
    expect(response.cookies).toBeUndefined()
  })

  it('a wrong password is refused as before', async () => {
    await turnOn()
    const response = await tryLogin({ password: 'guess' })
    expect(response.json).toEqual({ message: 'Invalid username or password', requestId: expect.any(String) })
  })

  it('a passkey of the member opens a session', async () => {
    const { device } = await turnOn()
    const json = { username: 'Ana', passkey: device.get(await challenge()) }
    const response = await requestFromSite('POST /api/admin/session/passkey', { headers, json })
    expect(response).toMatchObject({ statusCode: 200, json: { username: 'ana' } })
  })

  it('a passkey of another member is refused', async () => {
    await turnOn()
    const other = await addPasskey(await logIn('ben', password))
    const json = { username: 'ana', passkey: other.get(await challenge()) }
    const response = await requestFromSite('POST /api/admin/session/passkey', { headers, json })
    expect(response).toMatchObject({ statusCode: 401, json: { message: 'This passkey was not accepted' } })
  })

  it('a recovery code opens a session once, also typed with capitals and without dashes', async () => {
    const { codes } = await turnOn()
    const recoveryCode = codes[3]?.toUpperCase().replaceAll('-', ' ') ?? ''
    expect(await tryLogin({ recoveryCode })).toMatchObject({ statusCode: 200 })
    expect(await tryLogin({ recoveryCode })).toMatchObject({ statusCode: 401, json: { secondFactor: true } })
    const account = await request('GET /api/admin/account', { cookies: [cookie] })
    expect(account.json).toMatchObject({ recoveryCodes: 9 })
  })

  it('a recovery code that is used twice at the same time opens one session', async () => {
    const { codes } = await turnOn()
    const extra = { recoveryCode: codes[0] }
    const statuses = (await Promise.all([tryLogin(extra), tryLogin(extra)])).map(
      ({ statusCode }) => statusCode,
    )
    expect(statuses.sort()).toEqual([200, 401])
  })

  it('a recovery code does not replace the password', async () => {
    const { codes } = await turnOn()
    expect(await tryLogin({ recoveryCode: codes[0], password: 'guess' })).toMatchObject({ statusCode: 401 })
    expect(await tryLogin({ recoveryCode: codes[0] })).toMatchObject({ statusCode: 200 })
  })

  it('the last passkey stays', async () => {
    await turnOn()
    expect(await change({ passkeys: [] })).toMatchObject({ statusCode: 409 })
  })

  it('a reset turns it off', async () => {
    await turnOn()
    const by = await logIn('ben', password)
    const options = { cookies: [by], params: { username: 'ana' }, json: { action: 'reset' } }
    await requestFromSite('POST /api/admin/members/{username}', options)
    const ana = (await allStaffMembers(store)).find(({ username }) => username === 'ana')
    expect(ana).not.toHaveProperty('secondFactor')
    expect(ana).not.toHaveProperty('recoveryCodes')
  })

  it('everything is in the audit', async () => {
    const { codes } = await turnOn()
    await tryLogin({ recoveryCode: codes[0] })
    await change({ secondFactor: false })
    const at = new Date().toISOString()
    const records = (await auditRecords(store)).filter((record) => record.at === at)
    expect(records.map(({ action }) => action)).toEqual(
      expect.arrayContaining([
        'added a passkey',
        'created recovery codes',
        'turned on the second factor',
        'used a recovery code',
        'turned off the second factor',
      ]),
    )
  })
})

describe('recovery codes', () => {
  it('are ten, and are stored as hashes', async () => {
    const codes = await createCodes()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}-[a-z2-9]{5}$/)
    const stored = JSON.stringify(await allStaffMembers(store))
    for (const code of codes) expect(stored).not.toContain(code)
  })

  it('replace the ones from before', async () => {
    const { codes } = await turnOn()
    await createCodes()
    expect(await tryLogin({ recoveryCode: codes[0] })).toMatchObject({ statusCode: 401 })
  })
})

it.each([
  ['a passkey', async () => void (await createCodes())],
  ['recovery codes', async () => void (await addPasskey())],
])('the second factor cannot be turned on without %s', async (_, prepare) => {
  await prepare()
  expect(await change({ secondFactor: true })).toMatchObject({ statusCode: 409 })
})
