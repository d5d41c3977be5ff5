import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { apiLimits } from '#shared/apiLimits.ts'
import type { TestRequest } from '../testing/request.ts'
import { addMember, requestFromSite } from '../testing/staff.ts'
import { createHandlerTable } from '../testing/table.ts'
import { testTable } from '../testing/testTable.ts'

const login = 'POST /api/admin/session'
const logout = 'DELETE /api/admin/session'
const password = 'first light over the café'
const noon = Date.UTC(2026, 10, 20, 12)

const store = testTable(createHandlerTable)
beforeAll(async () => {
  for (const username of ['ana', 'ben']) await addMember(store, username, password)
})

/** Every test has its own day and its own addresses, since attempts are counted. */
let day = 0
beforeEach(() => {
  day += 1
  vi.useFakeTimers({ now: noon + day * 86_400_000, toFake: ['Date'] })
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)

describe('a flood of logins', () => {
  const wrong = (username: string, address: string) =>
    requestFromSite(login, {
      json: { username, password: 'guess' },
      headers: { 'x-viewer-address': address },
    })
  const flood = async (times: number, one: (index: number) => Promise<unknown>) => {
    for (let index = 0; index < times; index++) await one(index)
  }

  const right = (options: TestRequest = {}) =>
    requestFromSite(login, { json: { username: 'ana', password }, ...options })
  const from = (address: string) => ({ headers: { 'x-viewer-address': address } })
  const attacker = (index: number) => `198.51.${day}.${index}`
  const newNetwork = (index: number) => `203.0.${day}.${index}`

  it('from one address gets 429 with the seconds to wait, and passwords are no longer checked', async () => {
    await flood(apiLimits.login.perNetwork, (index) => wrong(`name-${index}`, '192.0.2.1'))
    later(5 * 60_000)
    const response = await wrong('ana', '192.0.2.1')
    expect(response).toMatchObject({ statusCode: 429, headers: { 'retry-after': '600' } })
    expect(await wrong('ana', '192.0.2.2')).toMatchObject({ statusCode: 401 })
  })

  it('from one IPv6 network counts as from one address', async () => {
    await flood(apiLimits.login.perNetwork, (index) => wrong(`name-${index}`, `2001:db8::${index}`))
    expect(await wrong('ana', '2001:db8:0:0:ffff::1')).toMatchObject({ statusCode: 429 })
    expect(await wrong('ana', '2001:db8:0:1::1')).toMatchObject({ statusCode: 401 })
  })

  it.each([
    ['a /56', 2, (index: number) => `2001:db8:7:${(0x100 + index).toString(16)}::1`],
    ['a /48', 4, (index: number) => `2001:db8:8:${(index * 0x100).toString(16)}::1`],
    ['256 IPv4 addresses', 4, (index: number) => `192.0.3.${index}`],
  ])(
    'from the networks of a household or a hoster, %s, gets %s times as many attempts as one',
    async (_, share, address) => {
      await flood(apiLimits.login.perNetwork * share, (index) => wrong(`name-${index}`, address(index)))
      expect(await wrong('ana', address(200))).toMatchObject({ statusCode: 429 })
      expect(await wrong('ana', '2001:db8:9::1')).toMatchObject({ statusCode: 401 })
    },
  )

  it('of 50 attempts from other addresses does not slow a device on which the member has logged in', async () => {
    const { cookies = [] } = await right()
    const [session = '', device = ''] = cookies.map((cookie) => cookie.split(';')[0] ?? '')
    await requestFromSite(logout, { cookies: [session] })
    await flood(50, (index) => wrong('ANA', attacker(index)))
    expect(await right({ cookies: [device] })).toMatchObject({ statusCode: 200 })
  })

  it('of 50 attempts from other addresses delays the member on a new device for a minute, while it goes on', async () => {
    const newDevice = from(newNetwork(200))
    await flood(50, (index) => wrong('ana', attacker(index)))
    expect(await right(newDevice)).toMatchObject({ statusCode: 429, headers: { 'retry-after': '60' } })
    later(30_000)
    await flood(50, (index) => wrong('ana', attacker(index)))
    expect(await right(newDevice)).toMatchObject({ statusCode: 429, headers: { 'retry-after': '30' } })
    later(30_000)
    expect(await right(newDevice)).toMatchObject({ statusCode: 200 })
  })

  it('against one username delays each attempt from a new network, twice as long each time', async () => {
    await flood(apiLimits.login.perUsername, (index) => wrong('ana', attacker(index)))
    const delays: unknown[] = []
    await flood(7, async (index) => {
      const { headers } = await wrong('ana', newNetwork(index))
      delays.push(headers?.['retry-after'])
    })
    expect(delays).toEqual(['2', '4', '8', '16', '32', '60', '60'])
  })

  it('checks no password that comes during the delay', async () => {
    await flood(apiLimits.login.perUsername, (index) => wrong('ana', attacker(index)))
    const send = vi.spyOn(store.documents, 'send')
    expect(await wrong('ana', newNetwork(200))).toMatchObject({ statusCode: 429 })
    expect(send.mock.calls.some(([command]) => command instanceof GetCommand)).toBe(false)
  })

  it('on a known device gets 429 after ten attempts', async () => {
    const { cookies = [] } = await right()
    const device = cookies[1]?.split(';')[0] ?? ''
    const guess = () =>
      requestFromSite(login, { json: { username: 'ana', password: 'guess' }, cookies: [device] })
    await flood(apiLimits.login.perDevice, guess)
    expect(await guess()).toMatchObject({ statusCode: 429 })
  })

  it.each([
    ['another member', 'ben', (value: string) => value],
    ['a changed signature', 'ana', (value: string) => `${value.slice(0, -2)}AA`],
    ['a signature with letters of two bytes', 'ana', (value: string) => `${value.slice(0, -2)}éé`],
    ['a later end', 'ana', (value: string) => value.replace(/\.(\d+)\./, '.9$1.')],
    ['a cut cookie', 'ana', (value: string) => value.split('.')[0] ?? ''],
  ])('is not avoided by the device cookie of %s', async (_, username, change) => {
    const { cookies = [] } = await right()
    const [name = '', value = ''] = cookies[1]?.split(';')[0]?.split('=') ?? []
    await flood(apiLimits.login.perUsername, (index) => wrong(username, attacker(index)))
    const response = await requestFromSite(login, {
      json: { username, password },
      cookies: [`${name}=${change(value)}`],
      ...from(newNetwork(200)),
    })
    expect(response).toMatchObject({ statusCode: 429 })
  })

  it('is not avoided by a device cookie after 90 days', async () => {
    const { cookies = [] } = await right()
    later(apiLimits.login.knownDevice)
    await flood(apiLimits.login.perUsername, (index) => wrong('ana', attacker(index)))
    const device = cookies[1]?.split(';')[0] ?? ''
    expect(await right({ ...from(newNetwork(200)), cookies: [device] })).toMatchObject({ statusCode: 429 })
  })

  it('is forgotten after a quarter of an hour', async () => {
    await flood(apiLimits.login.perUsername + 1, (index) => wrong('ana', newNetwork(index)))
    later(apiLimits.login.window)
    expect(await right()).toMatchObject({ statusCode: 200 })
  })

  it('is forgotten once the member has logged in', async () => {
    await flood(apiLimits.login.perUsername - 1, (index) => wrong('ana', newNetwork(index)))
    expect(await right()).toMatchObject({ statusCode: 200 })
    await flood(apiLimits.login.perUsername, async (index) => {
      expect(await wrong('ana', newNetwork(index))).toMatchObject({ statusCode: 401 })
    })
  })

  it('does not count the logins of an office with many staff', async () => {
    const office = from('192.0.2.77')
    await flood(apiLimits.login.perNetwork + 5, async () => {
      expect(await right(office)).toMatchObject({ statusCode: 200 })
    })
  })

  it('is not hidden by logins of somebody else on the same network', async () => {
    const address = '192.0.2.78'
    await flood(apiLimits.login.perNetwork, async (index) => {
      await wrong(`name-${index}`, address)
      if (index % 5 === 0) await right(from(address))
    })
    expect(await wrong('name', address)).toMatchObject({ statusCode: 429 })
  })
})
