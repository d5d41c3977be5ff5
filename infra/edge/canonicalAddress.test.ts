import { describe, expect, test } from 'vitest'
import { handler } from './canonicalAddress.ts'
import type { EdgeEvent } from './edgeEvent.ts'

const ask = (uri: string, query: Record<string, string> = {}) => {
  const querystring = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, { value }]))
  // The parts of CloudFront's event that the function reads.
  const answer = handler({
    request: { method: 'GET', uri, querystring, headers: {}, cookies: {} },
  } as unknown as EdgeEvent)
  return 'uri' in answer ? answer.uri : `301 ${answer.headers.location?.value}`
}

describe('from an address to its object', () => {
  test.each([
    ['/', '/index.html'],
    ['/blog/a-post', '/blog/a-post/index.html'],
    ['/what-we-treat/mental-health-treatment/ptsd', '/what-we-treat/mental-health-treatment/ptsd/index.html'],
    ['/feed.xml', '/feed.xml'],
    ['/blog/a-post/data.json', '/blog/a-post/data.json'],
    ['/admin', '/app.html'],
    ['/admin/service-pages', '/app.html'],
    ['/administrator', '/administrator/index.html'],
  ])('%s is %s', (address, object) => {
    expect(ask(address)).toBe(object)
  })

  test('the shell and the 404 screen are no pages', () => {
    expect(ask('/404.html')).toBe('/404.html/index.html')
    expect(ask('/app.html')).toBe('/app.html/index.html')
  })

  test('a page of the blog lies by its number', () => {
    expect(ask('/blog', { page: '3' })).toBe('/blog/page/3/index.html')
    expect(ask('/blog', { page: 'x' })).toBe('/blog/index.html')
    expect(ask('/blog', { page: '0' })).toBe('/blog/index.html')
    expect(ask('/blog', { page: '../../secret' })).toBe('/blog/index.html')
  })
})

describe('one address per page, in one step', () => {
  test.each([
    ['/Blog/', '301 /blog'],
    ['/FAQ', '301 /faq'],
    ['//blog//A-Post//', '301 /blog/a-post'],
    ['/blog/index.html', '301 /blog'],
    ['/index.html', '301 /'],
    ['/blog/page/2', '301 /blog?page=2'],
    ['/blog/page/1/', '301 /blog'],
  ])('%s moves: %s', (address, answer) => {
    expect(ask(address)).toBe(answer)
  })

  test('the first page of the blog has no number, and other queries stay', () => {
    expect(ask('/blog', { page: '1' })).toBe('301 /blog')
    expect(ask('/blog', { page: '1', from: 'mail' })).toBe('301 /blog?from=mail')
    expect(ask('/Blog', { page: '2' })).toBe('301 /blog?page=2')
  })

  test('never moves to another site', () => {
    expect(ask('//evil.example/')).toBe('301 /evil.example')
    expect(ask('/\\evil.example')).toBe('/not-an-address/index.html')
    expect(ask('/a\r\nset-cookie:x')).toBe('/not-an-address/index.html')
  })
})
