import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it, vi } from 'vitest'
import { handler } from '../reviews/getReview.ts'
import { content } from '../testing/content.ts'
import { mockTable } from '../testing/mockTable.ts'
import { request } from '../testing/request.ts'
import { requestEvent } from '../testing/requestEvent.ts'

const table = mockTable()
const key = 'GET /api/reviews'
const failing = (name: string, more: object = {}) =>
  Object.assign(new Error('secret detail'), { name, ...more })

describe('every response', () => {
  it('carries the request id, also in the JSON of an error', async () => {
    expect((await request(key)).headers?.['x-request-id']).toBe('test-request')
    const missing = await request('GET /api/reviews/{id}', { params: { id: 'x' } })
    expect(missing.headers?.['x-request-id']).toBe('test-request')
    expect(missing.json).toHaveProperty('requestId', 'test-request')
  })

  it('to a public GET is fresh for a minute at the edge and usable for a day of outage', async () => {
    const { headers } = await request(key)
    expect(headers?.['cache-control']).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
    )
    expect(headers?.['content-type']).toBe('application/json')
  })

  it('that is an error is never cached', async () => {
    const { headers } = await request('GET /api/reviews/{id}', { params: { id: 'x' } })
    expect(headers?.['cache-control']).toBe('no-store')
  })
})

describe('the ETag', () => {
  it('is strong, and the same only for the same content', async () => {
    const read = (id: string) => {
      table.on(GetCommand).resolves({ Item: { ...content.reviews[0], id } })
      return request('GET /api/reviews/{id}', { params: { id } })
    }
    const [first, same, other] = [await read('a'), await read('a'), await read('b')]
    expect(first.headers?.etag).toMatch(/^"[\w-]{27}"$/)
    expect(same.headers?.etag).toBe(first.headers?.etag)
    expect(other.headers?.etag).not.toBe(first.headers?.etag)
  })

  it.each([
    (etag: string) => etag,
    (etag: string) => `W/${etag}`,
    (etag: string) => `"other", ${etag}`,
    () => '*',
  ])('that the request names gives an empty 304', async (ifNoneMatch) => {
    const etag = String((await request(key)).headers?.etag)
    const response = await request(key, { headers: { 'if-none-match': ifNoneMatch(etag) } })
    expect(response).toMatchObject({ statusCode: 304, body: '', headers: { etag } })
  })

  it('of other content returns the content', async () => {
    const response = await request(key, { headers: { 'if-none-match': '"other"' } })
    expect(response).toMatchObject({ statusCode: 200, json: [] })
  })
})

describe('HEAD', () => {
  it('returns the headers of GET without its body', async () => {
    const [get, head] = [await request(key), await request(key, { method: 'HEAD' })]
    expect(head).toMatchObject({ statusCode: 200, body: '', headers: get.headers })
  })

  it('returns errors without a body', async () => {
    const response = await request('GET /api/reviews/{id}', { params: { id: 'x' }, method: 'HEAD' })
    expect(response).toMatchObject({ statusCode: 404, body: '' })
  })
})

describe('an error of the table', () => {
  it.each([
    failing('ProvisionedThroughputExceededException', { $metadata: { httpStatusCode: 400 } }),
    failing('ThrottlingException'),
    failing('InternalServerError', { $metadata: { httpStatusCode: 500 } }),
    failing('TimeoutError'),
    failing('Error', { code: 'ECONNREFUSED' }),
  ])('that is transient is a 503 without detail: $name $code', async (error) => {
    table.onAnyCommand().rejects(error)
    expect(await request(key)).toMatchObject({
      statusCode: 503,
      headers: { 'retry-after': '5', 'cache-control': 'no-store' },
      json: { message: 'Please try again in a moment', requestId: 'test-request' },
    })
  })

  it.each([
    failing('AccessDeniedException', { $metadata: { httpStatusCode: 400 } }),
    failing('ValidationException', { $metadata: { httpStatusCode: 400 } }),
    failing('TypeError'),
  ])('that is the site’s own is a 500 without detail, never a 403: $name', async (error) => {
    table.onAnyCommand().rejects(error)
    const { statusCode, body } = await request(key)
    expect(statusCode).toBe(500)
    expect(body).not.toContain('secret')
    expect(String(vi.mocked(process.stdout.write).mock.calls[0]?.[0])).toContain('secret detail')
  })
})

describe('the log', () => {
  const options = { routeKey: 'GET /api/reviews/{id}', path: '/api/reviews/a', params: { id: 'a' } }
  const lines = () => vi.mocked(process.stdout.write).mock.calls.map(([line]) => JSON.parse(String(line)))

  it('has one line for a request, with its id, route, status and time', async () => {
    table.on(GetCommand).resolves({ Item: { ...content.reviews[0] } })
    await handler(requestEvent({ ...options, query: 'email=a@b.c' }))
    expect(lines()).toEqual([
      {
        level: 'info',
        requestId: 'test-request',
        route: 'GET /api/reviews/{id}',
        status: 200,
        ms: expect.any(Number),
      },
    ])
  })
})
