import { beforeEach, describe, expect, it, vi } from 'vitest'
import { apiLimits } from '#shared/apiLimits.ts'
import { Invitation, type Member, type MemberAction } from '#shared/entities/members.ts'
import { changeStaffMember } from '../store/staff/changeStaffMember.ts'
import { allStaffMembers, type StaffMember } from '../store/staff/staffMembers.ts'
import { auditRecords } from '../testing/auditRecords.ts'
import { beforeTransaction } from '../testing/beforeTransaction.ts'
import { request, type TestRequest } from '../testing/request.ts'
import { logIn, requestFromSite } from '../testing/staff.ts'
import { passTime, password, staffTable } from '../testing/staffTable.ts'

const act = 'POST /api/admin/members/{username}'
const strong = 'velvet kettle harbor nine'

const staff = staffTable()
beforeEach(() => passTime(1_000))

const members = async () =>
  (await request('GET /api/admin/members', { cookies: [staff.cookie] })).json as Member[]
const member = async (username: string) => (await members()).find((one) => one.username === username)
const invite = (username: string) =>
  requestFromSite('POST /api/admin/members', { cookies: [staff.cookie], json: { username } })
const change = (username: string, action: MemberAction) =>
  requestFromSite(act, { cookies: [staff.cookie], params: { username }, json: { action } })
const join = (token: string, options: TestRequest = {}) =>
  requestFromSite('POST /api/admin/join', { json: { token, password: strong }, ...options })
const tokenFor = async (username: string) => Invitation.parse((await invite(username)).json).token
const isOpen = async (session: string) =>
  (await request('GET /api/admin/session', { cookies: [session] })).statusCode === 200

describe('the list of members', () => {
  it('has who may log in, who you are, and when each was last seen [15.6]', async () => {
    expect(await members()).toMatchObject([
      { username: 'ana', status: 'active', isYou: true, lastSeenAt: expect.any(String), linkExpiresAt: null },
      { username: 'ben', status: 'active', isYou: false, lastSeenAt: null, linkExpiresAt: null },
    ])
    passTime(apiLimits.session.touchInterval)
    const now = new Date().toISOString()
    await members()
    expect(await member('ana')).toMatchObject({ lastSeenAt: now })
  })

  it('says who has a second factor, passkeys and recovery codes [15.17]', async () => {
    expect(await member('ben')).toMatchObject({ secondFactor: false, passkeys: 0, recoveryCodes: 0 })
    const passkey = { id: 'a', publicKey: 'a', counter: 0, name: 'Key', createdAt: Date.now() }
    await changeStaffMember(staff.store, 'ben', (ben) => ({
      ...ben,
      credentials: { secondFactor: true, passkeys: [passkey], recoveryCodes: ['a', 'b'] },
    }))
    expect(await member('ben')).toMatchObject({ secondFactor: true, passkeys: 1, recoveryCodes: 2 })
  })

  it('has neither passwords nor tokens', async () => {
    await invite('cleo')
    expect(JSON.stringify(await members())).not.toMatch(/hash|salt|token/i)
  })
})

