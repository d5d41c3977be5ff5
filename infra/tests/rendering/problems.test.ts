import { DeleteCommand, PutCommand, paginateScan, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, expect, it } from 'vitest'
import { site as facts } from '#shared/content/site.ts'
import { type Key, keys, partitions } from '#shared/keys.ts'
import { objectKeyOf } from '#shared/rendering.ts'
import { soak } from '#shared/testing/soak.ts'
import { runDue } from '../../../functions/desk/runDue.ts'
import { allItems, findItem } from '../../../functions/store/read.ts'
import { editsOf, renderingState } from './editsGoLive.ts'
import { publishDocument } from './publishDocument.ts'
import { startRenderedSite } from './renderedSite.ts'

const site = startRenderedSite({ hasForms: false })
const { desk } = site
const { requireThatEditsGoLive } = editsOf(site)
beforeAll(() => site.renderEverything())

const state = () => renderingState(desk)
const table = () => ({ TableName: desk.store.tableName })

const set = (Key: Key, field: string, value: unknown) =>
  desk.store.documents.send(
    new UpdateCommand({
      ...{ ...table(), Key },
      UpdateExpression: 'SET #field = :value',
      ExpressionAttributeNames: { '#field': field },
      ExpressionAttributeValues: { ':value': value },
    }),
  )
const remove = (Key: Key) => desk.store.documents.send(new DeleteCommand({ ...table(), Key }))

const group = keys.document('treatment', 'how-we-help.group-therapy')
const unreadable = (address: string) =>
  `Stored content that it shows cannot be read, and may be damaged: ${address}.`

interface Damage {
  key: Key
  damage(): Promise<unknown>
  path: string
  reason: unknown
}

const damaged = (key: Key, field: string, value: unknown) => ({ key, damage: () => set(key, field, value) })
const deleted = (key: Key) => ({ key, damage: () => remove(key) })
const notJson = '[{"name":'
const post = keys.document('post', 'post-00003')

// Each kind of page is damaged in one of them, and in the other it is missing or damaged in another way.
it.each<Damage[][]>([
  [
    [
      {
        ...damaged(group, 'text1', 7),
        path: '/how-we-help/group-therapy',
        reason: unreadable('/api/treatment-pages/how-we-help/group-therapy'),
      },
      { ...deleted(post), path: '/blog/slug-of-3', reason: 'Its content is missing.' },
      {
        ...damaged(keys.document('page', 'home'), 'content', notJson),
        path: '/',
        reason: 'The content of the page home cannot be read: the stored content is not JSON.',
      },
      {
        ...damaged(keys.document('page', 'faq'), 'title', 7),
        path: '/faq',
        reason: unreadable('/api/pages/faq'),
      },
    ],
  ],
  [
    [
      { ...deleted(group), path: '/how-we-help/group-therapy', reason: 'Its content is missing.' },
      {
        ...damaged(post, 'title', 7),
        path: '/blog/slug-of-3',
        reason: unreadable('/api/blog/posts/slug-of-3'),
      },
      {
        ...damaged(keys.document('page', 'faq'), 'content', notJson),
        path: '/faq',
        reason: 'The content of the page faq cannot be read: the stored content is not JSON.',
      },
      {
        ...deleted(keys.document('landing', 'how-we-help')),
        path: '/how-we-help',
        reason: expect.stringMatching(/^It has no |missing/),
      },
    ],
  ],
])(
  'damaged and deleted pages stay as they were, staff see why, and everything else goes live [13.70, 13.71]',
  async (damages) => {
    const problems = damages
      .map(({ path, reason }) => ({ path, reason }))
      .sort((one, other) => one.path.localeCompare(other.path))
    const reported = async () =>
      (await state()).problems?.pages.toSorted((one, other) =>
        String(one.path).localeCompare(String(other.path)),
      )
    const pages = () => Promise.all(problems.map(({ path }) => site.textOf(objectKeyOf(path))))
    const items = await Promise.all(damages.map(({ key }) => findItem(desk.store, key)))
    const before = await pages()
    for (const { damage } of damages) await damage()
    await requireThatEditsGoLive()
    expect(await reported()).toEqual(problems)
    expect(await pages()).toEqual(before)
    await site.renderEverything()
    expect(await reported()).toEqual(problems)
    for (const Item of items) await desk.store.documents.send(new PutCommand({ ...table(), Item }))
    await requireThatEditsGoLive()
    expect((await state()).problems).toBeUndefined()
  },
  400_000,
)

