import { type HttpRequest, type HttpResponse, headerOf, textResponse } from '../http/message.ts'
import { compressed, preferredEncoding } from './compression.ts'
import type { CacheBehavior, Distribution } from './distribution.ts'
import type { EdgeCache } from './edgeCache.ts'
import { freshnessOf } from './freshness.ts'
import { normalizedPath } from './normalizedPath.ts'
import type { PolicyHeader } from './policies.ts'

/** Responds as CloudFront does, from viewer function to response headers. `now` is in milliseconds since 1970. */
export function createEdge(
  distribution: Distribution,
  { cache, now }: { cache: EdgeCache; now(): number },
): (request: HttpRequest) => Promise<HttpResponse> {
  return async (request) => {
    const behavior = distribution.behaviorOf(normalizedPath(request.path))
    const response = await withCustomError(await respond(request, behavior), request)
    const shown = notModified(response, request) ?? response
    // CloudFront runs no function for an error.
    const atViewer = shown.status < 400 ? behavior.viewerResponseFunction?.(shown, request) : undefined
    return withHeaders(atViewer ?? shown, behavior.headers)
  }

  async function respond(request: HttpRequest, behavior: CacheBehavior): Promise<HttpResponse> {
    const result = behavior.viewerRequestFunction?.(request) ?? { request }
    if ('response' in result) return result.response
    if (behavior.methods.includes(request.method)) return fromCache(result.request, behavior)
    return textResponse(403, 'Bad request.', { 'content-type': 'text/html' })
  }

  async function fromCache(request: HttpRequest, behavior: CacheBehavior): Promise<HttpResponse> {
    if (!['GET', 'HEAD'].includes(request.method) || behavior.cachePolicy.maxTtl === 0)
      return fromOrigin(request, behavior)
    const query = cacheKeyQuery(request.query, behavior.cachePolicy.queryNames)
    const encoding =
      behavior.compress && behavior.cachePolicy.compressed
        ? preferredEncoding(request.headers['accept-encoding'])
        : 'identity'
    const key = [behavior.originId, request.path, query, encoding].join(' ')
    const refresh = async () => {
      const fetched = await fromOrigin({ ...request, method: 'GET', query }, behavior)
      const response = await compressed(fetched, encoding)
      const freshness = freshnessOf(response, behavior.cachePolicy)
      if (freshness) cache.set(key, { path: request.path, response, freshness, storedAt: now() })
      return response
    }

    const cached = cache.get(key)
    if (!cached) return refresh()
    const { fresh, staleWhileRevalidate, staleIfError } = cached.freshness
    const age = (now() - cached.storedAt) / 1000
    if (age <= fresh) return cached.response
    if (age <= fresh + staleWhileRevalidate) {
      refresh().catch(() => undefined) // The next request tries again.
      return cached.response
    }
    const response = await refresh()
    return response.status >= 500 && age <= fresh + staleIfError ? cached.response : response
  }

  async function fromOrigin(request: HttpRequest, behavior: CacheBehavior): Promise<HttpResponse> {
    const origin = distribution.origins[behavior.originId]
    if (!origin) return { status: 502, headers: {}, body: Buffer.from('Unknown origin.') }
    const headers = Object.entries(request.headers).filter(([name]) => behavior.forwards(name))
    return await origin({ ...request, headers: Object.fromEntries(headers) })
  }

  async function withCustomError(response: HttpResponse, request: HttpRequest): Promise<HttpResponse> {
    const custom = distribution.errorPages.get(response.status)
    if (!custom) return response
    const page = await fromCache(
      { ...request, method: 'GET', path: custom.path, query: '' },
      distribution.behaviorOf(custom.path),
    )
    if (page.status !== 200) return response
    const { etag: _, 'last-modified': __, ...headers } = page.headers
    return { ...page, headers, status: custom.status }
  }
}

function withHeaders(response: HttpResponse, policy: readonly PolicyHeader[]): HttpResponse {
  const headers = { ...response.headers }
  for (const { name, value, override } of policy)
    if (override || headers[name] === undefined) headers[name] = value
  return { ...response, headers }
}

function cacheKeyQuery(query: string, names: readonly string[]): string {
  const parameters = query.split('&').filter((parameter) => names.includes(parameter.split('=')[0] ?? ''))
  return parameters.sort().join('&')
}

function notModified(response: HttpResponse, request: HttpRequest): HttpResponse | undefined {
  const etag = headerOf(response, 'etag')
  const ifNoneMatch = request.headers['if-none-match']
  if (response.status !== 200 || etag === undefined || ifNoneMatch === undefined) return undefined
  if (!['GET', 'HEAD'].includes(request.method)) return undefined
  const opaqueTag = (tag: string) => tag.trim().replace(/^W\//, '')
  const matches =
    ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => opaqueTag(tag) === opaqueTag(etag))
  if (!matches) return undefined
  const { 'content-type': _, 'content-encoding': __, ...headers } = response.headers
  return { status: 304, headers, body: Buffer.alloc(0) }
}