describe('a one-time link', () => {
  it('lets the invited member set a password, and log in with it [15.7]', async () => {
    const { statusCode, json } = await invite(' Cleo.Ray ')
    expect(statusCode).toBe(201)
    expect(await member('cleo.ray')).toMatchObject({ status: 'invited', linkExpiresAt: expect.any(String) })
    expect(await join(Invitation.parse(json).token)).toMatchObject({
      statusCode: 200,
      json: { username: 'cleo.ray' },
    })
    expect(await isOpen(await logIn('cleo.ray', strong))).toBe(true)
    expect(await member('cleo.ray')).toMatchObject({ status: 'active', linkExpiresAt: null })
    const records = await auditRecords(staff.store)
    for (const [by, action] of [
      ['ana', 'invited'],
      ['cleo.ray', 'joined'],
    ])
      expect(records).toContainEqual(
        expect.objectContaining({ by, action, subject: 'member/cleo.ray', at: new Date().toISOString() }),
      )
  })

  const refused = { statusCode: 401, json: { message: 'This link has been used, or is too old' } }

  it('works once', async () => {
    const token = await tokenFor('cleo')
    await join(token)
    expect(await join(token)).toMatchObject(refused)
  })

  it('works once, if it is used twice at the same time [15.7]', async () => {
    const token = await tokenFor('cleo')
    const statuses = (await Promise.all([join(token), join(token)])).map(({ statusCode }) => statusCode)
    expect(statuses.sort()).toEqual([200, 401])
  })

  it('works for 72 hours [15.7]', async () => {
    const token = await tokenFor('cleo')
    passTime(apiLimits.members.linkLifetime)
    expect(await join(token)).toMatchObject(refused)
  })

  it.each([
    ['of an unknown member', (token: string) => token.replace('cleo', 'nobody')],
    ['of another member', (token: string) => token.replace('cleo', 'ben')],
    ['with a changed secret', (token: string) => `${token.slice(0, -2)}AA`],
    ['without a secret', () => 'cleo.'],
    ['of credentials that nobody has', (token: string) => token.replace(/\.[\w-]+:/, '.x:')],
    ['without a username', () => 'A'.repeat(43)],
  ])('%s is refused in the same words', async (_, changed) => {
    expect(await join(changed(await tokenFor('cleo')))).toMatchObject(refused)
  })

  it('is stored as a hash [15.8]', async () => {
    const token = await tokenFor('cleo')
    expect(JSON.stringify(await allStaffMembers(staff.store))).not.toContain(token.split(':')[1])
  })

  it('is in no line of the log [15.8]', async () => {
    const token = await tokenFor('cleo')
    await join(token)
    const lines = vi.mocked(process.stdout.write).mock.calls.map(([line]) => String(line))
    expect(lines.join('')).not.toContain(token.split(':')[1])
  })

  it('stays usable after a weak password', async () => {
    const token = await tokenFor('cleo')
    const weak = await join(token, { json: { token, password: 'password1234' } })
    expect(weak).toMatchObject({ statusCode: 400, json: { message: expect.stringMatching(/tried first/) } })
    expect(await join(token)).toMatchObject({ statusCode: 200 })
  })

  it('is a 429 after 20 attempts from one network', async () => {
    for (let attempt = 0; attempt < apiLimits.login.perNetwork; attempt++) await join('cleo.guess')
    expect(await join('cleo.guess')).toMatchObject({ statusCode: 429 })
  })

  it.each([
    ['ben', 409, 'ben is a member already.'],
    ['../x', 400, /^A username has/],
  ])('for %s is refused in a sentence', async (username, statusCode, message) => {
    expect(await invite(username)).toMatchObject({
      statusCode,
      json: { message: expect.stringMatching(message) },
    })
  })
})

