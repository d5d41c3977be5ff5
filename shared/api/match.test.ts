import { describe, expect, it } from 'vitest'
import { type Endpoint, endpoints } from './endpoints.ts'
import { allowedMethods, matchEndpoint } from './match.ts'

describe('the endpoint of a request', () => {
  it.each([
    ['/api/reviews', 'GET /api/reviews', {}],
    ['/api/reviews/a', 'GET /api/reviews/{id}', { id: 'a' }],
    ['/api/blog/posts/posts', 'GET /api/blog/posts/{slugOrId}', { slugOrId: 'posts' }],
    ['/api/treatment-pages/a', 'GET /api/treatment-pages/{category}', { category: 'a' }],
    ['/api/treatment-pages/a/b', 'GET /api/treatment-pages/{category}/{path+}', { category: 'a', path: 'b' }],
    [
      '/api/treatment-pages/a/b/c',
      'GET /api/treatment-pages/{category}/{path+}',
      { category: 'a', path: 'b/c' },
    ],
  ])('for %s is %s', (path, key, params) => {
    expect(matchEndpoint('GET', path)).toEqual({ key, params })
  })

  it('has parameters that are not decoded', () => {
    expect(matchEndpoint('GET', '/api/reviews/a%2Fb')?.params).toEqual({ id: 'a%2Fb' })
  })

  it('for HEAD is that of GET', () => {
    expect(matchEndpoint('HEAD', '/api/faqs')?.key).toBe('GET /api/faqs')
  })

  it('for HEAD is none in the staff area', () => {
    expect(matchEndpoint('HEAD', '/api/admin/session')).toBeUndefined()
    expect(allowedMethods('/api/admin/session')).toEqual(['POST', 'GET', 'DELETE'])
  })

  it.each([
    '/api',
    '/api/',
    '/api/reviews/',
    '/api/reviews/a/b',
    '/api/Reviews',
    '/api/treatment-pages/a/',
    '/reviews',
    '',
  ])('is undefined for %s', (path) => {
    expect(matchEndpoint('GET', path)).toBeUndefined()
  })

  it('is undefined for a method that the path does not have', () => {
    expect(matchEndpoint('DELETE', '/api/reviews')).toBeUndefined()
    expect(matchEndpoint('HEAD', '/api/client-errors')).toBeUndefined()
  })
})

describe('the methods of a path', () => {
  it('include HEAD for each GET', () => {
    expect(allowedMethods('/api/service-pages')).toEqual(['GET', 'HEAD'])
    expect(allowedMethods('/api/service-pages/a')).toEqual(['PATCH'])
    expect(allowedMethods('/api/nothing')).toEqual([])
  })
})

it('what only staff may ask is below the path that the firewall and the edge know as theirs', () => {
  const others = Object.entries<Endpoint>(endpoints)
    .filter(([key, { access }]) => access === 'staff' && !/ \/api\/(?:admin\/|media)/.test(key))
    .map(([key]) => key)
  // Its public sibling has the same path.
  expect(others).toEqual(['PATCH /api/service-pages/{id}'])
})
