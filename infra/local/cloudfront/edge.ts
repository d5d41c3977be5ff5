import { chosenEncoding, compressed } from './compress.ts'
import type { CacheBehavior, DistributionPlan } from './distribution.ts'
import { type CachedResponse, edgeCache } from './edgeCache.ts'
import { freshnessOf } from './freshness.ts'
import { withHeaders } from './headersPolicy.ts'
import { type EdgeHttpRequest, type EdgeHttpResponse, headerOf } from './http.ts'

/** The distribution at work. */
export interface Edge {
  answer(ask: EdgeHttpRequest): Promise<EdgeHttpResponse>
  invalidate(paths: readonly string[]): void
}

const cacheBytes = 64 * 1024 * 1024

/**
 * Answers as CloudFront does: behaviour by path, edge function, cache, origin, error mapping, headers. `now` is
 * the clock, in milliseconds since 1970.
 */
export function edgeOf(plan: DistributionPlan, now: () => number): Edge {
  const cache = edgeCache(cacheBytes)
  const underway = new Map<string, Promise<EdgeHttpResponse>>()

  async function answer(asked: EdgeHttpRequest): Promise<EdgeHttpResponse> {
    const behaviour = plan.behaviourOf(asked.path)
    const outcome = behaviour.onRequest?.(asked) ?? { ask: asked }
    const got =
      'answer' in outcome
        ? outcome.answer
        : behaviour.methods.includes(asked.method)
          ? await fromCache(outcome.ask, behaviour)
          : { status: 403, headers: { 'content-type': 'text/html' }, body: Buffer.from('Bad request.') }
    return withHeaders(unlessKnown(await mapped(got, asked), asked), behaviour.headers)
  }

  async function fromCache(ask: EdgeHttpRequest, behaviour: CacheBehavior): Promise<EdgeHttpResponse> {
    const cached = behaviour.cache.maxTtl > 0 && (ask.method === 'GET' || ask.method === 'HEAD')
    if (!cached) return said(await fromOrigin(ask, behaviour), 'Miss from cloudfront')
    const encoding =
      behaviour.compress && behaviour.cache.compressed
        ? chosenEncoding(ask.headers['accept-encoding'])
        : 'identity'
    const query = keptQuery(ask.query, behaviour.cache.queryNames)
    const key = [behaviour.originId, ask.path, query, encoding].join(' ')
    const refresh = () =>
      once(key, async () => {
        const fetched = await compressed(
          await fromOrigin({ ...ask, method: 'GET', query }, behaviour),
          encoding,
        )
        const freshness = freshnessOf(fetched, behaviour.cache)
        if (freshness) cache.put(key, { path: ask.path, answer: fetched, freshness, since: now() })
        return fetched
      })
    const kept = cache.get(key)
    const age = kept ? (now() - kept.since) / 1000 : Number.POSITIVE_INFINITY
    if (kept && age <= kept.freshness.fresh) return said(kept.answer, 'Hit from cloudfront', age)
    if (kept && age <= kept.freshness.fresh + kept.freshness.staleWhileRevalidate) {
      refresh().catch(() => undefined) // The next visitor asks again; this one has an answer.
      return said(kept.answer, 'Hit from cloudfront', age)
    }
    const fetched = await refresh()
    return fetched.status >= 500 && kept && mayOutlive(kept, age)
      ? said(kept.answer, 'Error from cloudfront', age)
      : said(fetched, 'Miss from cloudfront')
  }

  function once(key: string, ask: () => Promise<EdgeHttpResponse>): Promise<EdgeHttpResponse> {
    const already = underway.get(key)
    if (already) return already
    const asking = ask().finally(() => underway.delete(key))
    underway.set(key, asking)
    return asking
  }

  async function fromOrigin(ask: EdgeHttpRequest, behaviour: CacheBehavior): Promise<EdgeHttpResponse> {
    const origin = plan.origins[behaviour.originId]
    if (!origin) return { status: 502, headers: {}, body: Buffer.from('There is no such origin.') }
    return await origin(behaviour.forwardsEverything ? ask : { ...ask, headers: bare(ask) })
  }

  async function mapped(got: EdgeHttpResponse, asked: EdgeHttpRequest): Promise<EdgeHttpResponse> {
    const mapping = plan.errors.get(got.status)
    if (!mapping) return got
    const ask = { ...asked, method: 'GET', path: mapping.page, query: '' }
    const page = await fromCache(ask, plan.behaviourOf(mapping.page))
    if (page.status !== 200) return got
    const { etag: _, 'last-modified': __, ...headers } = page.headers
    return { ...page, headers: { ...headers, 'x-cache': 'Error from cloudfront' }, status: mapping.status }
  }

  return {
    answer,
    invalidate: (paths) => {
      for (const path of paths) cache.invalidate(path)
    },
  }
}

/** What reaches an origin where no policy forwards more: the kind of a body that is sent, and no cookie. */
function bare(ask: EdgeHttpRequest): Record<string, string> {
  const type = ask.headers['content-type']
  return type === undefined ? {} : { 'content-type': type }
}

function keptQuery(query: string, names: readonly string[]): string {
  const kept = query.split('&').filter((part) => names.includes(part.split('=')[0] ?? ''))
  return kept.sort().join('&')
}

function mayOutlive(kept: CachedResponse, age: number): boolean {
  return age <= kept.freshness.fresh + kept.freshness.staleIfError
}

function said(answer: EdgeHttpResponse, what: string, age?: number): EdgeHttpResponse {
  const aged: Record<string, string> = age === undefined ? {} : { age: String(Math.floor(age)) }
  return { ...answer, headers: { ...answer.headers, 'x-cache': what, ...aged } }
}

/** A 304 where the visitor has this very answer already. */
function unlessKnown(answer: EdgeHttpResponse, asked: EdgeHttpRequest): EdgeHttpResponse {
  const etag = headerOf(answer, 'etag')
  const known = asked.headers['if-none-match']
  if (answer.status !== 200 || etag === undefined || known === undefined) return answer
  const plain = (tag: string) => tag.trim().replace(/^W\//, '')
  const has = known.trim() === '*' || known.split(',').some((tag) => plain(tag) === plain(etag))
  if (!has || !['GET', 'HEAD'].includes(asked.method)) return answer
  const { 'content-type': _, 'content-encoding': __, ...headers } = answer.headers
  return { status: 304, headers, body: Buffer.alloc(0) }
}
