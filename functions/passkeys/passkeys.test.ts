import { describe, expect, it } from 'vitest'
import { apiLimits } from '#shared/apiLimits.ts'
import type { Account } from '#shared/entities/account.ts'
import { changeStaffMember } from '../store/staff/changeStaffMember.ts'
import { auditRecords } from '../testing/auditRecords.ts'
import { authenticator } from '../testing/authenticator.ts'
import { request, type TestResponse } from '../testing/request.ts'
import { cookieFrom, logIn, requestFromSite } from '../testing/staff.ts'
import { passTime, password, staffTable } from '../testing/staffTable.ts'

const add = 'POST /api/admin/account/passkeys'
const login = 'POST /api/admin/session/passkey'
const host = 'clinic.example'
const origin = `https://${host}`
const headers = { 'x-viewer-host': host }

const staff = staffTable()

const account = async (session = staff.cookie) =>
  (await request('GET /api/admin/account', { cookies: [session] })).json as Account
const challenge = async () => {
  const { json } = await requestFromSite('POST /api/admin/session/challenge')
  return (json as { challenge: string }).challenge
}
const register = (passkey: unknown, name = 'My phone') =>
  requestFromSite(add, { cookies: [staff.cookie], headers, json: { name, passkey } })
const present = (passkey: unknown) => requestFromSite(login, { headers, json: { passkey } })
const whoIs = async (response: TestResponse) =>
  (await request('GET /api/admin/session', { cookies: [cookieFrom(response)] })).json

/** A passkey that ana has registered. */
async function registered() {
  const device = authenticator(origin, (await account()).userHandle)
  expect(await register(device.create(await challenge()))).toMatchObject({ statusCode: 200 })
  return device
}

describe('a passkey', () => {
  it('logs its member in without username and password [15.13]', async () => {
    const device = await registered()
    const response = await present(device.get(await challenge()))
    expect(response).toMatchObject({ statusCode: 200, json: { username: 'ana' } })
    expect(await whoIs(response)).toMatchObject({ username: 'ana' })
    expect((await account()).passkeys).toEqual([
      {
        id: device.get('').id,
        name: 'My phone',
        createdAt: new Date().toISOString(),
        lastUsedAt: new Date().toISOString(),
      },
    ])
  })

  it('sets the same cookies as a login with a password', async () => {
    const device = await registered()
    const { cookies } = await present(device.get(await challenge()))
    expect(cookies?.map((cookie) => cookie.split('=')[0]?.slice(0, 13))).toEqual([
      '__Host-sessio',
      '__Host-device',
    ])
  })

  it('is one of several, is renamed and removed, and all of it is in the audit [15.13]', async () => {
    const first = await registered()
    const second = await registered()
    const [, kept] = (await account()).passkeys
    const json = { passkeys: [{ id: kept?.id, name: 'Laptop' }] }
    const changed = await requestFromSite('PATCH /api/admin/account', { cookies: [staff.cookie], json })
    expect(changed.json).toMatchObject({ passkeys: [{ id: kept?.id, name: 'Laptop' }] })
    expect(await present(first.get(await challenge()))).toMatchObject({ statusCode: 401 })
    expect(await present(second.get(await challenge()))).toMatchObject({ statusCode: 200 })
    const actions = (await auditRecords(staff.store)).map(({ action }) => action)
    expect(actions).toEqual(expect.arrayContaining(['added a passkey', 'removed a passkey']))
  })

  it('is gone after a reset by a colleague', async () => {
    const device = await registered()
    const by = await logIn('ben', password)
    await requestFromSite('POST /api/admin/members/{username}', {
      cookies: [by],
      params: { username: 'ana' },
      json: { action: 'reset' },
    })
    expect(await present(device.get(await challenge()))).toMatchObject({ statusCode: 401 })
  })

  it('is added only with a session, and ten times at most', async () => {
    const device = authenticator(origin, 'x')
    const json = { name: 'x', passkey: device.create(await challenge()) }
    expect(await requestFromSite(add, { headers, json })).toMatchObject({ statusCode: 401 })
    for (let count = 0; count < apiLimits.passkeys.max; count++) await registered()
    expect(await register(device.create(await challenge()))).toMatchObject({ statusCode: 409 })
  })
})

