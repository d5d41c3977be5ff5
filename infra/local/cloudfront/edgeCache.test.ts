import { expect, it } from 'vitest'
import { type CachedResponse, edgeCache } from './edgeCache.ts'

const entry: CachedResponse = {
  path: '/api/blog/posts',
  response: { status: 200, headers: {}, body: Buffer.alloc(0) },
  freshness: { fresh: 60, staleWhileRevalidate: 0, staleIfError: 0 },
  storedAt: 0,
}

it('evicts the least recently used responses', () => {
  const cache = edgeCache(2)
  cache.put('one', entry)
  cache.put('two', entry)
  cache.get('one')
  cache.put('three', entry)
  expect(['one', 'two', 'three'].filter((key) => cache.get(key))).toEqual(['one', 'three'])
})
