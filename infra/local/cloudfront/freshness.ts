import { type HttpResponse, headerOf } from '../http/message.ts'
import type { CachePolicy } from './policies.ts'

/** Seconds for which a response may be served from the cache. The stale periods begin after the fresh period. */
export type Freshness = NonNullable<ReturnType<typeof freshnessOf>>

/** The freshness by `Cache-Control` and the policy. Undefined if the response is not cacheable. */
export function freshnessOf(response: HttpResponse, policy: CachePolicy) {
  if (response.status !== 200 || policy.maxTtl === 0 || response.headers['set-cookie'] !== undefined) {
    return undefined
  }
  const directives = directivesOf(headerOf(response, 'cache-control') ?? '')
  const isForbidden = ['no-store', 'no-cache', 'private'].some((name) => directives.has(name))
  if (isForbidden && policy.minTtl === 0) return undefined
  const ttl = isForbidden ? 0 : (directives.get('s-maxage') ?? directives.get('max-age') ?? policy.defaultTtl)
  const freshness = {
    fresh: Math.min(Math.max(ttl, policy.minTtl), policy.maxTtl),
    staleWhileRevalidate: directives.get('stale-while-revalidate') ?? 0,
    staleIfError: directives.get('stale-if-error') ?? 0,
  }
  return Object.values(freshness).some((seconds) => seconds > 0) ? freshness : undefined
}

function directivesOf(cacheControl: string): Map<string, number> {
  return new Map(
    cacheControl.split(',').map((directive) => {
      const [name = '', value = '0'] = directive.trim().toLowerCase().split('=')
      return [name, Number(value.replaceAll('"', '')) || 0]
    }),
  )
}
