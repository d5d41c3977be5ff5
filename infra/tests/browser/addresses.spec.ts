import { expect, test } from '@playwright/test'
import { messages } from '#shared/messages.ts'

const asIs = { maxRedirects: 0 }

for (const address of [
  '/no-such-page',
  '/blog/no-such-post',
  '/what-we-treat/alcohol-addiction/nothing',
  '/faq/x',
  '/blog?page=999',
]) {
  test(`${address} is a true 404`, async ({ request }) => {
    const answer = await request.get(address, asIs)
    expect(answer.status()).toBe(404)
    expect(answer.headers()['content-type']).toContain('text/html')
    expect(await answer.text()).toContain(messages.notFound)
  })
}

const moves = [
  ['/FAQ', '/faq'],
  ['/faq/', '/faq'],
  ['//faq', '/faq'],
  ['/What-We-Treat//Alcohol-Addiction/', '/what-we-treat/alcohol-addiction'],
  ['/faq/index.html', '/faq'],
  ['/blog?page=1', '/blog'],
  ['/blog/page/2', '/blog?page=2'],
] as const

for (const [address, canonical] of moves) {
  test(`${address} moves to ${canonical} with one 301`, async ({ request, baseURL }) => {
    // The address as it is: an URL object would tidy it.
    const answer = await request.get(`${baseURL}${address}`, asIs)
    expect(answer.status()).toBe(301)
    expect(answer.headers().location).toBe(canonical)
    expect((await request.get(canonical, asIs)).status()).toBe(200)
  })
}

test('errors of the API are JSON with a message and a request’s id, and never the 404 screen', async ({
  request,
}) => {
  for (const [address, status] of [
    ['/api/no-such-endpoint', 404],
    ['/api/reviews/none', 404],
    ['/api/pages/none', 404],
    ['/api/blog/posts/none', 404],
    ['/api/treatment-pages/what-we-treat/none', 404],
    ['/api/blog/posts?page=0', 400],
    ['/api/blog/posts?perPage=ten', 400],
  ] as const) {
    const answer = await request.get(address)
    expect(answer.status(), address).toBe(status)
    expect(answer.headers()['content-type'], address).toContain('application/json')
    expect(await answer.json(), address).toEqual({
      message: expect.stringMatching(/\w/),
      requestId: expect.stringMatching(/\w/),
    })
  }
})

test('a method that an endpoint does not have is a 405 that names those it has', async ({ request }) => {
  const answer = await request.delete('/api/reviews')
  expect(answer.status()).toBe(405)
  expect(answer.headers().allow).toContain('GET')
})

test('robots.txt, the feed, the manifest and the icons are there, each with its type', async ({
  request,
}) => {
  for (const [address, type] of [
    ['/robots.txt', 'text/plain'],
    ['/sitemap.xml', 'xml'],
    ['/feed.xml', 'application/atom+xml'],
    ['/site.webmanifest', 'json'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/apple-touch-icon.png', 'image/png'],
  ] as const) {
    const answer = await request.get(address)
    expect(answer.status(), address).toBe(200)
    expect(answer.headers()['content-type'], address).toContain(type)
  }
})

test('the staff area is the app’s shell, kept by no cache and listed by no search engine', async ({
  request,
}) => {
  const answer = await request.get('/admin')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['cache-control']).toContain('no-store')
  expect(answer.headers()['x-robots-tag']).toBe('noindex')
})

test('pages, files, API and 404 carry the same careful headers', async ({ request }) => {
  for (const address of [
    '/',
    '/faq',
    '/no-such-page',
    '/api/reviews',
    '/api/nothing',
    '/favicon.svg',
    '/forms',
    '/admin',
  ]) {
    const headers = (await request.get(address)).headers()
    expect(headers['content-security-policy'], address).toMatch(/script-src 'self'/)
    expect(headers['content-security-policy'], address).not.toMatch(/script-src[^;]*unsafe/)
    expect(headers['content-security-policy'], address).toMatch(/object-src 'none'/)
    expect(headers['strict-transport-security'], address).toMatch(/max-age=\d{7,}/)
    expect(headers['x-content-type-options'], address).toBe('nosniff')
    expect(headers['referrer-policy'], address).toBe('strict-origin-when-cross-origin')
    expect(headers['permissions-policy'], address).toContain('geolocation=()')
  }
})
