import { expect, it } from 'vitest'
import { type CachedResponse, edgeCache } from './edgeCache.ts'

const kept = (bytes: number): CachedResponse => ({
  path: '/api/blog/posts',
  answer: { status: 200, headers: {}, body: Buffer.alloc(bytes) },
  freshness: { fresh: 60, staleWhileRevalidate: 0, staleIfError: 0 },
  since: 0,
})

it('the answers least lately asked for make room', () => {
  const cache = edgeCache(25_000)
  cache.put('one', kept(8_000))
  cache.put('two', kept(8_000))
  cache.get('one')
  cache.put('three', kept(8_000))
  expect(['one', 'two', 'three'].filter((key) => cache.get(key))).toEqual(['one', 'three'])
})

it('holds no more than its bytes of empty answers either, however many are asked for', () => {
  const cache = edgeCache(1_000_000)
  for (let count = 0; count < 10_000; count += 1) cache.put(`category=${count}`, kept(0))
  const held = Array.from({ length: 10_000 }, (_, count) => cache.get(`category=${count}`)).filter(Boolean)
  expect(held.length).toBeLessThan(500)
  expect(held.length).toBeGreaterThan(400)
})
