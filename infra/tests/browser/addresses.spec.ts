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

test('robots.txt, the sitemap, the feed, the manifest and the icons have their content types [2.82]', async ({
  request,
}) => {
  for (const [address, type] of [
    ['/robots.txt', 'text/plain'],
    ['/sitemap.xml', 'xml'],
    ['/feed.xml', 'application/atom+xml'],
    ['/feed.css', 'text/css'],
    ['/site.webmanifest', 'json'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/favicon.ico', 'image/vnd.microsoft.icon'],
    ['/icon-192.png', 'image/png'],
    ['/apple-touch-icon.png', 'image/png'],
  ] as const) {
    const response = await request.get(address)
    expect(response.status(), address).toBe(200)
    expect(response.headers()['content-type'], address).toContain(type)
  }
})
