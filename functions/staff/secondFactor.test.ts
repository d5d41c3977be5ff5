import { describe, expect, it, vi } from 'vitest'
import type { Account } from '#shared/entities/account.ts'
import { allStaffMembers } from '../store/staff/staffMembers.ts'
import { auditRecords } from '../testing/auditRecords.ts'
import { authenticator } from '../testing/authenticator.ts'
import { request } from '../testing/request.ts'
import { logIn, requestFromSite } from '../testing/staff.ts'
import { password, staffTable } from '../testing/staffTable.ts'

const origin = 'https://clinic.example'
const headers = { 'x-viewer-host': 'clinic.example' }

const staff = staffTable()

const tryLogin = (extra: object = {}, username = 'ana') =>
  requestFromSite('POST /api/admin/session', { json: { username, password, ...extra } })
const challenge = async () => {
  const { json } = await requestFromSite('POST /api/admin/session/challenge')
  return (json as { challenge: string }).challenge
}
const change = (json: object) =>
  requestFromSite('PATCH /api/admin/account', { cookies: [staff.cookie], json })
const createCodes = async () => {
  const { json } = await requestFromSite('POST /api/admin/account/recovery-codes', {
    cookies: [staff.cookie],
  })
  return (json as { codes: string[] }).codes
}

async function addPasskey(session = staff.cookie) {
  const { userHandle } = (await request('GET /api/admin/account', { cookies: [session] })).json as Account
  const device = authenticator(origin, userHandle)
  const json = { name: 'Key', passkey: device.create(await challenge()) }
  await requestFromSite('POST /api/admin/account/passkeys', { cookies: [session], headers, json })
  return device
}

const refusedLogins = () =>
  vi
    .mocked(process.stdout.write)
    .mock.calls.map(([line]) => JSON.parse(String(line)).RefusedLogins ?? 0)
    .reduce((one, other) => one + other, 0)

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
  it('a password alone opens no session [15.16]', async () => {
    await turnOn()
    const response = await tryLogin()
    expect(response).toMatchObject({ statusCode: 401, json: { secondFactor: true } })
    expect(response.cookies).toBeUndefined()
    const record = { by: 'ana', action: 'entered the password without the second factor' }
    expect(await auditRecords(staff.store)).toContainEqual(expect.objectContaining(record))
    expect(refusedLogins()).toBe(1)
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

  it('a passkey of another member is refused [15.16]', async () => {
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
    const account = await request('GET /api/admin/account', { cookies: [staff.cookie] })
    expect(account.json).toMatchObject({ recoveryCodes: 9 })
  })

  it('a recovery code that is used twice at the same time opens one session [15.16]', async () => {
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
    const ana = (await allStaffMembers(staff.store)).find(({ username }) => username === 'ana')
    expect(ana?.credentials).toEqual({ invitation: expect.any(Object) })
  })

  it('everything is in the audit', async () => {
    const { codes } = await turnOn()
    await tryLogin({ recoveryCode: codes[0] })
    await change({ secondFactor: false })
    const at = new Date().toISOString()
    const records = (await auditRecords(staff.store)).filter((record) => record.at === at)
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
    const stored = JSON.stringify(await allStaffMembers(staff.store))
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
