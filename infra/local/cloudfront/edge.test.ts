import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { CacheBehavior } from './distribution.ts'
import { edgeOf } from './edge.ts'
import type { EdgeHttpRequest, EdgeHttpResponse } from './http.ts'

const cached = { minTtl: 0, defaultTtl: 0, maxTtl: 86_400, queryNames: ['page'], compressed: true }
const behaviour: CacheBehavior = {
  originId: 'origin',
  methods: ['GET', 'HEAD', 'POST'],
  cache: cached,
  forwardsEverything: false,
  headers: [{ name: 'x-policy', value: 'yes', override: true }],
  compress: true,
}

/** An edge over one origin whose answers a test sets, with a clock that it moves. */
function edge(change: Partial<CacheBehavior> = {}) {
  const asked: EdgeHttpRequest[] = []
  const state = { now: 0, answer: answer({}), page: answer({ status: 403 }) }
  const made = edgeOf(
    {
      id: 'E',
      behaviourOf: () => ({ ...behaviour, ...change }),
      errors: new Map([[403, { status: 404, page: '/404.html' }]]),
      origins: {
        origin: async (ask) => {
          asked.push(ask)
          return ask.path === '/404.html' ? state.page : state.answer
        },
      },
    },
    () => state.now * 1000,
  )
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const [pathOnly = '', query = ''] = path.split('?')
    return made.answer({
      method,
      path: pathOnly,
      query,
      headers,
      body: Buffer.alloc(0),
      viewerAddress: '203.0.113.7',
    })
  }
  return { get, asked, state, invalidate: made.invalidate }
}

function answer({
  status = 200,
  cacheControl = 'public, max-age=0, s-maxage=60',
  body = 'text',
  etag = '"v1"',
}): EdgeHttpResponse {
  return {
    status,
    headers: { 'cache-control': cacheControl, etag, 'content-type': 'text/plain' },
    body: Buffer.from(body),
  }
}

describe('the cache', () => {
  it('answers again for as long as s-maxage says, with the age in seconds', async () => {
    const { get, asked, state } = edge()
    expect((await get('/a')).headers['x-cache']).toBe('Miss from cloudfront')
    state.now = 60
    expect((await get('/a')).headers).toMatchObject({ 'x-cache': 'Hit from cloudfront', age: '60' })
    state.now = 61
    expect((await get('/a')).headers['x-cache']).toBe('Miss from cloudfront')
    expect(asked).toHaveLength(2)
  })

  it('tells addresses apart by the declared query names alone', async () => {
    const { get, asked } = edge()
    await get('/a?page=1')
    await get('/a?page=1&utm=x')
    await get('/a?page=2')
    expect(asked.map((ask) => ask.query)).toEqual(['page=1', 'page=2'])
  })

  it('gives the old answer while it asks for the new one', async () => {
    const { get, state } = edge()
    state.answer = answer({ cacheControl: 's-maxage=60, stale-while-revalidate=600' })
    await get('/a')
    state.now = 100
    state.answer = answer({ body: 'newer' })
    expect((await get('/a')).body.toString()).toBe('text')
    expect((await get('/a')).body.toString()).toBe('newer')
  })

  it('gives the old answer where the origin fails, for as long as stale-if-error says', async () => {
    const { get, state } = edge()
    state.answer = answer({ cacheControl: 's-maxage=60, stale-if-error=86400' })
    await get('/a')
    state.answer = answer({ status: 503 })
    state.now = 86_000
    expect((await get('/a')).status).toBe(200)
    state.now = 86_461
    expect((await get('/a')).status).toBe(503)
  })

  it.each(['no-store', 'private', 'no-cache'])('keeps nothing that is %s', async (cacheControl) => {
    const { get, asked, state } = edge()
    state.answer = answer({ cacheControl })
    await get('/a')
    await get('/a')
    expect(asked).toHaveLength(2)
  })

  it('keeps nothing where the policy keeps nothing, and forwards all that the visitor sent', async () => {
    const { get, asked } = edge({ cache: { ...cached, maxTtl: 0 }, forwardsEverything: true })
    await get('/a', { cookie: 'a=1' })
    await get('/a', { cookie: 'a=1' })
    expect(asked.map((ask) => ask.headers.cookie)).toEqual(['a=1', 'a=1'])
  })

  it('shows a cached origin no cookie', async () => {
    const { get, asked } = edge()
    await get('/a', { cookie: 'a=1', authorization: 'x' })
    expect(asked[0]?.headers).toEqual({})
  })

  it('forgets what is invalidated, by pattern', async () => {
    const { get, asked, invalidate } = edge()
    await get('/blog/x')
    await get('/faq')
    invalidate(['/blog*'])
    await get('/blog/x')
    await get('/faq')
    expect(asked.map((ask) => ask.path)).toEqual(['/blog/x', '/faq', '/blog/x'])
  })

  it('asks once for an address that many ask for at once', async () => {
    const { get, asked } = edge()
    await Promise.all([get('/a'), get('/a'), get('/a')])
    expect(asked).toHaveLength(1)
  })
})

describe('an answer', () => {
  it('is a 304 for whoever has it, compressed or not', async () => {
    const { get } = edge()
    const known = await get('/a', { 'if-none-match': 'W/"v1"' })
    expect([known.status, known.body.length]).toEqual([304, 0])
  })

  it('of 1,000 bytes and more is compressed as the visitor likes, brotli first, under a weak ETag', async () => {
    const { get, state } = edge()
    state.answer = answer({ body: 'x'.repeat(1_000) })
    const { headers, body } = await get('/a', { 'accept-encoding': 'gzip, br' })
    expect(headers).toMatchObject({ 'content-encoding': 'br', etag: 'W/"v1"' })
    expect(brotliDecompressSync(body).toString()).toBe('x'.repeat(1_000))
    expect((await get('/a')).headers['content-encoding']).toBeUndefined()
  })

  it('carries the headers policy, errors too', async () => {
    const { get, state } = edge()
    state.answer = answer({ status: 500 })
    expect((await get('/a')).headers['x-policy']).toBe('yes')
  })

  it('of 403 is the 404 screen with a true 404', async () => {
    const { get, state } = edge()
    state.answer = answer({ status: 403 })
    state.page = answer({ body: 'screen' })
    const missing = await get('/nope')
    expect([missing.status, missing.body.toString()]).toEqual([404, 'screen'])
  })

  it('of 404 stays as the origin gave it', async () => {
    const { get, state } = edge()
    state.answer = answer({ status: 404, body: '{"message":"none"}' })
    expect((await get('/api/x')).body.toString()).toBe('{"message":"none"}')
  })

  it('to a method that no behaviour allows is the mapped 403', async () => {
    const { get, state, asked } = edge({ methods: ['GET', 'HEAD'] })
    state.page = answer({ body: 'screen' })
    expect((await get('/a', {}, 'DELETE')).status).toBe(404)
    expect(asked.map((ask) => ask.path)).toEqual(['/404.html'])
  })
})
