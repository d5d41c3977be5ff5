import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { seed } from '#shared/content/seed.ts'
import { site } from '#shared/content/site.ts'
import { lifeline } from '#shared/fixedFacts.ts'
import { loading, pageLoadFailed } from '#shared/loading.ts'
import { messages } from '#shared/messages.ts'
import { renderSite } from '../testing/renderSite.tsx'

vi.mock('./pages/faq/FaqPage.tsx', () => ({
  FaqPage() {
    throw new Error('This page is broken')
  },
}))
vi.mock('./pages/contact/ContactPage.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

const reload = vi.fn()
const fetched = vi.fn<typeof fetch>()
const main = () => within(screen.getByRole('main'))

beforeEach(() => {
  vi.clearAllMocks()
  fetched.mockResolvedValue(new Response(null, { headers: { 'x-request-id': 'report-1' } }))
  vi.stubGlobal('fetch', fetched)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

const openAt = async (address: string) => {
  vi.stubGlobal('location', { pathname: address, search: '', reload })
  return renderSite(address, { '/api/pages/faq': { title: 'FAQ', content: [] } })
}

async function expectNotice() {
  expect((await main().findByRole('heading', { level: 1 })).textContent).toBe(pageLoadFailed)
  await main().findByRole('link', { name: new RegExp(lifeline.number) })
  for (const { phone } of site.offices) main().getByText(phone)
  screen.getByRole('banner')
  screen.getByRole('contentinfo')
  expect(screen.queryByText(/went wrong/)).toBeNull()
  expect(document.title).toBe(pageLoadFailed)
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex, nofollow')
}

/** As after a navigation: the document came from another address. */
const navigateTo = async (address: string) => {
  const [pathname = '', search] = address.split('?')
  vi.stubGlobal('location', { pathname, search: search ? `?${search}` : '', reload })
  return renderSite(address, {
    '/api/pages/blog': seed.pages.blog,
    '/api/blog/posts?page=99&perPage=9': { posts: [], total: 30, pages: 4 },
  })
}
const heading = () => screen.queryByRole('heading', { level: 1 })?.textContent

const missing = [
  ['no page', '/nowhere?id=7'],
  ['a treatment page that has moved', '/what-we-treat/old-name'],
  ['a post that has moved', '/blog/old-name'],
  ['an office that there is not', '/offices/nope'],
  ['a page of the blog beyond the last one', '/blog?page=99'],
] as const

describe.each(missing)('a navigation to the address of %s', (_, address) => {
  it('opens it as a document, once, since it may be a redirect [2.10]', async () => {
    await navigateTo(address)
    screen.getByText(loading)
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(fetched).toHaveBeenCalledWith(address, expect.objectContaining({ method: 'HEAD' }))
    expect(heading()).toBeUndefined()
  })
  it('shows the 404 page without a connection', async () => {
    fetched.mockRejectedValue(new TypeError('offline'))
    await navigateTo(address)
    await waitFor(() => expect(heading()).toBe(messages.notFound))
    expect(reload).not.toHaveBeenCalled()
  })
})

it('the document of the 404 page shows it at once, and does not open itself again [2.10]', async () => {
  await renderSite('/offices/nope')
  expect(heading()).toBe(messages.notFound)
  expect(document.title).toContain(messages.notFound)
  expect(main().getAllByRole('link')[0]?.getAttribute('href')).toBe('/search')
  expect(reload).not.toHaveBeenCalled()
})

describe('a page whose alerts', () => {
  const path = '/how-we-help'
  const openWith = (alerts: number | string) => {
    vi.stubGlobal('location', { pathname: path, search: '', reload })
    return renderSite(path, {
      [`/api/treatment-pages${path}`]:
        seed.landings.find(({ category }) => category === 'how-we-help') ?? 404,
      '/api/reviews': [],
      '/api/alerts': alerts,
    })
  }
  it('cannot be read is opened as a document, which has them [1.9]', async () => {
    await openWith(500)
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  })
  it('are late waits for them, so that they do not push it down [1.8]', async () => {
    await openWith('pending')
    expect(heading()).toBeUndefined()
  })
})

describe('a page that throws', () => {
  it('gives way to a notice with phones, crisis numbers, a way to try again and the id of its report', async () => {
    await openAt('/faq')
    await expectNotice()
    expect(main().getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/faq')
    await main().findByText('If you call us about this page, name report-1')
    const [url, init] = fetched.mock.calls[0] ?? []
    expect(url).toBe('/api/client-errors')
    expect(JSON.parse(String(init?.body))).toMatchObject({ message: 'This page is broken', path: '/faq' })
  })
  it('leaves the way to other pages open', async () => {
    const { router } = await openAt('/faq')
    await act(() => router.navigate({ to: '/sitemap' }))
    expect(main().getByRole('heading', { level: 1 }).textContent).toBe('Site Map')
    expect(document.title).toContain('Site Map')
  })
})

describe('a page whose script does not come', () => {
  it('is opened as a document, once', async () => {
    await openAt('/contact-us')
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(fetched).toHaveBeenCalledWith('/contact-us', expect.objectContaining({ method: 'HEAD' }))
    expect(screen.queryByText(pageLoadFailed)).toBeNull()
  })
  it('gives way to a notice without a connection, in which a document would not come either', async () => {
    fetched.mockRejectedValue(new TypeError('offline'))
    await openAt('/contact-us')
    await expectNotice()
    expect(reload).not.toHaveBeenCalled()
  })
  it('does not open the document that has just been loaded, again and again', async () => {
    history.replaceState(null, '', '/contact-us')
    vi.resetModules()
    const { renderSite } = await import('../testing/renderSite.tsx')
    vi.stubGlobal('location', { pathname: '/contact-us', search: '', reload })
    await renderSite('/contact-us')
    await expectNotice()
    expect(reload).not.toHaveBeenCalled()
    history.replaceState(null, '', '/')
  })
})
