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
})
