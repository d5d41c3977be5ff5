import { describe, expect, expectTypeOf, it } from 'vitest'
import type { BlogPostList } from '../entities/blogPost.ts'
import type { Review } from '../entities/review.ts'
import { typedReader } from './typedReader.ts'
import { type UrlOf, urlOf } from './urlOf.ts'

describe('the address of an endpoint', () => {
  it.each([
    [urlOf('GET /api/reviews'), '/api/reviews'],
    [urlOf('GET /api/pages/{name}', { params: { name: 'home' } }), '/api/pages/home'],
    [urlOf('PATCH /api/service-pages/{id}', { params: { id: 'a' } }), '/api/service-pages/a'],
    [urlOf('GET /api/blog/posts', { query: { page: 2, perPage: 9 } }), '/api/blog/posts?page=2&perPage=9'],
    [urlOf('GET /api/blog/posts', { query: { page: 1 } }), '/api/blog/posts?page=1'],
  ])('%s is that of the specification', (url, expected) => {
    expect(url).toBe(expected)
  })

  it('encodes what would leave its segment', () => {
    expect(urlOf('GET /api/reviews/{id}', { params: { id: 'a/b?c#d' } })).toBe('/api/reviews/a%2Fb%3Fc%23d')
  })

  it('keeps the slashes of a path of several segments, and encodes the segments', () => {
    const params = { category: 'how-we-help', path: 'family programs/family-therapy?' }
    expect(urlOf('GET /api/treatment-pages/{category}/{path+}', { params })).toBe(
      '/api/treatment-pages/how-we-help/family%20programs/family-therapy%3F',
    )
  })

  it('encodes query values, and leaves out those without a value', () => {
    const query = { page: 1, perPage: undefined, category: 'Life & Recovery' }
    expect(urlOf('GET /api/blog/posts', { query })).toBe(
      '/api/blog/posts?page=1&category=Life%20%26%20Recovery',
    )
  })
})

describe('types of addresses', () => {
  it('reject an unknown endpoint, parameter or query name, and a missing parameter', () => {
    // @ts-expect-error no row has this key
    urlOf('GET /api/review')
    // @ts-expect-error the parameter is called id
    urlOf('GET /api/reviews/{id}', { params: { slug: 'a' } })
    // @ts-expect-error the parameter is missing
    urlOf('GET /api/reviews/{id}')
    // @ts-expect-error the row declares no query of this name
    urlOf('GET /api/blog/posts', { query: { pages: 1 } })
    // @ts-expect-error the row declares no query
    urlOf('GET /api/reviews', { query: { page: 1 } })
  })

  it('reject the address of another endpoint', () => {
    const review: UrlOf<'GET /api/reviews/{id}'> = '/api/reviews/a'
    // @ts-expect-error FAQs are not reviews
    const faq: UrlOf<'GET /api/reviews/{id}'> = '/api/faqs/a'
    expect([review, faq]).toHaveLength(2)
  })

  it('give each endpoint its own result', () => {
    const read = typedReader(async () => [])
    expectTypeOf(read('GET /api/reviews')).resolves.toEqualTypeOf<Review[]>()
    expectTypeOf(read('GET /api/blog/posts', { query: { page: 1 } })).resolves.toEqualTypeOf<BlogPostList>()
    // @ts-expect-error a list of reviews is not a list of posts
    const posts: Promise<BlogPostList> = read('GET /api/reviews')
    expect(posts).toBeInstanceOf(Promise)
    // @ts-expect-error a change is not a read
    expect(read('DELETE /api/admin/session')).toBeInstanceOf(Promise)
  })
})

describe('a typed reader', () => {
  it('reads the address of its key', async () => {
    const read = typedReader(async (url) => ({ url }))
    expect(await read('GET /api/faqs', { query: { servicePageId: 'a b' } })).toEqual({
      url: '/api/faqs?servicePageId=a%20b',
    })
  })
})
