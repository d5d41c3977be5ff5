import type { HttpResponse } from '../http/message.ts'
import { matchesWildcards } from '../iam/wildcards.ts'
import type { Freshness } from './freshness.ts'

export interface CachedResponse {
  path: string
  response: HttpResponse
  freshness: Freshness
  storedAt: number
}

export interface EdgeCache {
  get(key: string): CachedResponse | undefined
  put(key: string, entry: CachedResponse): void
  /** Removes every response whose path matches the pattern (`/blog*`). */
  invalidate(pattern: string): void
}

/** A cache that evicts the least recently used responses; its capacity is their number. */
export function edgeCache(capacity: number): EdgeCache {
  const entries = new Map<string, CachedResponse>()
  const put = (key: string, entry: CachedResponse) => {
    entries.delete(key)
    entries.set(key, entry)
  }
  return {
    get: (key) => {
      const entry = entries.get(key)
      if (entry) put(key, entry)
      return entry
    },
    put: (key, entry) => {
      put(key, entry)
      const [leastRecentlyUsed = key] = entries.keys()
      if (entries.size > capacity) entries.delete(leastRecentlyUsed)
    },
    invalidate: (pattern) => {
      for (const [key, { path }] of entries) if (matchesWildcards(path, pattern)) entries.delete(key)
    },
  }
}
