import { describe, expect, it, vi } from 'vitest'
import { urlOf } from '#shared/api/urlOf.ts'
import { seed } from '#shared/content/seed.ts'
import { pathOf, postPath } from '#shared/documents/paths.ts'
import { limits } from '#shared/limits.ts'
import { singlePages } from '#shared/pages.ts'
import { setSettings } from '../settings.ts'
import type { FakeResponses } from '../testing/fakeResponses.ts'
import { type modes, openPage } from '../testing/openPage.tsx'

// They change rendered HTML in the same way: `web/entry/start.ts` starts them there.
vi.mock('./layout/footer/map/startMapWhenNear.ts', () => ({ startMapWhenNear: () => undefined }))
vi.mock('./layout/header/headerFit.enhancement.ts', () => ({ fitHeader: () => undefined }))
vi.mock('./pages/search/search.enhancement.ts', () => ({ startSearchPage: () => undefined }))
vi.mock('../ui/OfficeState.enhancement.ts', () => ({ showOfficeStates: () => undefined }))
vi.mock('../ui/ThemeToggle.enhancement.ts', () => ({ showTheme: () => undefined }))

setSettings({ origin: 'https://www.example.org', contactFormUrl: '', contactFormScript: '' })

const { treatments, posts, pages, landings, faqs, reviews, services, teamMembers, site } = seed
const [post] = posts
const nested = treatments.find(({ parentId }) => parentId)
const parent = treatments.find(({ id }) => id === nested?.parentId)
if (!post || !nested || !parent) throw new Error('The seed is empty')

const faqList = (list: typeof faqs) => ({ faqs: list, total: list.length, pages: 1, categories: [] })
const postList = (list: typeof posts, perPage: number) => ({
  posts: list,
  total: posts.length,
  pages: Math.ceil(posts.length / perPage),
})
const stored: FakeResponses = {
  '/api/site': site,
  '/api/reviews': [...reviews],
  '/api/services': [...services],
  '/api/team-members': [...teamMembers],
  '/api/service-pages': [...treatments],
  '/api/faqs': faqList(faqs),
  '/api/blog/posts?page=1': postList(posts.slice(0, 10), 10),
  '/api/blog/posts?page=1&perPage=100': postList(posts, 100),
  ...Object.fromEntries([
    ...Object.entries(pages).map(([name, page]) => [`/api/pages/${name}`, page]),
    ...landings.map((page) => [`/api/treatment-pages/${page.category}`, page]),
    ...treatments.map((page) => [`/api/treatment-pages/${page.slug}`, page]),
    ...treatments.map(({ id }) => [
      urlOf('GET /api/faqs', { query: { servicePageId: id } }),
      faqList(faqs.filter(({ servicePageId }) => servicePageId === id)),
    ]),
    ...services.map((service) => [`/api/services/${service.id}`, service]),
    ...posts.map((one) => [`/api/blog/posts/${one.slug}`, one]),
    ...[1, 2].map((page) => [
      `/api/blog/posts?page=${page}&perPage=9`,
      postList(posts.slice(9 * (page - 1), 9 * page), limits.blogPageSize),
    ]),
    [
      urlOf('GET /api/blog/posts', { query: { page: 1, category: post.category } }),
      postList(
        posts.filter(({ category }) => category === post.category),
        10,
      ),
    ],
  ]),
}

const values = {
  text: 'Words',
  label: 'Go',
  url: '/faq',
  src: '/art/a.svg',
  alt: 'Hills',
  title: 'Title',
  html: '<p>Rich</p>',
  color: 'teal',
  links: [{ label: 'FAQ', url: '/faq' }],
  logos: [{ name: 'A plan' }],
  enabled: true,
  icon: 'Clock',
  options: [{ value: 'Jefferson', label: 'Jackson' }],
  card: 'overdose',
  office: 'Cumming',
  description: 'Long',
}
const names = [
  ...['main heading', 'section heading', 'description', 'cta button', 'profile image', 'email input'],
  ...['region dropdown', 'social icon', 'dark mode toggle', 'section title', 'subtitle', 'background image'],
  ...['section image', 'background color', 'insurance logos', 'content paragraph', 'card', 'feature'],
  ...['photograph', 'link list', 'rich text', 'care card', 'group times', 'office facts', 'review status'],
  'hologram',
]
const everyKind = [
  { name: 'first', elements: [] },
  ...names.map((name) => ({
    name,
    elements: [
      { name: 'subtitle', values },
      { name, values },
    ],
  })),
  { type: 'embed', title: 'Form' },
  { type: 'embed', title: 'Booking', url: 'https://book.example/x' },
  { type: 'locations' },
  {
    type: 'locations',
    locations: [
      {
        ...{ name: 'Annex', address: '1 Lake Road', city: 'Buford', state: 'GA', zip: '30518' },
        ...{ phone: '(770) 555-0100', directions_url: 'https://maps.example/annex' },
      },
    ],
  },
  ...['services', 'faqs', 'reviews', 'posts', 'pharmacies'].map((table) => ({ table })),
  { table: 'services', items: ['unknown'] },
  { type: 'unknown' },
]
const contact = (content: unknown): FakeResponses => ({
  ...stored,
  '/api/pages/contact-us': { title: 'Contact Us', content },
})

