import { isLike } from '../iam/policy.ts'
import type { Freshness } from './freshness.ts'
import type { EdgeHttpResponse } from './http.ts'

/** An answer that is kept, and since when (milliseconds since 1970). */
export interface CachedResponse {
  path: string
  answer: EdgeHttpResponse
  freshness: Freshness
  since: number
}

/** A small cache: the answers least lately asked for make room. */
export interface EdgeCache {
  get(key: string): CachedResponse | undefined
  put(key: string, kept: CachedResponse): void
  /** Forgets every answer whose path is like the pattern (`/blog*`). */
  invalidate(pattern: string): void
}

/** What keeping an answer costs beside its body, in bytes: its headers and its place. Most lists asked for are empty. */
const overhead = 2_048

/** A cache of so many bytes. */
export function edgeCache(capacity: number): EdgeCache {
  const entries = new Map<string, CachedResponse>()
  let size = 0
  const forget = (key: string) => {
    size -= costOf(key, entries.get(key))
    entries.delete(key)
  }
  return {
    get: (key) => {
      const kept = entries.get(key)
      if (kept) {
        entries.delete(key)
        entries.set(key, kept)
      }
      return kept
    },
    put: (key, kept) => {
      forget(key)
      entries.set(key, kept)
      size += costOf(key, kept)
      for (const oldest of entries.keys()) {
        if (size <= capacity) break
        forget(oldest)
      }
    },
    invalidate: (pattern) => {
      for (const [key, kept] of entries) if (isLike(kept.path, pattern)) forget(key)
    },
  }
}

const costOf = (key: string, kept: CachedResponse | undefined) =>
  kept === undefined ? 0 : kept.answer.body.length + key.length + overhead
