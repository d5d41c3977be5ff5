import { afterEach, expect, test, vi } from 'vitest'
import { readOverNetwork } from './read.ts'

afterEach(() => vi.unstubAllGlobals())

const respondWith = (response: Response | Error) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => (response instanceof Error ? Promise.reject(response) : response)),
  )

test('a read is a GET with credentials that accepts JSON [7.1]', async () => {
  respondWith(Response.json([1]))
  expect(await readOverNetwork('/api/reviews')).toEqual({ data: [1] })
  expect(fetch).toHaveBeenCalledWith(
    '/api/reviews',
    expect.objectContaining({ credentials: 'include', headers: { accept: 'application/json' } }),
  )
})

test('a read reaches the API, past what the browser has cached', async () => {
  respondWith(Response.json([1]))
  await readOverNetwork('/api/reviews')
  expect(fetch).toHaveBeenCalledWith('/api/reviews', expect.objectContaining({ cache: 'no-cache' }))
})

test('a failed read has the status and request id of its own response', async () => {
  respondWith(new Response('{}', { status: 503, headers: { 'x-request-id': 'abc-1' } }))
  expect(await readOverNetwork('/api/reviews')).toEqual({ failure: { status: 503, requestId: 'abc-1' } })
})

test('no response, and one that is not JSON, are failed reads without status and request id [8.1]', async () => {
  respondWith(new Response('{}', { status: 503, headers: { 'x-request-id': 'abc-1' } }))
  await readOverNetwork('/api/reviews')
  respondWith(new TypeError('offline'))
  expect(await readOverNetwork('/api/reviews')).toEqual({ failure: {} })
  respondWith(new Response('<p>sorry</p>'))
  expect(await readOverNetwork('/api/reviews')).toEqual({ failure: {} })
})
