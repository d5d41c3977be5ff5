import type { EdgeHttpResponse } from './http.ts'
import { headerOf } from './http.ts'
import type { CachePolicy } from './policies.ts'

/** How long an answer may be given again without asking the origin, in seconds from now. */
export interface Freshness {
  fresh: number
  /** After that: how long still while it is asked for anew, and how long where the origin fails. */
  staleWhileRevalidate: number
  staleIfError: number
}

/** What the answer's `Cache-Control` allows within the policy's bounds; undefined where it may not be kept. */
export function freshnessOf(answer: EdgeHttpResponse, policy: CachePolicy): Freshness | undefined {
  if (answer.status !== 200 || policy.maxTtl === 0 || answer.headers['set-cookie'] !== undefined)
    return undefined
  const directives = directivesOf(headerOf(answer, 'cache-control') ?? '')
  const forbidden = ['no-store', 'no-cache', 'private'].some((name) => directives.has(name))
  if (forbidden && policy.minTtl === 0) return undefined
  const asked = directives.get('s-maxage') ?? directives.get('max-age') ?? policy.defaultTtl
  const fresh = Math.min(Math.max(forbidden ? 0 : asked, policy.minTtl), policy.maxTtl)
  const stale = {
    staleWhileRevalidate: directives.get('stale-while-revalidate') ?? 0,
    staleIfError: directives.get('stale-if-error') ?? 0,
  }
  return fresh + stale.staleWhileRevalidate + stale.staleIfError > 0 ? { fresh, ...stale } : undefined
}

function directivesOf(cacheControl: string): Map<string, number> {
  return new Map(
    cacheControl.split(',').map((directive) => {
      const [name = '', value = '0'] = directive.trim().toLowerCase().split('=')
      return [name, Number(value.replaceAll('"', '')) || 0]
    }),
  )
}
