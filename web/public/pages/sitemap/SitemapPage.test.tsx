import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { seed } from '#shared/content/seed.ts'
import type { FakeResponses } from '../../../testing/fakeResponses.ts'
import { renderSite } from '../../../testing/renderSite.tsx'
import { guideLinks } from '../../layout/pageLinks.ts'

const posts = (page: number) => `/api/blog/posts?page=${page}&perPage=100` as const
const listOf = (count: number, pages: number, from = 0) => ({
  posts: seed.posts.slice(0, 1).flatMap((post) =>
    Array.from({ length: count }, (_, at) => ({
      ...post,
      id: `p${from + at}`,
      slug: `p${from + at}`,
      title: `Post ${from + at}`,
    })),
  ),
  total: count,
  pages,
})
const open = (responses: FakeResponses = {}) =>
  renderSite('/sitemap', {
    '/api/service-pages': [...seed.treatments],
    [posts(1)]: listOf(3, 1),
    ...responses,
  })
const part = (name: string) => {
  const group = screen.getByRole('heading', { level: 2, name }).closest('details')
  if (!group) throw new Error(`${name} is no group`)
  group.open = true
  return within(group)
}

describe('the sitemap', () => {
  it('starts with the main list, in order [2.55]', async () => {
    await open()
    const links = part('Main pages').getAllByRole('link')
    expect(links.map((link) => `${link.getAttribute('href')} ${link.textContent}`)).toEqual([
      '/ Home',
      '/contact-us Contact Us',
      '/blog Our Blog',
      '/faq FAQ',
      '/reviews Reviews',
      '/forms Forms',
      '/privacy-policy Privacy Policy',
      '/what-we-treat What We Treat',
      '/how-we-help How We Help',
    ])
  })
  it('lists the guides and the pages of the offices after the main list [11.5]', async () => {
    await open()
    const links = part('Guides and offices').getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      guideLinks(seed.site).map(({ path }) => path),
    )
  })
  it.each([
    ['What We Treat', 'what-we-treat'],
    ['How We Help', 'how-we-help'],
  ])('has the tree of %s pages [2.56]', async (name, category) => {
    await open()
    const expected = seed.treatments.filter((page) => page.category === category)
    expect(part(name).getAllByRole('link')).toHaveLength(expected.length)
    const child = expected.find(({ parentId }) => parentId)
    const parent = expected.find(({ id }) => id === child?.parentId)
    const parentItem = part(name)
      .getByRole('link', { name: parent?.title ?? '' })
      .closest('li')
    within(parentItem as HTMLElement).getByRole('link', { name: child?.title ?? '' })
  })
  it('lists all posts, also after the first hundred [2.56]', async () => {
    await open({ [posts(1)]: listOf(100, 3), [posts(2)]: listOf(100, 3, 100), [posts(3)]: listOf(7, 3, 200) })
    const last = await part('Blog posts').findByRole('link', { name: 'Post 206' })
    expect(last.getAttribute('href')).toBe('/blog/p206')
    expect(part('Blog posts').getAllByRole('link')).toHaveLength(207)
  })
  it('says "No pages found." for each branch without pages [2.56]', async () => {
    await open({ '/api/service-pages': [] })
    expect(screen.getAllByText('No pages found.')).toHaveLength(2)
  })
  it('says "No blog posts found." without posts [2.56]', async () => {
    await open({ [posts(1)]: listOf(0, 0) })
    part('Blog posts').getByText('No blog posts found.')
  })
  it('says "Failed to fetch blog posts" when some cannot be read, and lists the others', async () => {
    await open({ [posts(1)]: listOf(100, 2), [posts(2)]: 500 })
    await part('Blog posts').findByText('Failed to fetch blog posts')
    expect(part('Blog posts').getAllByRole('link', { name: /^Post/ })).toHaveLength(100)
  })
})
