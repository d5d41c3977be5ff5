import { describe, expect, it } from 'vitest'
import { requestEvent } from '../testing/requestEvent.ts'
import { handler } from './unmatchedRoute.ts'

const send = (method: string, path: string) => handler(requestEvent({ method, routeKey: '$default', path }))

describe('an address without a route', () => {
  it('is a JSON 404', async () => {
    const { statusCode, headers, body } = await send('GET', '/api/nothing')
    expect(statusCode).toBe(404)
    expect(headers).toEqual({
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'x-request-id': 'test-request',
    })
    expect(JSON.parse(body ?? '')).toEqual({
      message: 'There is nothing at this address',
      requestId: 'test-request',
    })
  })

  it.each([
    ['POST', '/api/reviews', 'GET, HEAD'],
    ['OPTIONS', '/api/blog/posts/a', 'GET, HEAD'],
    ['GET', '/api/client-errors', 'POST'],
    ['DELETE', '/api/service-pages/a', 'PATCH'],
  ])('returns 405 to %s %s with Allow: %s', async (method, path, allow) => {
    expect(await send(method, path)).toMatchObject({ statusCode: 405, headers: { allow } })
  })
})
