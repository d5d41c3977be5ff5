import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { seed } from '#shared/content/seed.ts'
import { site } from '#shared/content/site.ts'
import { pathOf, postPath } from '#shared/documents/paths.ts'
import type { FakeResponses } from '../testing/fakeResponses.ts'
import { modes, openPage } from '../testing/openPage.tsx'

const treatment = seed.treatments.find(({ parentId, sources }) => parentId && sources?.length)
const [post] = seed.posts
const [review] = seed.reviews
if (!treatment || !post || !review) throw new Error('The seed is empty')

const wrong: [string, unknown][] = [
  ['an object', {}],
  ['null', null],
  ['a list of null', [null]],
  ['a number', 7],
]
/** Each field has a value of another type. */
const damaged = (row: object, value: unknown) =>
  Object.fromEntries(Object.keys(row).map((field) => [field, value]))
const faqList = (faqs: unknown[]) => ({ faqs, total: faqs.length, pages: 1, categories: [] })
const postList = (posts: unknown[]) => ({ posts, total: posts.length, pages: 1 })

describe.each(modes)('in the %s', (mode) => {
  beforeEach(() => {
    vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response()))
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
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
    ['/our-team', { '/api/team-members': [{ id: 'a', name: 'Cher' }] }],
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
    '%s has no empty element and no "By" for what is missing [2.90]',
    async (path, own) => {
      await openPage(mode, path, own)
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

  it.each([
    ['null', null],
    ['a number', 7],
    ['an object', {}],
  ])('a list keeps its other entries where a field of one is %s [8.18]', async (_, value) => {
    const [first, second] = seed.treatments.filter(({ slug }) => slug.startsWith('what-we-treat/'))
    const [one, other] = seed.posts
    if (!first || !second || !one || !other) throw new Error('The seed is empty')
    await openPage(mode, '/sitemap', {
      '/api/service-pages': [
        value,
        { ...first, title: value },
        { ...first, slug: value },
        { ...second, linkedFrom: value },
      ],
      '/api/blog/posts?page=1&perPage=100': postList([
        { ...one, title: value },
        { ...other, category: value },
      ]),
      '/api/site': {
        ...site,
        socialLinks: [
          value,
          { name: value, url: 'https://a.example' },
          { name: 'Network', url: 'https://b.example' },
        ],
        crisisLines: value,
        offices: site.offices.map((office, index) =>
          index === 1 ? { ...office, hours: value, suite: value } : office,
        ),
      },
    })
    const main = within(screen.getByRole('main'))
    expect(main.queryByRole('link', { name: first.title })).toBeNull()
    main.getByRole('link', { name: second.title })
    main.getByRole('link', { name: other.title })
    expect(main.queryByRole('link', { name: one.title })).toBeNull()
    expect(document.querySelector('[data-slot="header"] a[href="/faq"]')).not.toBeNull()
    const footer = within(screen.getByRole('contentinfo'))
    footer.getByRole('link', { name: 'Network' })
    for (const office of site.offices) footer.getAllByText(office.phone)
  })

  it.each([
    ['null', null],
    ['a number', 7],
    ['an object', {}],
  ])('SEO data whose fields are %s leave the page and its defaults [8.18]', async (_, value) => {
    const fields = [
      'title',
      'description',
      'keywords',
      'canonicalUrl',
      'openGraph',
      'twitter',
      'structuredData',
    ]
    const seo = Object.fromEntries(fields.map((field) => [field, value]))
    await openPage(mode, '/reviews', { '/api/pages/reviews': { title: 'Reviews', content: [], seo } })
    screen.getByRole('heading', { level: 1, name: 'Reviews' })
    expect(document.querySelector('meta[name=keywords]')?.getAttribute('content')).toContain(
      'addiction treatment Georgia',
    )
    expect(document.title).toContain('Reviews')
  })

  it('removes an element that is damaged, and not its neighbors [8.16, 8.18]', async () => {
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
