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

/** Bytes that an entry takes in addition to its body: many cached lists are empty. */
const entryOverhead = 2_048

/** A cache that evicts the least recently used responses; its capacity is in bytes. */
export function edgeCache(capacity: number): EdgeCache {
  const entries = new Map<string, CachedResponse>()
  let size = 0
  const remove = (key: string) => {
    size -= sizeOf(key, entries.get(key))
    entries.delete(key)
  }
  return {
    get: (key) => {
      const entry = entries.get(key)
      if (entry) {
        entries.delete(key)
        entries.set(key, entry)
      }
      return entry
    },
    put: (key, entry) => {
      remove(key)
      entries.set(key, entry)
      size += sizeOf(key, entry)
      for (const leastRecentlyUsed of entries.keys()) {
        if (size <= capacity) break
        remove(leastRecentlyUsed)
      }
    },
    invalidate: (pattern) => {
      for (const [key, { path }] of entries) if (matchesWildcards(path, pattern)) remove(key)
    },
  }
}

const sizeOf = (key: string, entry: CachedResponse | undefined) =>
  entry === undefined ? 0 : entry.response.body.length + key.length + entryOverhead
