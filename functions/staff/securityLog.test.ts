import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { apiLimits } from '#shared/apiLimits.ts'
import { type Engine, startEngine } from '../testing/engine.ts'
import { request } from '../testing/request.ts'
import { addMember, logIn, requestFromSite } from '../testing/staff.ts'
import { createHandlerTable } from '../testing/table.ts'

const login = 'POST /api/admin/session'
const logout = 'DELETE /api/admin/session'
const password = 'first light over the café'
const noon = Date.UTC(2026, 10, 20, 12)

let engine: Engine
beforeAll(async () => {
  engine = await startEngine()
  const store = await createHandlerTable(engine)
  await addMember(store, 'ana', password)
})
afterAll(() => engine.stop())

beforeEach(() => {
  vi.useFakeTimers({ now: noon, toFake: ['Date'] })
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
const unknownPasskey = {
  id: 'AA',
  rawId: 'AA',
  type: 'public-key',
  response: { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' },
}
const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)

describe('the security log', () => {
  const lines = () => vi.mocked(process.stdout.write).mock.calls.map(([line]) => JSON.parse(String(line)))
  const events = () => lines().filter((line) => 'security' in line)
  const refusals = () => lines().filter(({ RefusedLogins }) => RefusedLogins === 1).length

  it('has a line for each event, with keyed hashes instead of names, addresses and tokens', async () => {
    const headers = { 'x-viewer-address': '203.0.113.200' }
    await requestFromSite(login, { json: { username: 'Ana', password: 'guess' }, headers })
    const cookie = await logIn('ana', password, { headers })
    await requestFromSite(logout, { cookies: [cookie] })
    const idle = await logIn('ana', password, { headers })
    later(apiLimits.session.idle)
    await request('GET /api/admin/session', { cookies: [idle] })
    const [failed, succeeded, loggedOut, , expired] = events()
    const hash = expect.stringMatching(/^[\w-]{16}$/)
    expect(failed).toEqual({
      level: 'warn',
      requestId: 'test-request',
      security: 'login failed',
      member: hash,
      network: hash,
    })
    expect(succeeded).toEqual({ ...failed, level: 'info', security: 'login succeeded', session: hash })
    const { member, session } = succeeded
    expect(loggedOut).toEqual({
      level: 'info',
      requestId: 'test-request',
      security: 'logged out',
      member,
      session,
    })
    expect(expired).toMatchObject({ security: 'session expired', member })
    const text = JSON.stringify(events())
    for (const secret of ['ana', 'Ana', '203.0.113.200', cookie.split('=')[1] ?? ''])
      expect(text).not.toContain(`"${secret}"`)
  })

  it.each([
    ['a one-time link', 'POST /api/admin/join', { token: 'ana.x:y', password }],
    ['a passkey', 'POST /api/admin/session/passkey', { passkey: unknownPasskey }],
  ] as const)('has a login that is refused with %s, also in the metric', async (_, endpoint, json) => {
    expect(await requestFromSite(endpoint, { json })).toMatchObject({ statusCode: 401 })
    expect(events()).toMatchObject([{ level: 'warn', security: 'login failed' }])
    expect(refusals()).toBe(1)
  })

  it('has throttled logins, and every refused login in a metric', async () => {
    for (let index = 0; index <= apiLimits.login.perNetwork; index++)
      await requestFromSite(login, {
        json: { username: `name-${index}`, password: 'guess' },
        headers: { 'x-viewer-address': '203.0.113.201' },
      })
    expect(events().at(-1)).toMatchObject({ level: 'warn', security: 'login throttled' })
    expect(refusals()).toBe(apiLimits.login.perNetwork + 1)
  })
})