const alert = {
  ...{ id: 'ice', version: 1, message: 'Closed because of ice.', level: 'information', link: '/faq' },
  ...{ startsAt: '2026-01-01T00:00:00.000Z', endsAt: '2099-12-31T00:00:00.000Z', linkText: 'Why' },
}

const cases: [string, string, FakeResponses][] = [
  ...singlePages().map(({ path }): [string, string, FakeResponses] => [path, path, stored]),
  ['a treatment page with child pages', pathOf(parent), stored],
  ['a treatment page below another', pathOf(nested), stored],
  [
    'a treatment page with further sections, below an alert',
    pathOf(nested),
    {
      ...stored,
      '/api/alerts': [alert],
      [`/api/treatment-pages/${nested.slug}`]: {
        ...nested,
        sections: [{ heading: 'What it costs', html: '<p>Ask us.</p>', image: '/art/a.svg' }],
      },
    },
  ],
  ['a post', postPath(post), stored],
  ['the second page of posts', '/blog?page=2', stored],
  ['an address that no page has', '/nowhere/at/all', stored],
  ['every kind of content', '/contact-us', contact(everyKind)],
  ['no content', '/contact-us', contact([])],
  ['content that is not JSON', '/contact-us', contact('{"title')],
  ['a list that is no array', '/', { ...stored, '/api/service-pages': { pages: [] } }],
  ['lists that are empty', '/sitemap', {}],
  [
    'tables that cannot be read',
    '/contact-us',
    {
      ...contact(everyKind),
      '/api/services': 500,
      '/api/faqs': 500,
      '/api/reviews': 500,
      '/api/blog/posts?page=1&perPage=9': 500,
    },
  ],
]

/** What visitors see and hear, and what search engines read. */
async function shownBy(mode: (typeof modes)[number], path: string, responses: FakeResponses) {
  await openPage(mode, path, responses)
  const head = Array.from(
    document.querySelectorAll('title, meta[name], meta[property], link[rel="canonical"]'),
  )
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent
  const page = document.querySelector('#main')?.parentElement
  return {
    head: head.map((element) => element.outerHTML.replace(/\/>$/, '>')).sort(),
    data,
    body: page ? spelled(page) : '',
  }
}

/**
 * The HTML of what stands in an element, without comments and what belongs to the head. React writes attributes in
 * another order than the renderer, and styles with spaces.
 */
function spelled(element: Element): string {
  return Array.from(element.childNodes, (node) => {
    if (node instanceof Text) return node.data
    if (!(node instanceof Element) || ['title', 'meta', 'link', 'script'].includes(node.localName)) return ''
    const attributes = Array.from(node.attributes, ({ name, value }) =>
      name === 'style' && node instanceof HTMLElement ? [name, node.style.cssText] : [name, value],
    )
    return `<${[node.localName, ...attributes.map((pair) => JSON.stringify(pair)).sort()].join(' ')}>${spelled(node)}</>`
  }).join('')
}

describe('the app shows what the rendered HTML has [1.8]', () => {
  it.each(cases)('on %s', async (_, path, responses) => {
    const rendered = await shownBy('rendered HTML', path, responses)
    document.body.replaceChildren()
    document.head.replaceChildren()
    expect(rendered.body.length).toBeGreaterThan(5_000)
    expect(await shownBy('app', path, responses)).toEqual(rendered)
  })
})
