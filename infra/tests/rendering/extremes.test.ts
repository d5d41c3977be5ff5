import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { DeskDocument, type DraftContent } from '#shared/entities/documents.ts'
import { Issue } from '#shared/entities/problem.ts'
import { type DocumentKind, kinds } from '#shared/kinds/kinds.ts'
import { soak } from '#shared/testing/soak.ts'
import { content as seed } from '../../../functions/testing/content.ts'
import { editsOf, renderingState } from './editsGoLive.ts'
import { startRenderedSite } from './renderedSite.ts'

// What the API publishes, the renderer can render: no edit of staff stops the site.

const site = startRenderedSite({ hasForms: soak > 1 })
const { desk } = site
const { requireThatEditsGoLive } = editsOf(site)

const section = (name: string, ...elements: unknown[]) => ({ name, elements })
const words = (text: string) => ({ name: 'description', values: { text } })

/** Values of a field, each damaged, empty or extreme. */
const values: [string, unknown][] = [
  ['nothing', undefined],
  ['null', null],
  ['a number', 7],
  ['an empty text', ''],
  ['a space', ' '],
  ['an empty list', []],
  ['an empty object', {}],
  ['a list of nothing', [null]],
  ['a list of empty objects', [{}, {}]],
  ['markup', '</title></script><script>alert(1)</script><img src=x onerror=alert(1)>'],
  ['text from right to left', '\u202eשלום \u0645\u0631\u062d\u0628\u0627'],
  ['half of a character', 'half \ud800'],
  ['a control character', 'bell \u0007 and\ttab'],
  ['a marker of an unknown fact', '{nothing} {phone} {office.0.phone} {name}'],
  ['an address that is none', 'https://['],
  ['another website', 'https://other.example/%E0%A4%A?a=b#c'],
  ['a path', '/no-such-page'],
  ...[100, 500, 2_000].flatMap((length): [string, unknown][] => [
    [`${length} letters`, 'a'.repeat(length)],
    [`${length / 2} emoji`, '\u{1f9d1}'.repeat(length / 2)],
  ]),
  ['deeply nested HTML', `${'<ul><li>'.repeat(2_000)}x`],
  ['100,000 characters of HTML', '<p>word</p>'.repeat(9_000)],
  ['deeply nested data', JSON.parse(`${'{"a":'.repeat(25)}1${'}'.repeat(25)}`)],
  ['content without sections', { sections: [] }],
  ['content with sections that have nothing', [section('hero'), section('contact_section')]],
  ['a section of a heading and of nothing', [section('hero', words('{name}')), {}]],
  ['a table of nothing', [{ table: 'faqs', items: [] }]],
  ['a table that does not exist', [{ table: 'staff' }]],
  ['a frame of another website', [{ type: 'embed', title: 'Video', url: 'https://video.example/1' }]],
  ['an office without an address', [{ type: 'locations', locations: [{ name: 'Nowhere' }] }]],
  ['a care card that does not exist', [section('hero', { name: 'care card', values: { card: 'none' } })]],
  [
    'facts of an office that does not exist',
    [section('x', { name: 'office facts', values: { office: 'x' } })],
  ],
  ['SEO data of empty texts', { title: '', description: '', canonicalUrl: '', robots: '', keywords: [''] }],
  [
    'SEO data of spaces',
    {
      title: ' ',
      description: ' ',
      canonicalUrl: ' ',
      robots: ' ',
      openGraph: { title: ' ', image: { url: ' ' } },
    },
  ],
  [
    'SEO data with addresses that are none',
    { canonicalUrl: 'https://[', canonical: '//x', openGraph: { url: '\\', image: { url: 'https://[' } } },
  ],
  ['SEO data with structured data', { structuredData: { a: '</script>', b: [null, { c: '\u2028' }] } }],
]

