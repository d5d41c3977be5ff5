import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { seed } from '#shared/content/seed.ts'
import { site } from '#shared/content/site.ts'
import { pathOf, postPath } from '#shared/documents/paths.ts'
import type { FakeResponses } from '../testing/fakeResponses.ts'
import { modes, openPage } from '../testing/openPage.tsx'

const [landing] = seed.landings
const treatment = seed.treatments.find(({ parentId, sources }) => parentId && sources?.length)
const [post] = seed.posts
const [review] = seed.reviews
const [service] = seed.services
const [faq] = seed.faqs
if (!landing || !treatment || !post || !review || !service || !faq) throw new Error('The seed is empty')

type Row = Record<string, unknown>
const wrong: [string, unknown][] = [
  ['an object', {}],
  ['null', null],
  ['a list of null', [null]],
  ['a number', 7],
]
/** All other fields have a value of another type. */
const damaged = (row: object, value: unknown, ...intact: string[]): Row =>
  Object.fromEntries(Object.entries(row).map(([field, own]) => [field, intact.includes(field) ? own : value]))
/** An intact entry among ones that are none, ones without what a page shows of them, and ones with nothing else. */
const withDamaged = <Entry extends { id: string }>(row: Entry, value: unknown, ...intact: string[]) => [
  value,
  { ...damaged(row, value), id: 'unusable' },
  { ...damaged(row, value, ...intact), id: 'partly' },
  row,
]
const seo = {
  title: 1,
  keywords: [null, 'outpatient'],
  openGraph: { title: {}, image: [null] },
  twitter: [null],
  canonicalUrl: {},
}
const faqList = (faqs: unknown[]) => ({ faqs, total: faqs.length, pages: 1, categories: [] })
const postList = (posts: unknown[]) => ({ posts, total: posts.length, pages: 1 })

const responses = (value: unknown): FakeResponses => {
  const posts = postList(withDamaged({ ...post, updatedAt: '' }, value, 'slug', 'title'))
  return {
    '/api/site': {
      ...site,
      insurers: [value, { name: 'A plan', image: value }],
      accreditations: [value, { name: 'A seal', url: value }],
      socialLinks: [value],
    },
    '/api/alerts': [value, { id: 'a', message: value }],
    '/api/pages/home': { ...seed.pages.home, seo },
    '/api/pages/contact-us': { ...seed.pages['contact-us'], seo },
    '/api/pages/faq': { ...seed.pages.faq, seo: value },
    '/api/pages/reviews': { ...seed.pages.reviews, seo: value },
    '/api/pages/blog': { ...seed.pages.blog, seo: value },
    '/api/reviews': withDamaged({ ...review, isSample: true }, value, 'content'),
    '/api/service-pages': withDamaged(treatment, value, 'slug', 'title', 'category'),
    '/api/services': withDamaged(service, value, 'slug', 'title'),
    '/api/faqs': faqList(withDamaged({ ...faq, servicePageId: '' }, value, 'question', 'answer')),
    [`/api/faqs?servicePageId=${treatment.id}`]: faqList([value, faq]),
    [`/api/treatment-pages/${landing.category}`]: damaged(landing, value, 'slug', 'title'),
    [`/api/treatment-pages/${treatment.slug}`]: damaged(treatment, value, 'id', 'slug', 'title'),
    [`/api/blog/posts/${post.slug}`]: damaged({ ...post, updatedAt: '' }, value, 'id', 'slug', 'title'),
    '/api/blog/posts?page=1&perPage=9': posts,
    '/api/blog/posts?page=1&perPage=100': posts,
    '/api/blog/posts?page=1': posts,
  }
}

describe.each(modes)('in the %s', (mode) => {
  beforeEach(() => {
    vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response()))
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
  })

  describe.each(wrong)('%s in place of any other value', (_, value) => {
    it.each([
      ['/', 'Recovering Possibilities Throughout Georgia', [review.title]],
      ['/contact-us', 'Contact Us', []],
      [pathOf(landing), landing.title, [review.title, treatment.title]],
      [pathOf(treatment), treatment.title, [faq.question]],
      [postPath(post), post.title, []],
      ['/blog', 'Our Blog', [post.title]],
      ['/faq', 'Frequently Asked Questions', [faq.question]],
      ['/reviews', 'Reviews', [review.title]],
      ['/sitemap', 'Site Map', [treatment.title, post.title]],
    ])('leaves the rest of %s', async (path, title, neighbors) => {
      await openPage(mode, path, responses(value))
      const main = document.querySelector('main')
      expect(main?.querySelector('h1')?.textContent).toBe(title)
      for (const text of neighbors) expect(main?.textContent).toContain(text)
    })
  })

  it.each([
    [
      postPath(post),
      { [`/api/blog/posts/${post.slug}`]: { id: post.id, slug: post.slug, title: post.title } },
    ],
    [
      '/blog',
      { '/api/blog/posts?page=1&perPage=9': postList([{ id: post.id, slug: post.slug, title: post.title }]) },
    ],
    ['/reviews', { '/api/reviews': [{ id: review.id, content: review.content }] }],
    [
      pathOf(treatment),
      {
        [`/api/treatment-pages/${treatment.slug}`]: {
          id: treatment.id,
          slug: treatment.slug,
          title: treatment.title,
        },
        [`/api/faqs?servicePageId=${treatment.id}`]: faqList([]),
      },
    ],
  ] as [string, FakeResponses][])(
    '%s has no empty element and no "By" for what is missing',
    async (path, own) => {
      await openPage(mode, path, { ...responses([]), ...own })
      const main = document.querySelector('main')
      expect(main?.textContent).not.toMatch(/\bBy (?![a-z])/)
      const empty = Array.from(
        main?.querySelectorAll('h2, h3, p, span, section, ul, img:not([src^="/"])') ?? [],
      ).filter(
        (element) => !element.textContent?.trim() && !element.closest('svg, [role="img"], form, [hidden]'),
      )
      expect(empty.map((element) => element.outerHTML)).toEqual([])
    },
  )

  it('removes an element that is damaged, and not its neighbors', async () => {
    const names = ['section heading', 'description', 'cta button', 'card', 'link list', 'rich text']
    const others = ['care card', 'feature', 'photograph', 'group times', 'office facts', 'hologram']
    const elements = [...names, ...others, 'region dropdown', 'email input', 'insurance logos', 'social icon']
    const bad = wrong.flatMap(([, value]) =>
      elements.flatMap((name) => [
        { name, values: value },
        {
          name,
          values: damaged(
            { text: 1, html: 1, label: 1, url: 1, title: 1, links: 1, card: 1, options: 1 },
            value,
          ),
        },
        {
          name,
          values: damaged({ src: 1, alt: 1, image: 1, icon: 1, office: 1, iconName: 1, logos: 1 }, value),
        },
      ]),
    )
    const content = [
      ...wrong.flatMap(([, value]) => [
        value,
        { name: 'bad', elements: [value] },
        { name: 'bad', elements: value },
        { type: 'locations', title: value, locations: [value, { name: value }] },
        { type: 'embed', title: value, url: value },
        { table: 'services', title: value, items: value },
      ]),
      { name: 'section', elements: [...bad, { name: 'description', values: { text: 'An intact text' } }] },
    ]
    await openPage(mode, '/contact-us', { '/api/pages/contact-us': { title: 'Contact Us', content } })
    screen.getByRole('heading', { level: 1, name: 'Contact Us' })
    screen.getByText('An intact text')
  })
})
