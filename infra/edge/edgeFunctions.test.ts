import { describe, expect, it } from 'vitest'
import type { EdgeHttpRequest } from '../local/cloudfront/http.ts'
import { edgeFunction } from '../local/cloudfront/viewerFunction.ts'
import { type EdgeFunctionName, edgeSource } from './edgeSource.ts'

const run = (name: EdgeFunctionName, ask: Partial<EdgeHttpRequest>) =>
  edgeFunction(
    name,
    edgeSource(name),
  )({
    method: 'GET',
    path: '/',
    query: '',
    headers: {},
    body: Buffer.alloc(0),
    viewerAddress: '203.0.113.7',
    ...ask,
  })
const page = (path: string, query = '') => run('canonicalAddress', { path, query })
const objectAt = (path: string) => {
  const outcome = page(path)
  return 'ask' in outcome ? outcome.ask.path : undefined
}
const redirectOf = (path: string, query = '') => {
  const outcome = page(path, query)
  return 'answer' in outcome ? [outcome.answer.status, outcome.answer.headers.location] : undefined
}

describe('the canonical address of a page', () => {
  it.each([
    ['/', '/index.html'],
    ['/blog', '/blog/index.html'],
    ['/what-we-treat/alcohol-addiction', '/what-we-treat/alcohol-addiction/index.html'],
    ['/feed.xml', '/feed.xml'],
    ['/blog/data.json', '/blog/data.json'],
    ['/admin', '/app.html'],
    ['/admin/service-pages', '/app.html'],
    ['/administration', '/administration/index.html'],
  ])('%s is the object %s', (path, object) => expect(objectAt(path)).toBe(object))

  it.each([
    ['/blog/', '/blog'],
    ['/Blog', '/blog'],
    ['//blog', '/blog'],
    ['/blog//x///', '/blog/x'],
    ['/BLOG//x/index.html', '/blog/x'],
    ['/index.html', '/'],
    ['//', '/'],
    ['/Admin/', '/admin'],
  ])('%s answers one 301 to %s', (path, canonical) => {
    expect(redirectOf(path)).toEqual([301, canonical])
    expect(redirectOf(canonical)).toBeUndefined()
  })

  it('keeps the query of a redirect, repeated names and all', () =>
    expect(redirectOf('/blog/', 'page=2&x=1&x=2&flag')).toEqual([301, '/blog?page=2&x=1&x=2&flag']))

  it.each(['/404.html', '/app.html', '/blog/x.html'])('%s by name is a missing object', (path) =>
    expect(objectAt(path)).toBe(`${path}/index.html`),
  )

  it.each(['//evil.example', '///evil.example/', '//evil.example/%2f..'])('%s leads nowhere else', (path) => {
    const location = redirectOf(path)?.[1] ?? '/here'
    expect(location).toMatch(/^\/(?!\/)/)
  })

  it.each(['/\\evil.example/', '/blog%0d%0aSet-Cookie:x/', '/%zz', '/caf%C3%A9/', '/a b', '/<script>'])(
    '%s is no address and no redirect',
    (path) => expect(objectAt(path)).toBe('/not-an-address/index.html'),
  )
})

describe("the visitor's address", () => {
  it('overwrites what the visitor sent', () => {
    const outcome = run('viewerAddress', { path: '/api/x', headers: { 'x-viewer-address': '10.0.0.1' } })
    expect('ask' in outcome && outcome.ask.headers['x-viewer-address']).toBe('203.0.113.7')
  })

  it('comes with the host that the visitor asked, whatever the visitor said of it', () => {
    const headers = { host: 'clinic.example', 'x-viewer-host': 'evil.example' }
    const outcome = run('viewerAddress', { path: '/api/x', headers })
    expect('ask' in outcome && outcome.ask.headers['x-viewer-host']).toBe('clinic.example')
  })
})

describe('a map tile', () => {
  it('becomes the address at the tile service, without query and cookies', () => {
    const outcome = run('tilePath', { path: '/tiles/9/134/203', query: 'a=1', headers: { cookie: 'b=2' } })
    expect(outcome).toMatchObject({ ask: { path: '/9/134/203.png', query: '' } })
    expect('ask' in outcome && outcome.ask.headers.cookie).toBeUndefined()
  })

  it.each(['/tiles/', '/tiles/9/1/2/3', '/tiles/../x/1/2', '/tiles/9/1/two'])('%s is a 404', (path) =>
    expect(run('tilePath', { path })).toMatchObject({ answer: { status: 404 } }),
  )
})

describe('the source of every edge function', () => {
  it.each(['canonicalAddress', 'viewerAddress', 'tilePath'] as const)(
    '%s keeps to the language of the edge',
    (name) => {
      const source = edgeSource(name)
      expect(source).toMatch(/^function handler\(event\)/m)
      expect(source).not.toMatch(/\bimport\b|\bexport\b|\?\.|\?\?|\bfor \([^)]* of /)
      expect(Buffer.byteLength(source)).toBeLessThan(10_240)
    },
  )
})
