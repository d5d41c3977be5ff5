import { describe, expect, it } from 'vitest'
import { auditRecords } from '../testing/auditRecords.ts'
import { authenticator } from '../testing/authenticator.ts'
import { logIn, requestFromSite } from '../testing/staff.ts'
import { passTime, password, staffTable } from '../testing/staffTable.ts'

const staff = staffTable()
const headers = { 'x-viewer-address': '203.0.113.200' }
const tryLogin = (username: string, typed: string) =>
  requestFromSite('POST /api/admin/session', { headers, json: { username, password: typed } })
const actionsOf = async (username: string) => {
  const records = await auditRecords(staff.store)
  return records
    .filter(({ at, subject }) => subject === `member/${username}` && at.startsWith(today()))
    .map(({ by, action }) => [by, action])
}
const today = () => new Date().toISOString().slice(0, 10)

describe('the audit', () => {
  it('has each login, failed login and logout of a member [15.21]', async () => {
    await tryLogin(' Ben ', 'guess')
    passTime(1)
    const cookie = await logIn('ben', password)
    passTime(1)
    await requestFromSite('DELETE /api/admin/session', { cookies: [cookie] })
    expect(await actionsOf('ben')).toEqual([
      ['ben', 'failed to log in'],
      ['ben', 'logged in'],
      ['ben', 'logged out'],
    ])
  })

  it('has a failed login with a passkey of a member', async () => {
    const challenge = async () =>
      ((await requestFromSite('POST /api/admin/session/challenge')).json as { challenge: string }).challenge
    const device = authenticator('https://clinic.example', 'any')
    const site = { 'x-viewer-host': 'clinic.example' }
    await requestFromSite('POST /api/admin/account/passkeys', {
      cookies: [staff.cookie],
      headers: site,
      json: { name: 'Key', passkey: device.create(await challenge()) },
    })
    passTime(1)
    await requestFromSite('POST /api/admin/session/passkey', {
      headers: site,
      json: { passkey: device.get(await challenge(), { origin: 'https://evil.example' }) },
    })
    expect((await actionsOf('ana')).at(-1)).toEqual(['ana', 'failed to log in'])
  })

  it('has neither passwords, nor what was typed for an unknown member, nor addresses [15.21]', async () => {
    await tryLogin('ben', 'typed password')
    await tryLogin('typed password', 'ben')
    const text = JSON.stringify(await auditRecords(staff.store))
    expect(text).not.toMatch(/typed password|203\.0\.113/)
  })
})
