// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { careTitles } from '#shared/content/careTitles.ts'
import { guides } from '#shared/content/linkLists.ts'
import { seed } from '#shared/content/seed.ts'
import { site } from '#shared/content/site.ts'
import { messages } from '#shared/messages.ts'
import { pages } from '#shared/pages.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'

const [post] = seed.posts
const posts = { posts: seed.posts.slice(0, 9), total: seed.posts.length, pages: 4 }
const responses: Record<string, unknown> = {
  '/api/site': site,
  '/api/pages/contact-us': seed.pages['contact-us'],
  '/api/pages/blog': seed.pages.blog,
  '/api/pages/faq': seed.pages.faq,
  '/api/pages/reviews': seed.pages.reviews,
  ...Object.fromEntries(
    guides.map((key) => [`/api/pages/${pages[key].content}`, seed.pages[pages[key].content]]),
  ),
  '/api/pages/office': seed.pages.office,
  '/api/faqs': { faqs: seed.faqs, total: seed.faqs.length, pages: 1, categories: [] },
  '/api/reviews': seed.reviews,
  '/api/service-pages': seed.treatments,
  '/api/blog/posts?page=2&perPage=9': posts,
  '/api/blog/posts?page=1': posts,
  ...Object.fromEntries(seed.services.map((service) => [`/api/services/${service.id}`, service])),
  [`/api/blog/posts/${post?.slug}`]: post,
  [`/api/blog/posts?page=1&category=${encodeURIComponent(post?.category ?? '')}`]: posts,
}

const renderedHtml = async (path: string) =>
  (await renderRoute(path, (url) => responses[url])).replaceAll('<!-- -->', '')

describe('a rendered page with stored content', () => {
  it.each([
    [
      '/contact-us',
      ['Visit one of our three offices', 'Rather write an email?', 'What is the first step if I want help?'],
    ],
    ['/blog?page=2', [posts.posts[3]?.title ?? '?', 'Page 2 of 4']],
    [`/blog/${post?.slug}`, [`By ${post?.author}`, 'Related treatment', 'More on this']],
    ['/urgent-help', Object.values(careTitles)],
    ['/after-an-overdose', ['The first 72 hours', 'Before you leave the hospital, ask:', 'Help for you']],
    ['/your-first-visit', ['Before you come', 'Your rights in the room']],
    ['/paying-for-treatment', ['Does insurance cover evening sessions?', 'TRICARE']],
    ['/offices', ['Group times', '5 pm to 8 pm', ...site.offices.map(({ phone }) => phone)]],
    ['/offices/jefferson', ['Visit us in Jefferson', 'Parking', 'Without a car', 'Group times']],
    ['/accessibility', ['WCAG 2.2, level AA', 'Report a barrier']],
    ['/how-we-review-our-pages', ['no clinician has reviewed the page yet.', 'Where the facts come from']],
    ['/faq', ['Not on the list?', ...seed.faqs.slice(0, 3).map(({ question }) => question)]],
    ['/reviews', ['Group Therapy', ...seed.reviews.map(({ title }) => title)]],
  ])('is complete: %s', async (path, texts) => {
    const html = await renderedHtml(path)
    for (const text of texts) expect(html).toContain(text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;'))
    expect(html).not.toContain(messages.loading)
    expect(html).not.toContain('data-placeholder')
  })
})
