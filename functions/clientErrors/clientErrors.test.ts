import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { apiLimits } from '#shared/apiLimits.ts'
import { mockTable } from '../testing/mockTable.ts'
import { request } from '../testing/request.ts'

const table = mockTable()
const key = 'POST /api/client-errors'
const report = { message: 'x is not a function', stack: 'at y', path: '/blog' }

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1, 12, 5), toFake: ['Date'] })
  table.on(UpdateCommand).resolves({ Attributes: { count: 1 } })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('POST /api/client-errors', () => {
  it('returns an empty 204 and logs the error as one line of JSON', async () => {
    const response = await request(key, { json: report })
    expect(response).toMatchObject({ statusCode: 204, body: '' })
    const line = String(vi.mocked(process.stdout.write).mock.calls[0]?.[0])
    expect(JSON.parse(line)).toEqual({ level: 'warn', requestId: 'test-request', clientError: report })
  })

  it('returns 429 once an address has reported 30 in a quarter of an hour', async () => {
    table.on(UpdateCommand).resolves({ Attributes: { count: apiLimits.clientErrors.perNetwork + 1 } })
    const response = await request(key, { json: report })
    expect(response).toMatchObject({ statusCode: 429, headers: { 'retry-after': '600' } })
    expect(vi.mocked(process.stdout.write).mock.calls.join()).not.toContain('clientError"')
  })

  const countedFor = async (address: string) => {
    table.resetHistory()
    await request(key, { json: report, headers: { 'x-viewer-address': address } })
    return table.commandCalls(UpdateCommand).map(({ args }) => JSON.stringify(args[0].input.Key))
  }

  it('counts an IPv6 address in the networks /64, /56 and /48 that it is in', async () => {
    const counted = await countedFor('2001:db8:0:100::1')
    expect(new Set(counted).size).toBe(3)
    expect(await countedFor('2001:db8:0:100:ffff::2')).toEqual(counted)
    const [, of56, of48] = counted
    expect(await countedFor('2001:db8:0:1ff::1')).toEqual([expect.any(String), of56, of48])
    expect((await countedFor('2001:db8:0:200::1')).slice(1)).toEqual([
      expect.not.stringContaining(of56 ?? ''),
      of48,
    ])
    expect(await countedFor('2001:db8:1:100::1')).not.toContain(of48)
  })

  it('counts an IPv4 address by itself, and with the 255 around it', async () => {
    const counted = await countedFor('203.0.113.9')
    expect(new Set(counted).size).toBe(2)
    expect((await countedFor('203.0.113.10'))[1]).toBe(counted[1])
    expect(await countedFor('203.0.114.9')).not.toContain(counted[1])
  })

  it('stores no address, only a hash that tells addresses apart', async () => {
    await request(key, { json: report, headers: { 'x-viewer-address': '203.0.113.9' } })
    expect(JSON.stringify(table.commandCalls(UpdateCommand)[0]?.args[0].input)).not.toContain('203.0.113.9')
  })

  it.each([
    ['an unknown field', { ...report, cookie: 'x' }, 'unknown field: cookie'],
    ['no message', { path: '/' }, 'message: is required'],
    [
      'a path with a query',
      { ...report, path: '/blog?page=2' },
      'path: must be a path that begins with "/" and has no query',
    ],
    ['a list', [], 'body: must be an object'],
  ])('returns 400 to %s, naming it', async (_, json, message) => {
    expect(await request(key, { json })).toMatchObject({ statusCode: 400, json: { message } })
    expect(table.calls()).toHaveLength(0)
  })

  it('returns 413 to a body of over 16 KB', async () => {
    const json = { ...report, stack: 'x'.repeat(apiLimits.jsonBodyBytes) }
    expect(await request(key, { json })).toMatchObject({ statusCode: 413 })
  })

  it('returns 415 to a body that is not declared as JSON', async () => {
    expect(await request(key, { json: report, headers: { 'content-type': 'text/plain' } })).toMatchObject({
      statusCode: 415,
    })
  })
})
