import type { HttpResponse } from '../http/message.ts'
import { matchesWildcards } from '../iam/wildcards.ts'
import type { Freshness } from './freshness.ts'

interface CachedResponse {
  path: string
  response: HttpResponse
  freshness: Freshness
  storedAt: number
}

export class EdgeCache extends Map<string, CachedResponse> {
  /** Removes every response whose path matches the pattern (`/blog*`). */
  invalidate(pattern: string): void {
    for (const [key, { path }] of this) if (matchesWildcards(path, pattern)) this.delete(key)
  }
}
