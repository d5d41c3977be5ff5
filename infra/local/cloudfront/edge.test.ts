import { describe, expect, it } from 'vitest'
import type { HttpRequest, HttpResponse } from '../http/message.ts'
import type { CacheBehavior } from './distribution.ts'
import { createEdge } from './edge.ts'
import { EdgeCache } from './edgeCache.ts'

const cachePolicy = { minTtl: 0, defaultTtl: 0, maxTtl: 86_400, queryNames: ['page'], compressed: true }
const behavior: CacheBehavior = {
  originId: 'origin',
  methods: ['GET', 'HEAD', 'POST'],
  cachePolicy,
  forwards: () => false,
  headers: [{ name: 'x-policy', value: 'yes', override: true }],
  viewerRequestFunction: undefined,
  viewerResponseFunction: undefined,
  compress: true,
}

/** An edge with one origin, whose responses and clock a test sets. */
function edge(change: Partial<CacheBehavior> = {}) {
  const originRequests: HttpRequest[] = []
  const state = { now: 0, response: responseWith({}), errorPage: responseWith({ status: 403 }) }
  const cache = new EdgeCache()
  const respond = createEdge(
    {
      behaviorOf: () => ({ ...behavior, ...change }),
      errorPages: new Map([[403, { status: 404, path: '/404.html' }]]),
      origins: {
        origin: async (request) => {
          originRequests.push(request)
          return request.path === '/404.html' ? state.errorPage : state.response
        },
      },
    },
    { cache, now: () => state.now * 1000 },
  )
  const get = (address: string, headers: Record<string, string> = {}, method = 'GET') => {
    const [path = '', query = ''] = address.split('?')
    return respond({ method, path, query, headers, body: Buffer.alloc(0), viewerAddress: '203.0.113.7' })
  }
  return { get, originRequests, state, cache }
}

function responseWith({
  status = 200,
  cacheControl = 'public, max-age=0, s-maxage=60',
  body = 'text',
  etag = '"v1"',
}): HttpResponse {
  return {
    status,
    headers: { 'cache-control': cacheControl, etag, 'content-type': 'text/plain' },
    body: Buffer.from(body),
  }
}

describe('the cache', () => {
  it('serves a response for as long as s-maxage says', async () => {
    const { get, originRequests, state } = edge()
    await get('/a')
    state.now = 60
    await get('/a')
    expect(originRequests).toHaveLength(1)
    state.now = 61
    await get('/a')
    expect(originRequests).toHaveLength(2)
  })

  it('distinguishes addresses by the declared query parameters only', async () => {
    const { get, originRequests } = edge()
    await get('/a?page=1')
    await get('/a?page=1&utm=x')
    await get('/a?page=2')
    expect(originRequests.map(({ query }) => query)).toEqual(['page=1', 'page=2'])
  })

  it('serves a stale response while it revalidates', async () => {
    const { get, state } = edge()
    state.response = responseWith({ cacheControl: 's-maxage=60, stale-while-revalidate=600' })
    await get('/a')
    state.now = 100
    state.response = responseWith({ body: 'newer' })
    expect((await get('/a')).body.toString()).toBe('text')
    expect((await get('/a')).body.toString()).toBe('newer')
  })

  it('serves a stale response if the origin fails, for as long as stale-if-error says', async () => {
    const { get, state } = edge()
    state.response = responseWith({ cacheControl: 's-maxage=60, stale-if-error=86400' })
    await get('/a')
    state.response = responseWith({ status: 503 })
    state.now = 86_000
    expect((await get('/a')).status).toBe(200)
    state.now = 86_461
    expect((await get('/a')).status).toBe(503)
  })

  it.each(['no-store', 'private', 'no-cache'])('stores nothing that is %s', async (cacheControl) => {
    const { get, originRequests, state } = edge()
    state.response = responseWith({ cacheControl })
    await get('/a')
    await get('/a')
    expect(originRequests).toHaveLength(2)
  })

  it('stores no error', async () => {
    const { get, state } = edge()
    state.response = responseWith({ status: 503, cacheControl: 'no-store' })
    await get('/a')
    state.response = responseWith({})
    expect((await get('/a')).status).toBe(200)
  })

  it('is invalidated by pattern', async () => {
    const { get, originRequests, cache } = edge()
    await get('/blog/x')
    await get('/faq')
    cache.invalidate('/blog*')
    await get('/blog/x')
    await get('/faq')
    expect(originRequests.map(({ path }) => path)).toEqual(['/blog/x', '/faq', '/blog/x'])
  })
})

describe('a response', () => {
  it('to a method that the behavior does not allow is the 404 page', async () => {
    const { get, state, originRequests } = edge({ methods: ['GET', 'HEAD'] })
    state.errorPage = responseWith({ body: 'page' })
    expect((await get('/a', {}, 'DELETE')).status).toBe(404)
    expect(originRequests.map(({ path }) => path)).toEqual(['/404.html'])
  })
})
