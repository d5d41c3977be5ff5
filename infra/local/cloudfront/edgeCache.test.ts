import { expect, it } from 'vitest'
import { type CachedResponse, edgeCache } from './edgeCache.ts'

const entry = (bytes: number): CachedResponse => ({
  path: '/api/blog/posts',
  response: { status: 200, headers: {}, body: Buffer.alloc(bytes) },
  freshness: { fresh: 60, staleWhileRevalidate: 0, staleIfError: 0 },
  storedAt: 0,
})

it('evicts the least recently used responses', () => {
  const cache = edgeCache(25_000)
  cache.put('one', entry(8_000))
  cache.put('two', entry(8_000))
  cache.get('one')
  cache.put('three', entry(8_000))
  expect(['one', 'two', 'three'].filter((key) => cache.get(key))).toEqual(['one', 'three'])
})

it('counts an overhead for each response, so that empty ones fill it too', () => {
  const cache = edgeCache(1_000_000)
  for (let count = 0; count < 10_000; count += 1) cache.put(`category=${count}`, entry(0))
  const cached = Array.from({ length: 10_000 }, (_, count) => cache.get(`category=${count}`)).filter(Boolean)
  expect(cached.length).toBeLessThan(500)
  expect(cached.length).toBeGreaterThan(400)
})
