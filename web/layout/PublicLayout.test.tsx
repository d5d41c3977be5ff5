import { screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { treatments } from '#shared/content/treatments.ts'
import { limits } from '#shared/limits.ts'
import { messages } from '#shared/messages.ts'
import { type FakeResponses, renderSite } from '../testing/renderSite.tsx'
import { loadRegions } from './regions.ts'

// The first import of a region takes as long as its transformation.
beforeAll(async () => void (await loadRegions()))

const posts = [{ id: 'a', slug: 'a', title: 'First steps', category: 'Recovery', content: '<p>Text</p>' }]
const somePosts: FakeResponses = { '/api/blog/posts?page=1': { posts, total: 1, pages: 1 } }

/** The page as the renderer leaves it where it shows no teaser. */
function arriveOnPageWithoutTeaser() {
  const app = document.createElement('div')
  app.id = 'app'
  app.innerHTML =
    '<div data-region="header"><header></header></div><div data-region="teaser" hidden><!--$--><!--/$--></div>'
  document.body.append(app)
}
afterEach(() => document.getElementById('app')?.remove())

describe('the blog teaser strip', () => {
  it('is on a page reached from one that has none', async () => {
    arriveOnPageWithoutTeaser()
    await renderSite('/forms', somePosts)
    expect(await screen.findByRole('heading', { name: messages.teaser.heading })).toBeTruthy()
    expect(await screen.findByText('First steps')).toBeTruthy()
  })
  it('shows 3 placeholders while its posts load', async () => {
    arriveOnPageWithoutTeaser()
    const { container } = await renderSite('/forms', { '/api/blog/posts?page=1': 'pending' })
    await screen.findByRole('heading', { name: messages.teaser.heading })
    expect(container.querySelectorAll('[data-region="teaser"] [data-placeholder]')).toHaveLength(
      limits.skeletons.few,
    )
  })
  it.each(['/contact-us', '/contact-us/anything', '/blog/anything'])('is not on %s', async (path) => {
    await renderSite(path, somePosts)
    expect(screen.queryByRole('heading', { name: messages.teaser.heading })).toBeNull()
  })
})

describe('the menus of the header', () => {
  it('list the fetched pages', async () => {
    await renderSite('/forms', { '/api/service-pages': treatments.map(({ page }) => page) })
    expect(screen.getAllByRole('link', { name: /Depression/, hidden: true }).length).toBeGreaterThan(0)
  })
  it('list only the fixed pages if the fetched value is no array', async () => {
    await renderSite('/forms', { '/api/service-pages': { 0: treatments[0]?.page, length: 1 } })
    expect(screen.queryByRole('link', { name: /Depression/, hidden: true })).toBeNull()
    expect(screen.getAllByRole('link', { name: 'Group Therapy', hidden: true })).toHaveLength(1)
  })
})
