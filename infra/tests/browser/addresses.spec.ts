import { expect, test } from '@playwright/test'
import { messages } from '#shared/messages.ts'

const noRedirects = { maxRedirects: 0 }

for (const address of [
  '/no-such-page',
  '/blog/no-such-post',
  '/what-we-treat/alcohol-addiction/nothing',
  '/faq/x',
  '/blog?page=999',
]) {
  test(`${address} is a true 404`, async ({ request }) => {
    const response = await request.get(address, noRedirects)
    expect(response.status()).toBe(404)
    expect(response.headers()['content-type']).toContain('text/html')
    expect(await response.text()).toContain(messages.notFound)
  })
}

const redirects = [
  ['/FAQ', '/faq'],
  ['/faq/', '/faq'],
  ['//faq', '/faq'],
  ['/What-We-Treat//Alcohol-Addiction/', '/what-we-treat/alcohol-addiction'],
  ['/faq/index.html', '/faq'],
  ['/urgent-help.', '/urgent-help'],
  ['/urgent-help),', '/urgent-help'],
  ['/urgent-help%E2%80%9D%20', '/urgent-help'],
  ['/?p=7&from=mail', '/?from=mail'],
  ['/blog?page=1', '/blog'],
  ['/blog/page/2', '/blog?page=2'],
] as const

for (const [address, canonical] of redirects) {
  test(`${address} redirects to ${canonical} with one 301`, async ({ request, baseURL }) => {
    // A string, because a URL object would normalize the address.
    const response = await request.get(`${baseURL}${address}`, noRedirects)
    expect(response.status()).toBe(301)
    expect(response.headers().location).toBe(canonical)
    expect((await request.get(canonical, noRedirects)).status()).toBe(200)
  })
}

test('errors of the API are JSON with a message and a request id, never the 404 page', async ({
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
    const response = await request.get(address)
    expect(response.status(), address).toBe(status)
    expect(response.headers()['content-type'], address).toContain('application/json')
    expect(await response.json(), address).toEqual({
      message: expect.stringMatching(/\w/),
      requestId: expect.stringMatching(/\w/),
      ...(status === 400 && { issues: [{ path: [expect.any(String)], message: expect.any(String) }] }),
    })
  }
})

test('a method that an endpoint does not have is a 405 with the allowed methods', async ({ request }) => {
  const response = await request.delete('/api/reviews')
  expect(response.status()).toBe(405)
  expect(response.headers().allow).toContain('GET')
})

test('robots.txt, the sitemap, the feed, the manifest and the icons have their content types', async ({
  request,
}) => {
  for (const [address, type] of [
    ['/robots.txt', 'text/plain'],
    ['/sitemap.xml', 'xml'],
    ['/feed.xml', 'application/xml'],
    ['/feed.css', 'text/css'],
    ['/site.webmanifest', 'json'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/apple-touch-icon.png', 'image/png'],
  ] as const) {
    const response = await request.get(address)
    expect(response.status(), address).toBe(200)
    expect(response.headers()['content-type'], address).toContain(type)
  }
})

test('the staff area is neither cached nor indexed', async ({ request }) => {
  const response = await request.get('/admin')
  expect(response.status()).toBe(200)
  expect(response.headers()['cache-control']).toContain('no-store')
  expect(response.headers()['x-robots-tag']).toBe('noindex')
})

test('pages, files, the API and the 404 page have the same security headers', async ({ request }) => {
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