it('with a damaged question, review, redirect and category, and a home page without sections, everything else goes live [13.70]', async () => {
  await set(keys.document('page', 'home'), 'content', [])
  await set(keys.document('faq', 'z-first'), 'question', 7)
  await set(keys.document('review', 'r-a'), 'rating', 'many')
  await set(keys.document('post', 'post-00004'), 'category', 'c'.repeat(500))
  await set(keys.redirect('/old'), 'to', 7)
  await requireThatEditsGoLive()
  await site.renderEverything()
}, 400_000)

it.each([
  { has: 'only its key', fields: {} },
  {
    has: 'fields of other types',
    fields: { requests: 'many', title: 7, content: 7, address: 7, name: 7, order: 7, at: 7, slug: 7 },
  },
])(
  'with an item of every partition that has $has, no page is gone and everything else goes live [13.70, 14.58]',
  async ({ fields }) => {
    const { documents, tableName } = desk.store
    const put = (Item: object) => documents.send(new PutCommand({ ...table(), Item }))
    const scanned = await Array.fromAsync(paginateScan({ client: documents }, { TableName: tableName }))
    const items = scanned.flatMap(({ Items = [] }) => Items)
    const ofPartition = Map.groupBy(items, ({ pk }) => pk)
    // The last row of a directory is not that of the first document, which is damaged too.
    const one = [...ofPartition].flatMap(([pk, all]) => all.at(pk.startsWith('DIRECTORY#') ? -1 : 0) ?? [])
    const revisions = items.filter(({ sk }) => sk === '#')
    const damaged = [...new Set([...one, ...revisions])]
    const pages = site.pages()
    // All at once by day.
    for (const some of soak > 1 ? damaged.map((item) => [item]) : [damaged]) {
      for (const { pk, sk } of some) await put({ ...fields, pk, sk })
      await site.renderEverything()
      expect(site.pages()).toEqual(pages)
      for (const item of some.filter(({ pk }) => isOfTest.test(pk))) await put(item)
      await requireThatEditsGoLive()
      for (const item of some) await put(item)
    }
    expect(damaged.length).toBeGreaterThan(40)
    await site.renderEverything()
  },
  400_000,
)
/** Sessions and members are those of the test itself, which publishes the facts of the clinic. */
const isOfTest = /^(SESSION|MEMBERS|CREDENTIALS|SITE)/

it('with damaged facts of the clinic, the last ones stay, and an alert goes live [13.70, 18.16]', async () => {
  const Item = await findItem(desk.store, keys.document('site', 'site'))
  await set(keys.document('site', 'site'), 'name', 7)
  const startsAt = new Date(Date.now() - 60_000).toISOString()
  const endsAt = new Date(Date.now() + 3_600_000).toISOString()
  const alert = { message: 'Closed at noon', level: 'urgent', pages: [], startsAt, endsAt }
  const { id } = await desk.create('alert', alert)
  await publishDocument(desk, { kind: 'alert', id, content: {} })
  await site.render()
  expect(await site.textOf('reviews/index.html')).toContain('Closed at noon')
  expect(await site.textOf('reviews/index.html')).toContain(facts.name)
  // Beside the pages that stay damaged after other tests.
  expect((await state()).problems?.pages).toContainEqual({
    reason: expect.stringContaining('Clinic in the staff area: '),
  })
  await desk.store.documents.send(new PutCommand({ ...table(), Item }))
}, 400_000)