describe('a member', () => {
  it('who is disabled is logged out and cannot log in, until somebody enables the member again [15.9]', async () => {
    const session = await logIn('ben', password)
    passTime(1_000)
    expect(await change('ben', 'disable')).toMatchObject({ statusCode: 200, json: { invitation: null } })
    expect(await isOpen(session)).toBe(false)
    expect(
      await requestFromSite('POST /api/admin/session', { json: { username: 'ben', password } }),
    ).toMatchObject({
      statusCode: 401,
      json: { message: 'Invalid username or password' },
    })
    expect(await member('ben')).toMatchObject({ status: 'disabled' })
    passTime(1_000)
    await change('ben', 'enable')
    expect(await isOpen(session)).toBe(false)
    expect(await isOpen(await logIn('ben', password))).toBe(true)
  })

  it('who is disabled cannot use a one-time link', async () => {
    const token = await tokenFor('cleo')
    await change('cleo', 'disable')
    expect(await join(token)).toMatchObject({ statusCode: 401 })
  })

  it('who is reset is logged out, and sets another password with a new link [15.9]', async () => {
    const session = await logIn('ben', password)
    passTime(1_000)
    const { invitation } = (await change('ben', 'reset')).json as { invitation: Invitation }
    expect(await isOpen(session)).toBe(false)
    expect(await logIn('ben', password)).toBe('')
    await join(invitation.token)
    expect(await isOpen(await logIn('ben', strong))).toBe(true)
  })

  it('who is signed out everywhere logs in with the same password [15.9]', async () => {
    const sessions = [await logIn('ben', password), await logIn('ben', password)]
    passTime(1_000)
    await change('ben', 'signOut')
    expect(await Promise.all(sessions.map(isOpen))).toEqual([false, false])
    passTime(1_000)
    expect(await isOpen(await logIn('ben', password))).toBe(true)
  })

  it('who is removed is gone', async () => {
    const session = await logIn('ben', password)
    await change('ben', 'remove')
    expect(await isOpen(session)).toBe(false)
    expect((await members()).map(({ username }) => username)).toEqual(['ana'])
    expect(await change('ben', 'remove')).toMatchObject({ statusCode: 404 })
  })

  it.each([
    ['disable', 'disabled'],
    ['enable', 'enabled'],
    ['reset', 'reset'],
    ['signOut', 'signed out'],
    ['remove', 'removed'],
  ] as const)('has an audit record after %s [15.9]', async (action, word) => {
    await change('ben', action)
    expect(await auditRecords(staff.store)).toContainEqual(
      expect.objectContaining({
        by: 'ana',
        action: word,
        subject: 'member/ben',
        at: new Date().toISOString(),
      }),
    )
  })
})

describe('the last member who can log in', () => {
  const refused = { statusCode: 409, json: { message: expect.stringMatching(/^This is the last member/) } }

  it.each(['disable', 'reset', 'remove'] as const)('stays after %s [15.10]', async (action) => {
    await change('ben', 'disable')
    await invite('cleo')
    expect(await change('ana', action)).toMatchObject(refused)
    expect(await isOpen(staff.cookie)).toBe(true)
  })

  it.each([
    ['disabled', 'disable', (member: StaffMember) => ({ ...member, disabled: true })],
    ['removed', 'remove', () => null],
    ['reset', 'disable', (member: StaffMember) => ({ ...member, credentials: {} })],
  ] as const)('stays if two members are %s at the same time [15.10]', async (_, action, alike) => {
    beforeTransaction(() => changeStaffMember(staff.store, 'ana', alike))
    expect(await change('ben', action)).toMatchObject(refused)
    expect(await isOpen(await logIn('ben', password))).toBe(true)
  })
})

describe('two changes of a member at once', () => {
  it('both stay, so that no access comes back [15.9]', async () => {
    let disabled: Promise<unknown> | undefined
    const disable = () => changeStaffMember(staff.store, 'ben', (ben) => ({ ...ben, disabled: true }))
    await changeStaffMember(
      staff.store,
      'ben',
      (ben) => ({ ...ben, passwordSetAt: new Date().toISOString() }),
      {
        with: async () => {
          disabled ??= disable()
          await disabled
          return {}
        },
      },
    )
    expect(await member('ben')).toMatchObject({ status: 'disabled' })
  })

  it('leave the password of a member who joins meanwhile [15.7]', async () => {
    const token = await tokenFor('cleo')
    let joined: Promise<unknown> | undefined
    const withCodes = ({ credentials, ...cleo }: StaffMember) => ({
      ...cleo,
      credentials: { ...credentials, recoveryCodes: ['a'] },
    })
    await changeStaffMember(staff.store, 'cleo', withCodes, {
      with: async () => {
        joined ??= join(token)
        await joined
        return {}
      },
    })
    expect(await isOpen(await logIn('cleo', strong))).toBe(true)
  })
})
