import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { seed } from '#shared/content/seed.ts'
import { site } from '#shared/content/site.ts'
import { pathOf, postPath } from '#shared/documents/paths.ts'
import { failures } from '#shared/failures.ts'
import { pageLoadFailed } from '#shared/loading.ts'
import { messages } from '#shared/messages.ts'
import { singlePages } from '#shared/pages.ts'
import { byDay } from '#shared/testing/soak.ts'
import type { FakeResponse, FakeResponses } from '../testing/fakeResponses.ts'
import { modes, openPage } from '../testing/openPage.tsx'

const [treatment] = seed.treatments
const [post] = seed.posts
if (!treatment || !post) throw new Error('The seed is empty')

/** Each page with stored content, by its address. */
const all: (readonly [path: string, url: string])[] = [
  ...singlePages().flatMap(({ path, content, category }): (readonly [string, string])[] =>
    content
      ? [[path, `/api/pages/${content}`] as const]
      : category
        ? [[path, `/api/treatment-pages/${category}`] as const]
        : [],
  ),
  [pathOf(treatment), `/api/treatment-pages/${treatment.slug}`],
  [postPath(post), `/api/blog/posts/${post.slug}`],
]

/** What the specification says of a page that is not stored; any other one says "Page not found". */
const missing = new Map<string, string>([
  ['/contact-us', messages.pagesNotFound['contact-us']],
  ['/blog', messages.pagesNotFound.blog],
  ['/faq', messages.pagesNotFound.faq],
  ['/reviews', messages.pagesNotFound.reviews],
  ...['/what-we-treat', '/how-we-help', pathOf(treatment), postPath(post)].map(
    (path) => [path, messages.notFound] as const,
  ),
])
const failed = new Map<string, string>([
  ['/contact-us', failures.pages['contact-us']],
  ['/blog', failures.pages.blog],
  ['/faq', failures.pages.faq],
  ['/reviews', failures.pages.reviews],
  [postPath(post), failures.post],
])
const outages: [string, FakeResponse][] = [
  ['takes more than 10 seconds', 'timeout'],
  ['is a 500', 500],
  ['is a 403', 403],
  ['has another shape', 'text'],
]
const storedPages = {
  '/api/pages/reviews': seed.pages.reviews,
  '/api/pages/our-team': seed.pages['our-team'],
  '/api/pages/faq': seed.pages.faq,
  '/api/pages/blog': seed.pages.blog,
}
const heading = () => screen.getByRole('heading', { level: 1 }).textContent

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response()))
  // Where it is no visitor's, the console has what is reported.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

it('what could not be read is reported with the message of the catalogue [8.8]', async () => {
  await openPage('app', '/contact-us', { '/api/pages/contact-us': 500 })
  const [url, init] = vi.mocked(fetch).mock.calls[0] ?? []
  expect(url).toBe('/api/client-errors')
  expect(JSON.parse(String(init?.body))).toMatchObject({ message: failures.pages['contact-us'] })
})

const absences: [string, FakeResponse][] = [
  ['404', 404],
  ['null', null],
]

describe.each(modes)('in the %s', (mode) => {
  describe.each(all)('%s', (path, url) => {
    // By day a page meets each of two responses in one of the modes, and its neighbor meets it in the other.
    const turn = (all.findIndex(([other]) => other === path) + modes.indexOf(mode)) % 2
    it.each(byDay(outages, turn === 0 ? 0 : 3))(
      'says that it could not be loaded when its response %s [2.41, 8.1, 8.8]',
      async (_, response) => {
        await openPage(mode, path, { [url]: response })
        expect(heading()).toBe(pageLoadFailed)
        screen.getByText(failed.get(path) ?? pageLoadFailed)
        expect(document.querySelector('main')?.textContent).not.toMatch(/not found|no pages/i)
        screen.getByRole('button', { name: 'Try again' })
      },
    )
    it.each(byDay(absences, turn))(
      'says that it is not there when its response is %s [2.41]',
      async (_, response) => {
        await openPage(mode, path, { [url]: response })
        expect(heading()).toBe(missing.get(path) ?? messages.pageNotFound)
        expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
      },
    )
  })

  const landing: FakeResponses = { '/api/treatment-pages/how-we-help': seed.landings[1] ?? 404 }
  describe.each([
    ['/sitemap', 2],
    ['/how-we-help', 1],
  ])('the list of pages on %s', (path, lists) => {
    it.each(byDay(outages, 0, 3))(
      'says that it could not be loaded when its response %s [2.41, 8.1, 8.8]',
      async (_, response) => {
        await openPage(mode, path, { ...landing, '/api/service-pages': response })
        expect(screen.getAllByText(messages.listLoadFailed)).toHaveLength(lists)
        expect(screen.queryByText(messages.noPages)).toBeNull()
        expect(screen.getAllByRole('button', { name: 'Try again' }).length).toBeGreaterThanOrEqual(lists)
      },
    )
    it.each([
      ['an empty list', []],
      ['null', null],
    ])('says "No pages found." when its response is %s [2.56]', async (_, response) => {
      await openPage(mode, path, { ...landing, '/api/service-pages': response })
      expect(screen.getAllByText(messages.noPages)).toHaveLength(lists)
      expect(screen.queryByText(messages.listLoadFailed)).toBeNull()
    })
  })

  it('a page of posts beyond the last one is the 404 page, and is not for search engines [9.1]', async () => {
    await openPage(mode, '/blog?page=3', {
      ...storedPages,
      '/api/blog/posts?page=3&perPage=9': { posts: [], total: 10, pages: 2 },
    })
    expect(heading()).toBe(messages.notFound)
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, nofollow')
    expect(document.querySelector('link[rel=canonical]')).toBeNull()
  })
  it('a page of posts that could not be read is for search engines', async () => {
    await openPage(mode, '/blog?page=3', { ...storedPages, '/api/blog/posts?page=3&perPage=9': 500 })
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('index, follow')
  })
  it.each([
    ['/reviews', '/api/reviews', messages.noReviews],
    ['/our-team', '/api/team-members', messages.noTeamMembers],
    ['/faq', '/api/faqs', messages.content.empty],
    ['/blog', '/api/blog/posts?page=1&perPage=9', messages.noPosts],
    ['/sitemap', '/api/blog/posts?page=1&perPage=100', messages.noPosts],
  ])('%s says that there is nothing when its list is null [2.56]', async (path, url, message) => {
    await openPage(mode, path, { ...storedPages, [url]: null })
    expect(document.querySelector('main')?.textContent).toContain(message)
  })
})

// Its rendered HTML is that of /blog: infra/edge/canonicalAddress.test.ts.
it.each(['02', '2.0', '2e0', '%222%22', '0', '-1', 'two'])(
  '/blog?page=%s is the first page in the app [9.1]',
  async (page) => {
    await openPage('app', `/blog?page=${page}`, {
      ...storedPages,
      '/api/blog/posts?page=1&perPage=9': { posts: [post], total: 10, pages: 2 },
    })
    expect(document.querySelector('main')?.textContent).toContain(post.title)
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/blog$/)
  },
)

const sourced = seed.treatments.find(({ parentId, sources }) => parentId && sources?.length)
const [review] = seed.reviews
if (!sourced || !review) throw new Error('The seed is empty')

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
      pathOf(sourced),
      {
        [`/api/treatment-pages/${sourced.slug}`]: {
          id: sourced.id,
          slug: sourced.slug,
          title: sourced.title,
        },
        [`/api/faqs?servicePageId=${sourced.id}`]: faqList([]),
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
