import { expect, it } from 'vitest'
import { site as facts } from '#shared/content/site.ts'
import type { DocumentKind, DraftContent } from '#shared/entities/documents.ts'
import { publishDocument, removeDocument } from './publishDocument.ts'
import { startRenderedSite } from './renderedSite.ts'

const site = startRenderedSite({ hasForms: false })
const { desk } = site

const publish = (kind: DocumentKind, id: string, content: DraftContent) =>
  publishDocument(desk, { kind, id, content })

async function publishNew(kind: DocumentKind, content: DraftContent): Promise<void> {
  const { id } = await desk.create(kind, content)
  await publish(kind, id, {})
}

const group = 'how-we-help.group-therapy'
const now = Date.now()
const alert = {
  ...{ message: 'Closed today.', level: 'urgent', pages: [] },
  startsAt: new Date(now - 60_000).toISOString(),
  endsAt: new Date(now + 3_600_000).toISOString(),
}
const post = {
  ...{ title: 'New', slug: 'new', category: 'Families', author: 'A', content: '<p>New.</p>' },
  createdAt: '2027-01-01T00:00:00.000Z',
}

const offices = facts.offices.map((office) => ({ ...office, phone: '(404) 555-0199' }))

const edits: Record<string, () => Promise<void>> = {
  'the text of a post': () => publish('post', 'post-00001', { content: '<p>Another text.</p>' }),
  'a new post': () => publishNew('post', post),
  'an alert': () => publishNew('alert', alert),
  'a menu title': () => publish('treatment', group, { title: 'Groups' }),
  'a phone number': () => publish('site', 'site', { offices }),
  'a question': () => publish('faq', 'group.1', { answer: '<p>Another answer.</p>' }),
  'a review': () => publish('review', 'r-a', { title: 'Another title' }),
  'a member of the team': () => publish('teamMember', 't-a', { role: 'Nurse' }),
  'the image of a treatment page': () => publish('treatment', group, { image1: '/art/dock-dawn.svg' }),
}

it('a change invalidates at most 5 paths, those of the API once, and one in each step where it concerns more than ten pages or home [13.30]', async () => {
  await site.renderEverything()
  const counts: Record<string, number> = {}
  for (const [name, edit] of Object.entries(edits)) {
    await edit()
    const { paths } = await site.render()
    counts[name] = paths.length
  }
  expect(counts).toEqual({
    'the text of a post': 5,
    'a new post': 4,
    'an alert': 3,
    'a menu title': 4,
    'a phone number': 3,
    'a question': 4,
    'a review': 5,
    'a member of the team': 3,
    'the image of a treatment page': 3,
  })
}, 240_000)

it.each([
  ['no path can be invalidated', 'invalidations', () => publish('review', 'r-a', { title: 'A third title' })],
  ['no page can be removed', 'deletions', () => removeDocument(desk, 'post', 'post-00002')],
] as const)(
  'what a rendering had written before it failed, because %s, is invalidated by the next one',
  async (_, refused, edit) => {
    await edit()
    site.refuses[refused] = true
    await expect(site.render()).rejects.toThrow()
    site.refuses[refused] = false
    expect((await site.render()).paths).toContain('/*')
  },
  240_000,
)
