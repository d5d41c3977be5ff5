import { afterEach, expect, test, vi } from 'vitest'
import { lastFailure } from './lastFailure.ts'
import { readOverNetwork } from './read.ts'

afterEach(() => vi.unstubAllGlobals())

const answering = (answer: Response | Error) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => (answer instanceof Error ? Promise.reject(answer) : answer)),
  )

test('a read is a GET with credentials that accepts JSON', async () => {
  answering(Response.json([1]))
  expect(await readOverNetwork('/api/reviews')).toEqual({ data: [1] })
  expect(fetch).toHaveBeenCalledWith(
    '/api/reviews',
    expect.objectContaining({ credentials: 'include', headers: { accept: 'application/json' } }),
  )
})

test('a failed read says its status, and keeps the reference that a visitor can name', async () => {
  answering(new Response('{}', { status: 503, headers: { 'x-request-id': 'abc-1' } }))
  expect(await readOverNetwork('/api/reviews')).toEqual({ failed: 503 })
  expect(lastFailure()).toBe('abc-1')
})

test('no answer, and an answer that is no JSON, are failed reads without a status', async () => {
  answering(new TypeError('offline'))
  expect(await readOverNetwork('/api/reviews')).toEqual({ failed: undefined })
  answering(new Response('<p>sorry</p>'))
  expect(await readOverNetwork('/api/reviews')).toEqual({ failed: undefined })
})
