import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { seed } from '#shared/content/seed.ts'
import { loading } from '#shared/loading.ts'
import { messages } from '#shared/messages.ts'
import { renderSite } from '../testing/renderSite.tsx'

const reload = vi.fn()
const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.clearAllMocks()
  fetched.mockResolvedValue(new Response())
  vi.stubGlobal('fetch', fetched)
})

/** As after a navigation: the document came from another address. */
const openAt = async (address: string) => {
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
    await openAt(address)
    screen.getByText(loading)
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(fetched).toHaveBeenCalledWith(address, expect.objectContaining({ method: 'HEAD' }))
    expect(heading()).toBeUndefined()
  })
  it('shows the 404 page without a connection', async () => {
    fetched.mockRejectedValue(new TypeError('offline'))
    await openAt(address)
    await waitFor(() => expect(heading()).toBe(messages.notFound))
    expect(reload).not.toHaveBeenCalled()
  })
})

it('the document of the 404 page shows it at once, and does not open itself again [2.10]', async () => {
  await renderSite('/offices/nope')
  expect(heading()).toBe(messages.notFound)
  expect(document.title).toContain(messages.notFound)
  expect(reload).not.toHaveBeenCalled()
})
