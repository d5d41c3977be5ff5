import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { FakeResponses } from '../../../testing/fakeResponses.ts'
import { renderSite } from '../../../testing/renderSite.tsx'

const blog = { title: 'Our Blog', content: [{ name: 'x', elements: [] }] }
const posts = Array.from({ length: 9 }, (_, at) => ({
  id: `post-${at}`,
  slug: `post-${at}`,
  title: `Post ${at}`,
  category: 'Recovery',
  author: 'A',
  content: `<p>${'Words and words. '.repeat(20)}</p>`,
  excerpt: 'x',
  createdAt: '2026-01-02T00:00:00.000Z',
}))
const pageOf = (page: number) => `/api/blog/posts?page=${page}&perPage=9`
const list = { posts, total: 60, pages: 7 }

const open = (path: string, responses: FakeResponses = {}) =>
  renderSite(path, { '/api/pages/blog': blog, ...responses })
const pagination = () => within(screen.getByRole('navigation', { name: 'Pages of the blog' }))

describe('the blog', () => {
  it('shows a page of posts as cards with the first 150 characters [2.43, 9.1, 9.5]', async () => {
    await open('/blog', { [pageOf(1)]: list })
    expect(await screen.findAllByRole('article')).toHaveLength(9)
    const start = `${'Words and words. '.repeat(8)}Words and`
    expect(screen.getAllByText(/^Words and words/)[0]?.textContent).toBe(`${start}…`)
    expect(screen.getByRole('link', { name: 'Post 3' }).getAttribute('href')).toBe('/blog/post-3')
  })
  it('shows 6 placeholders while the posts load [9.19]', async () => {
    const { container } = await open('/blog', { [pageOf(1)]: 'pending' })
    await screen.findByRole('heading', { name: 'Our Blog', level: 1 })
    expect(container.querySelectorAll('[data-placeholder]')).toHaveLength(6)
  })
  it('describes itself where its content does not [9.24]', async () => {
    await open('/blog', { [pageOf(1)]: list })
    screen.getByText('Insights and resources for addiction recovery and mental health')
  })
  it('says "Failed to fetch blog posts", keeps the rest of the page, and retries on request [8.3]', async () => {
    const { requests } = await open('/blog', { [pageOf(1)]: 503 })
    await screen.findByText('Failed to fetch blog posts')
    screen.getByRole('heading', { name: 'Our Blog', level: 1 })
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('Failed to fetch blog posts')
    expect(requests.filter((url) => url === pageOf(1))).toHaveLength(2)
  })
  it('says "No blog posts found." when there are none', async () => {
    await open('/blog', { [pageOf(1)]: { posts: [], total: 0, pages: 0 } })
    await screen.findByText('No blog posts found.')
  })
})

describe('the pages of the blog', () => {
  const numbers = () =>
    pagination()
      .getAllByRole('link', { name: /^Page/ })
      .map((link) => link.textContent)

  it('start at 1, which has no number in its address [4.3]', async () => {
    const { router } = await open('/blog?page=1', { [pageOf(1)]: list })
    await screen.findAllByRole('article')
    expect(router.state.location.href).toBe('/blog')
    expect(pagination().getByRole('link', { current: 'page' }).textContent).toBe('Page 1')
    expect(pagination().getByRole('link', { name: 'Page 1' }).getAttribute('href')).toBe('/blog')
    expect(pagination().queryByRole('link', { name: 'Previous page' })).toBeNull()
  })
  it.each(['abc', '0', '-2', '1.5', '02', '2.0', '%222%22'])(
    'start at 1 for an address that numbers none: %s',
    async (page) => {
      const { requests } = await open(`/blog?page=${page}`, { [pageOf(1)]: list })
      await screen.findAllByRole('article')
      expect(requests).toContain(pageOf(1))
    },
  )
  it.each([
    [1, ['Page 1', 'Page 2', 'Page 3', 'Page 4', 'Page 5']],
    [4, ['Page 2', 'Page 3', 'Page 4', 'Page 5', 'Page 6']],
    [7, ['Page 3', 'Page 4', 'Page 5', 'Page 6', 'Page 7']],
  ])('are at most 5 numbers centered on the current one: %i [9.3]', async (page, shown) => {
    await open(`/blog?page=${page}`, { [pageOf(page)]: list })
    await screen.findAllByRole('article')
    expect(numbers()).toEqual(shown)
  })
  it('are left out for a single page', async () => {
    await open('/blog', { [pageOf(1)]: { ...list, pages: 1 } })
    await screen.findAllByRole('article')
    expect(screen.queryByRole('navigation', { name: 'Pages of the blog' })).toBeNull()
  })
  it('move the focus to the top of the new page', async () => {
    const { router } = await open('/blog', {
      [pageOf(1)]: list,
      [pageOf(2)]: { ...list, posts: posts.slice(0, 2) },
    })
    await screen.findAllByRole('article')
    const next = pagination().getByRole('link', { name: 'Next page' }).getAttribute('href')
    expect(next).toBe('/blog?page=2')
    await act(() => router.navigate({ to: '/blog', search: { page: 2 } }))
    expect(await screen.findAllByRole('article')).toHaveLength(2)
    expect(document.activeElement?.textContent).toContain('Page 2 of 7')
    expect(document.title).toContain('page 2')
  })
})
