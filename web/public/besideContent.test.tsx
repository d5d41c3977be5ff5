import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { seed } from '#shared/content/seed.ts'
import { pathOf, postPath } from '#shared/documents/paths.ts'
import { limits } from '#shared/limits.ts'
import { loading } from '#shared/loading.ts'
import type { FakeResponses } from '../testing/fakeResponses.ts'
import { renderSite } from '../testing/renderSite.tsx'

vi.mock('#shared/limits.ts', async (original) => {
  const { limits } = await original<typeof import('#shared/limits.ts')>()
  return { limits: { ...limits, pageWait: 0 } }
})

const [treatment] = seed.treatments
const [post] = seed.posts
const [landing] = seed.landings
if (!treatment || !post || !landing) throw new Error('The seed is empty')

/** Every read beside the content of a page; none of them ever responds. */
const beside: FakeResponses = {
  '/api/reviews': 'pending',
  '/api/faqs': 'pending',
  '/api/services': 'pending',
  '/api/service-pages': 'pending',
  '/api/alerts': 'pending',
  '/api/blog/posts?page=1': 'pending',
  '/api/blog/posts?page=1&perPage=9': 'pending',
  '/api/blog/posts?page=1&perPage=100': 'pending',
  [`/api/faqs?servicePageId=${treatment.id}`]: 'pending',
  [`/api/blog/posts?page=1&category=${encodeURIComponent(post.category)}`]: 'pending',
}
const tables = ['reviews', 'faqs', 'services', 'posts'].map((table) => ({ table }))
const { few, many } = limits.skeletons

/** With the placeholders of the page itself, without those of the teaser. */
const pages: [path: string, placeholders: number, FakeResponses][] = [
  ['/', few, { '/api/pages/home': seed.pages.home }],
  [pathOf({ slug: landing.category }), few + many, { [`/api/treatment-pages/${landing.category}`]: landing }],
  [pathOf(treatment), few, { [`/api/treatment-pages/${treatment.slug}`]: treatment }],
  [postPath(post), 2 * few, { [`/api/blog/posts/${post.slug}`]: post }],
  ['/faq', few, { '/api/pages/faq': seed.pages.faq }],
  ['/reviews', many, { '/api/pages/reviews': seed.pages.reviews }],
  ['/blog', many, { '/api/pages/blog': seed.pages.blog }],
  ['/sitemap', 0, {}],
  ['/contact-us', 4 * few, { '/api/pages/contact-us': { title: 'Contact Us', content: tables } }],
]

describe.each(pages)(
  '%s, once it has waited long enough for what stands beside its content',
  (path, placeholders, own) => {
    it(`has its heading, and ${placeholders} placeholders [9.19]`, async () => {
      await renderSite(path, { ...beside, ...own })
      const heading = await screen.findByRole('heading', { level: 1 })
      expect(heading.textContent).not.toBe(loading)
      await waitFor(() =>
        expect(document.querySelectorAll('#main [data-placeholder]')).toHaveLength(placeholders),
      )
    })
  },
)