it('posts that end in the same minute are taken down, however many [13.51]', async () => {
  const now = Date.now()
  const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString()
  const ending = Array.from({ length: 12 }, (_, index) => `post-${String(index + 6).padStart(5, '0')}`)
  for (const id of ending) {
    const { published } = await desk.find('post', id)
    await desk.act('schedule', { kind: 'post', id }, { version: published?.version, unpublishAt: at(60) })
  }
  await runDue(desk.store, at(61), async () => undefined)
  // It rejects if the pages look as if they were lost.
  await site.render()
  await expect(site.textOf('blog/slug-of-10/index.html')).rejects.toThrow()
  expect(await site.textOf('blog/slug-of-20/index.html')).toContain('</html>')
}, 400_000)

it('what would remove many pages that nobody took down is refused and says so, and everything else goes live [13.48, 13.70]', async () => {
  const rows = await allItems(desk.store, partitions.directory('post'))
  for (const { pk, sk } of rows) await remove({ pk: String(pk), sk: String(sk) })
  await publishDocument(desk, { kind: 'faq', id: 'group.1', content: { answer: '<p>All the same.</p>' } })
  await site.render()
  const { failed, problems } = await state()
  const reason = expect.stringMatching(/^\d+ of \d+ pages would be removed: /)
  expect([failed, problems?.pages]).toEqual([false, expect.arrayContaining([{ reason }])])
  expect(await site.textOf('how-we-help/group-therapy/index.html')).toContain('All the same.')
  expect(await site.textOf('blog/slug-of-20/index.html')).toContain('</html>')
  for (const Item of rows) await desk.store.documents.send(new PutCommand({ ...table(), Item }))
  await site.renderEverything()
  expect(await lostPages()).toEqual([])
}, 400_000)

/** Beside the pages that stay damaged after other tests. */
const lostPages = async () =>
  (await state()).problems?.pages.filter(({ reason }) => reason.includes('would be removed')) ?? []

it('forty redirects that staff delete, and the offices that they close, are no pages that were lost [13.48]', async () => {
  const from = Array.from({ length: 40 }, (_, index) => `/old-${index}`)
  for (const one of from) await desk.send('POST /api/admin/redirects', { json: { from: one, to: '/faq' } })
  await site.renderEverything()
  expect(await site.textOf('old-39/index.html')).toContain('This page has moved')
  for (const one of from)
    await desk.send('DELETE /api/admin/redirects', { query: `from=${encodeURIComponent(one)}` })
  const office = (index: number) => ({ ...facts.offices[0], name: `Office ${index}` })
  const [corporate] = facts.offices
  const offices = [corporate, ...Array.from({ length: 8 }, (_, index) => office(index))]
  await publishDocument(desk, { kind: 'site', id: 'site', content: { offices } })
  await site.render()
  expect(await site.textOf('offices/office-7/index.html')).toContain('Office 7')
  await publishDocument(desk, { kind: 'site', id: 'site', content: { offices: facts.offices } })
  await site.render()
  expect(await lostPages()).toEqual([])
  await expect(site.textOf('old-39/index.html')).rejects.toThrow()
  expect(await site.textOf('offices/office-7/index.html')).toContain('This page has moved')
}, 400_000)

it('after a rendering that failed once the facts were written, the next one renders their files too [13.28]', async () => {
  const offices = facts.offices.map((office) => ({ ...office, phone: '(404) 555-0177' }))
  await publishDocument(desk, { kind: 'site', id: 'site', content: { offices } })
  site.refuses.invalidations = true
  await expect(site.render()).rejects.toThrow('The edge is gone')
  site.refuses.invalidations = false
  expect(await site.textOf('site.json')).toContain('(404) 555-0177')
  await site.render()
  expect(await site.textOf('site.webmanifest')).toContain('(404) 555-0177')
}, 400_000)
