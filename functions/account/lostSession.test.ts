import { describe, expect, it } from 'vitest'
import type { Account } from '#shared/entities/account.ts'
import type { MemberAction } from '#shared/entities/members.ts'
import { findStaffMember } from '../store/staff/staffMembers.ts'
import { authenticator } from '../testing/authenticator.ts'
import { beforeTransaction } from '../testing/beforeTransaction.ts'
import { request, type TestResponse } from '../testing/request.ts'
import { logIn, requestFromSite } from '../testing/staff.ts'
import { passTime, password, staffTable } from '../testing/staffTable.ts'

const staff = staffTable()
const headers = { 'x-viewer-host': 'clinic.example' }

async function newPasskey() {
  const { json } = await requestFromSite('POST /api/admin/session/challenge')
  const { userHandle } = (await request('GET /api/admin/account', { cookies: [staff.cookie] }))
    .json as Account
  return authenticator('https://clinic.example', userHandle).create((json as { challenge: string }).challenge)
}

/** What somebody with the session of ana sends to get in again later. */
const writes: Record<string, () => Promise<() => Promise<TestResponse>>> = {
  'a password': async () => () =>
    requestFromSite('PUT /api/admin/account/password', {
      cookies: [staff.cookie],
      json: { current: password, new: 'velvet kettle harbor nine' },
    }),
  'a passkey': async () => {
    const json = { name: 'Key', passkey: await newPasskey() }
    return () =>
      requestFromSite('POST /api/admin/account/passkeys', { cookies: [staff.cookie], headers, json })
  },
  'recovery codes': async () => () =>
    requestFromSite('POST /api/admin/account/recovery-codes', { cookies: [staff.cookie] }),
}

describe.each(Object.keys(writes))('%s of a session', (name) => {
  it.each(['reset', 'disable', 'remove', 'signOut'] satisfies MemberAction[])(
    'is not stored if a colleague decides to %s the member in the same moment [15.5]',
    async (action) => {
      const ben = await logIn('ben', password)
      const write = await writes[name]?.()
      passTime(1)
      let stored: unknown
      beforeTransaction(async () => {
        const json = { action }
        const options = { cookies: [ben], params: { username: 'ana' }, json }
        expect(await requestFromSite('POST /api/admin/members/{username}', options)).toMatchObject({
          statusCode: 200,
        })
        stored = await findStaffMember(staff.store, 'ana')
      })
      expect(await write?.()).toMatchObject({ statusCode: 401 })
      expect(await findStaffMember(staff.store, 'ana')).toEqual(stored)
    },
  )
})
