import { isLike } from '../access/policy.ts'
import type { Answer } from './exchange.ts'
import type { Freshness } from './freshness.ts'

/** An answer that is kept, and since when (milliseconds since 1970). */
export interface Kept {
  path: string
  answer: Answer
  freshness: Freshness
  since: number
}

/** A small cache: the answers least lately asked for make room. */
export interface EdgeCache {
  get(key: string): Kept | undefined
  put(key: string, kept: Kept): void
  /** Forgets every answer whose path is like the pattern (`/blog*`). */
  invalidate(pattern: string): void
}

/** A cache of so many bytes of bodies. */
export function edgeCache(capacity: number): EdgeCache {
  const entries = new Map<string, Kept>()
  let size = 0
  const forget = (key: string) => {
    size -= entries.get(key)?.answer.body.length ?? 0
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
      size += kept.answer.body.length
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
