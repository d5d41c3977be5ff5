// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { seed } from '#shared/content/seed.ts'
import { type DocumentKind, documentKinds } from '#shared/kinds/kinds.ts'
import { renderRoute } from '../../../../testing/renderRoute.tsx'
import { deskKinds } from '../../kinds/deskKinds.ts'
import type { PreviewDraft } from '../../kinds/fieldTypes.ts'
import { withDraft } from './overlay.ts'

type Rows = Record<string, unknown>

/** The public API over some content. */
function apiOf({
  posts,
  faqs,
  reviews,
  services,
  teamMembers,
  treatments,
  pages,
  landings,
  site,
}: typeof seed) {
  const [firstPosts] = [posts.slice(0, 9)]
  return (url: string): unknown => {
    const { pathname, searchParams } = new URL(url, 'http://api')
    const path = pathname.replace('/api/', '')
    const faqsOf = searchParams.get('servicePageId')
    const foundFaqs = faqs.filter((faq) => (faqsOf ? faq.servicePageId === faqsOf : true))
    const lists: Rows = {
      site,
      'blog/posts': { posts: firstPosts, total: posts.length, pages: 4 },
      faqs: {
        faqs: foundFaqs,
        total: foundFaqs.length,
        pages: 1,
        categories: [...new Set(foundFaqs.map((faq) => faq.categoryName))],
      },
      reviews,
      services,
      'team-members': teamMembers,
      'service-pages': treatments,
    }
    const post = posts.find(({ slug }) => path === `blog/posts/${slug}`)
    const treatment = treatments.find(({ slug }) => path === `treatment-pages/${slug}`)
    const landing = landings.find(({ category }) => path === `treatment-pages/${category}`)
    const page = Object.entries(pages).find(([name]) => path === `pages/${name}`)?.[1]
    return lists[path] ?? post ?? treatment ?? landing ?? page
  }
}

const render = (path: string, readUrl: (url: string) => unknown) =>
  renderRoute(path, (url) => structuredClone(readUrl(url)))

const [post] = seed.posts
const [faq] = seed.faqs
const [review] = seed.reviews
const [service] = seed.services
const [member] = seed.teamMembers
const [treatment] = seed.treatments
const [landing] = seed.landings
if (!post || !faq || !review || !service || !member || !treatment || !landing)
  throw new Error('the seed is empty')
const changedTitle = 'Another title'

const cases: { kind: DocumentKind; id: string; content: Rows; after: Partial<typeof seed> }[] = [
  published('post', post, { title: changedTitle }, (row) => ({ posts: replaced(seed.posts, row) })),
  published('faq', faq, { question: changedTitle }, (row) => ({ faqs: replaced(seed.faqs, row) })),
  published('review', review, { title: changedTitle }, (row) => ({ reviews: replaced(seed.reviews, row) })),
  published('service', service, { title: changedTitle }, (row) => ({
    services: replaced(seed.services, row),
  })),
  published('teamMember', member, { name: changedTitle }, (row) => ({
    teamMembers: replaced(seed.teamMembers, row),
  })),
  published('treatment', treatment, { title: changedTitle }, (row) => ({
    treatments: replaced(seed.treatments, row),
  })),
  {
    ...published('landing', landing, { title: changedTitle }, (row) => ({
      landings: replaced(seed.landings, row),
    })),
    id: landing.category,
  },
  {
    kind: 'page',
    id: 'faq',
    content: { ...seed.pages.faq, title: changedTitle },
    after: { pages: { ...seed.pages, faq: { ...seed.pages.faq, title: changedTitle } } },
  },
]

describe('the preview', () => {
  it('has a case for each kind but alerts and the facts of the clinic, whose documents are on every page', () => {
    const kinds = documentKinds.filter((kind) => kind !== 'alert' && kind !== 'site')
    expect(cases.map(({ kind }) => kind).toSorted()).toEqual(kinds.toSorted())
  })

  it.each(cases)(
    'of a $kind is the HTML that publishing it produces [13.65, 14.33]',
    async ({ kind, id, content, after }) => {
      const draft: PreviewDraft = { kind, id, content, now: '2026-11-21T12:00:00.000Z' }
      const path = deskKinds[kind].previewPath(draft, { treatmentPages: seed.treatments })
      const before = apiOf(seed)
      const preview = await render(path, (url) => {
        const data = before(url)
        const result = withDraft(url, data === null ? { failure: { status: 404 } } : { data }, draft)
        return 'data' in result ? result.data : null
      })
      expect(preview).toBe(await render(path, apiOf({ ...seed, ...after })))
      if (kind !== 'service') expect(preview).toContain(changedTitle)
    },
  )

  it.each([
    ['post', {}],
    ['post', { slug: 'not an address, é' }],
    ['treatment', {}],
    ['treatment', { category: 'what-we-treat', parentId: null, slug: 'what-we-treat/' }],
    ['treatment', { slug: 'how-we-help/a' }],
  ] as const)('of a new %s with %j has a page, with what it has so far [14.48]', async (kind, others) => {
    const content = { ...others, title: changedTitle }
    const draft = { kind, id: 'new', content, now: '2026-11-21T12:00:00.000Z' }
    const html = await render(deskKinds[kind].previewPath(draft, {}), (url) => {
      const data = apiOf(seed)(url)
      const result = withDraft(url, data === null ? { failure: {} } : { data }, draft)
      return 'data' in result ? result.data : null
    })
    expect(html).toContain(`>${changedTitle}</h1>`)
  })

  it('of the clinic shows the facts that are complete, and what is published in place of the others', () => {
    const [office] = seed.site.offices
    const offices = [{ ...office, exceptions: [{ from: '2026-12-24' }] }]
    const content = { ...seed.site, tagline: changedTitle, offices }
    const draft = { kind: 'site', id: 'site', content, now: '2026-11-21T12:00:00.000Z' } as const
    expect(withDraft('/api/site', { data: seed.site }, draft)).toEqual({
      data: { ...seed.site, tagline: changedTitle },
    })
  })

  it('of a new question is on its treatment page and not on another', () => {
    const draft: PreviewDraft = {
      kind: 'faq',
      id: 'new',
      content: { question: 'Why?', answer: '', servicePageId: treatment.id },
      now: '2026-11-21T12:00:00.000Z',
    }
    const questions = (url: string) => {
      const result = withDraft(url, { data: apiOf(seed)(url) }, draft)
      return JSON.stringify(result)
    }
    expect(questions(`/api/faqs?servicePageId=${treatment.id}`)).toContain('Why?')
    expect(questions('/api/faqs?servicePageId=other')).not.toContain('Why?')
  })
})

function published<Row extends { id: string }>(
  kind: DocumentKind,
  { id, ...content }: Row,
  change: Rows,
  after: (row: Row) => Partial<typeof seed>,
) {
  const changed = { ...content, ...change }
  // The row is the document with its id again.
  return { kind, id, content: changed, after: after({ ...changed, id } as Row & { id: string }) }
}

function replaced<Row extends { id: string }>(rows: readonly Row[], row: Row): Row[] {
  return rows.map((one) => (one.id === row.id ? row : one))
}