describe('a login with a passkey is refused in the same words [15.14]', () => {
  const refused = { statusCode: 401, json: { message: 'This passkey was not accepted' } }

  it.each([
    ['from another origin', { origin: 'https://clinic.example.evil.example' }],
    ['from plain http', { origin: 'http://clinic.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['for another member', { userHandle: 'bm9ib2R5' }],
    ['without a fingerprint, a face or a PIN', { isUnverified: true }],
  ] as const)('%s', async (_, forgery) => {
    const device = await registered()
    expect(await present(device.get(await challenge(), forgery))).toMatchObject(refused)
  })

  it('with a challenge that was used before [15.14]', async () => {
    const device = await registered()
    const used = await challenge()
    expect(await present(device.get(used))).toMatchObject({ statusCode: 200 })
    expect(await present(device.get(used))).toMatchObject(refused)
  })

  it.each([
    ['with padding', (used: string) => `${used}==`],
    ['with characters that base64url skips', (used: string) => `${used.slice(0, 8)}~${used.slice(8)}`],
  ])('with a challenge that was used before, spelled %s [15.14]', async (_, spelled) => {
    const device = await registered()
    const used = await challenge()
    expect(await present(device.get(used))).toMatchObject({ statusCode: 200 })
    expect(await present(device.get(spelled(used)))).toMatchObject(refused)
  })

  it('with a response that was used before', async () => {
    const response = (await registered()).get(await challenge())
    const statuses = (await Promise.all([present(response), present(response)])).map(
      ({ statusCode }) => statusCode,
    )
    expect(statuses.sort()).toEqual([200, 401])
  })

  it('with a challenge that is five minutes old', async () => {
    const device = await registered()
    const old = await challenge()
    passTime(apiLimits.passkeys.challengeLifetime)
    expect(await present(device.get(old))).toMatchObject(refused)
  })

  it.each([
    ['invented', () => Buffer.from('a.9999999999999.b').toString('base64url')],
    [
      'with a later end',
      (signed: string) => {
        const [id, , signature] = Buffer.from(signed, 'base64url').toString().split('.')
        return Buffer.from([id, '9999999999999', signature].join('.')).toString('base64url')
      },
    ],
  ])('with a challenge that is %s', async (_, forge) => {
    const device = await registered()
    expect(await present(device.get(forge(await challenge())))).toMatchObject(refused)
  })

  it('with a counter that goes backwards, as that of a copied device [15.14]', async () => {
    const device = await registered()
    await present(device.get(await challenge(), { counter: 7 }))
    for (const counter of [6, 7])
      expect(await present(device.get(await challenge(), { counter }))).toMatchObject(refused)
    expect(await present(device.get(await challenge(), { counter: 8 }))).toMatchObject({ statusCode: 200 })
  })

  it('with the credential of a member, signed by another device', async () => {
    const { id, rawId } = (await registered()).get('')
    const attacker = authenticator(origin, (await account()).userHandle)
    const forged = { ...attacker.get(await challenge()), id, rawId }
    expect(await present(forged)).toMatchObject(refused)
  })

  it('of a disabled member', async () => {
    const device = await registered()
    await changeStaffMember(staff.store, 'ana', (member) => ({ ...member, disabled: true }))
    expect(await present(device.get(await challenge()))).toMatchObject(refused)
  })

  it('that nobody has registered', async () => {
    const device = authenticator(origin, 'x')
    expect(await present(device.get(await challenge()))).toMatchObject(refused)
  })

  it('and is a 429 after 20 attempts from one network, also with the right one [15.15]', async () => {
    const device = await registered()
    for (let attempt = 0; attempt < apiLimits.login.perNetwork; attempt++)
      await present(authenticator(origin, 'x').get(await challenge()))
    expect(await present(device.get(await challenge()))).toMatchObject({ statusCode: 429 })
  })
})

describe('the registration of a passkey is refused [15.14]', () => {
  it.each([
    ['from another origin', { origin: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
  ])('%s', async (_, forgery) => {
    const device = authenticator(origin, 'x')
    expect(await register(device.create(await challenge(), forgery))).toMatchObject({ statusCode: 400 })
  })

  it('with a challenge that was used before [15.14]', async () => {
    const used = await challenge()
    await register(authenticator(origin, 'x').create(used))
    expect(await register(authenticator(origin, 'y').create(used))).toMatchObject({ statusCode: 400 })
  })

  it('if it is that of another member', async () => {
    const device = await registered()
    staff.cookie = await logIn('ben', password)
    expect(await register(device.create(await challenge()))).toMatchObject({ statusCode: 409 })
  })
})