const [cumming] = seed.site.offices
const sampleOf: Record<DocumentKind, { id?: string; content: (index: number) => DraftContent }> = {
  post: { content: (index) => ({ ...seed.posts[0], id: undefined, slug: `extreme-${index}` }) },
  faq: { content: () => ({ ...seed.faqs[0], id: undefined }) },
  review: {
    content: () => ({ title: 'Kind', content: 'They were.', author: 'A. B.', rating: 5, isSample: true }),
  },
  service: { content: () => ({ ...seed.services[0], id: undefined }) },
  teamMember: { content: () => ({ ...seed.teamMembers[0], id: undefined }) },
  treatment: {
    content: (index) => ({
      ...{ slug: `how-we-help/extreme-${index}`, title: 'Extreme', description: 'About it.' },
      ...{ category: 'how-we-help', parentId: null, image1: '/art/dock-dawn.svg' },
    }),
  },
  landing: { id: 'how-we-help', content: () => ({}) },
  page: { id: 'home', content: () => ({}) },
  alert: {
    content: () => ({
      ...{ message: 'Extreme', level: 'urgent', startsAt: new Date(Date.now() - 60_000).toISOString() },
      endsAt: new Date(Date.now() + 86_400_000).toISOString(),
    }),
  },
  site: { id: 'site', content: () => ({ offices: seed.site.offices.with(0, { ...cumming, suite: '' }) }) },
}
const testedKinds = Object.keys(sampleOf) as DocumentKind[] // A record of exactly these.
const Refusal = z.object({ issues: z.array(Issue).check(z.minLength(1)) })

/** Saves and publishes. Returns the fields that are refused: none if it is published. */
async function refusedFields(kind: DocumentKind, id: string, content: DraftContent): Promise<string[]> {
  const params = { kind, id }
  const { draft } = await desk.find(kind, id)
  const version = draft?.version ?? 0
  const json = { content, version }
  const saved = await desk.tryTo('save', params, json)
  const { statusCode, json: result } =
    saved.statusCode === 200
      ? await desk.tryTo('publish', params, { version: DeskDocument.parse(saved.json).draft?.version })
      : saved
  if (statusCode === 200) return []
  if (statusCode === 413) return ['the size']
  expect([statusCode, Refusal.safeParse(result).success], JSON.stringify(result)).toEqual([400, true])
  return Refusal.parse(result).issues.map(({ path }) => String(path[0]))
}

/** Gives the value to all fields of a document, but to those that are refused with it. */
async function publishWith(kind: DocumentKind, id: string, { sample, value }: ExtremeDocument) {
  const { published } = await desk.find(kind, id)
  const content: DraftContent = { ...published?.content, ...sample }
  let fields = Object.keys(kinds[kind].content.shape).filter((field) => field !== 'offices')
  for (;;) {
    const changed = Object.fromEntries(fields.map((field) => [field, value]))
    const refused = await refusedFields(kind, id, { ...content, ...changed })
    if (refused.length === 0) return
    expect(fields.length, `${kind} is refused without the value: ${refused}`).toBeGreaterThan(0)
    const left = fields.filter((field) => !refused.includes(field))
    // Too much in all: with one field less.
    fields = left.length < fields.length ? left : fields.slice(0, -1)
  }
}

interface ExtremeDocument {
  sample: DraftContent
  value: unknown
}

/** By day each value goes to two or so of the nine kinds, others than the value before it. */
const kindsWith = (index: number) => testedKinds.filter((_, at) => soak > 1 || (at + index) % 5 === 0)

/** A rendering takes seconds. Of the values that one shows, home, landing and site have the last. */
const perRendering = soak > 1 ? 4 : 10
const groups = Array.from({ length: Math.ceil(values.length / perRendering) }, (_, index) => {
  const first = index * perRendering
  const members = values
    .slice(first, first + perRendering)
    .map((value, at) => [...value, first + at] as const)
  return [members.map(([name]) => name).join(', '), members] as const
})

it.each(groups)(
  'with %s in every field that takes it, the pages of all kinds are rendered, and other edits go live [13.34]',
  async (_, members) => {
    for (const [, value, index] of members)
      for (const kind of kindsWith(index)) {
        const sample = sampleOf[kind].content(index)
        const id = sampleOf[kind].id ?? (await desk.create(kind, sample)).id
        await publishWith(kind, id, { sample, value })
      }
    await requireThatEditsGoLive()
    expect((await renderingState(desk)).problems?.pages ?? []).toEqual([])
  },
  400_000,
)
