import { describe, expect, it } from 'vitest'
import { apiLimits } from '#shared/apiLimits.ts'
import { Account, Challenge } from '#shared/entities/account.ts'
import { allStaffMembers } from '../store/staff/staffMembers.ts'
import { authenticator } from '../testing/authenticator.ts'
import { request } from '../testing/request.ts'
import { logIn, requestFromSite } from '../testing/staff.ts'
import { passTime, password, staffTable } from '../testing/staffTable.ts'

const staff = staffTable()
const origin = 'https://clinic.example'
const change = 'PATCH /api/admin/account'
const refused = {
  statusCode: 401,
  json: { message: 'Please log in again to change who can log in, or how.' },
}

async function addPasskey(session = staff.cookie) {
  const { challenge } = Challenge.parse((await requestFromSite('POST /api/admin/session/challenge')).json)
  return requestFromSite('POST /api/admin/account/passkeys', {
    cookies: [session],
    headers: { 'x-viewer-host': 'clinic.example' },
    json: { name: 'Key', passkey: authenticator(origin, 'any').create(challenge) },
  })
}
const createCodes = (session = staff.cookie) =>
  requestFromSite('POST /api/admin/account/recovery-codes', { cookies: [session] })
const act = (action: string) =>
  requestFromSite('POST /api/admin/members/{username}', {
    cookies: [staff.cookie],
    params: { username: 'ben' },
    json: { action },
  })
const send = (json: object, session = staff.cookie) => requestFromSite(change, { cookies: [session], json })

describe('a login that is long ago', () => {
  const { recentLogin } = apiLimits.session
  const dialogs = apiLimits.passkeys.challengeLifetime

  it('is distinguished from a recent one', async () => {
    const isRecent = async () => (await request('GET /api/admin/session', { cookies: [staff.cookie] })).json
    expect(await isRecent()).toMatchObject({ isRecent: true })
    passTime(recentLogin - 1)
    expect(await isRecent()).toMatchObject({ isRecent: true })
    passTime(1)
    expect(await isRecent()).toMatchObject({ isRecent: false })
  })

  it('is not enough to add or remove a passkey, turn off the second factor or create recovery codes [15.18]', async () => {
    const { passkeys } = Account.parse((await addPasskey()).json)
    await createCodes()
    await send({ secondFactor: true })
    passTime(recentLogin + dialogs)
    for (const response of [
      await addPasskey(),
      await createCodes(),
      await send({ passkeys: [], secondFactor: false }),
      await send({ secondFactor: false }),
    ])
      expect(response).toMatchObject(refused)
    expect(await send({ passkeys: passkeys.map(({ id }) => ({ id, name: 'Laptop' })) })).toMatchObject({
      statusCode: 200,
    })
  })

  it('is not enough to invite, reset, enable, disable or remove a member [15.19]', async () => {
    passTime(recentLogin + dialogs)
    const invitation = { cookies: [staff.cookie], json: { username: 'cleo' } }
    for (const response of [
      await requestFromSite('POST /api/admin/members', invitation),
      await act('reset'),
      await act('enable'),
      await act('disable'),
      await act('remove'),
    ])
      expect(response).toMatchObject(refused)
    expect((await allStaffMembers(staff.store)).map(({ username }) => username)).toEqual(['ana', 'ben'])
  })

  it('is enough to sign a member out', async () => {
    passTime(recentLogin + dialogs)
    expect(await act('signOut')).toMatchObject({ statusCode: 200 })
  })

  it('leaves time for the dialogs of the device', async () => {
    passTime(recentLogin + dialogs - 1)
    expect(await addPasskey()).toMatchObject({ statusCode: 200 })
  })

  it('is renewed by logging in again', async () => {
    passTime(recentLogin + dialogs)
    expect(await addPasskey(await logIn('ana', password))).toMatchObject({ statusCode: 200 })
  })
})
