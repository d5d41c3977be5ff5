import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AllContent } from '#shared/entities/publishedContent.ts'
import { keys } from '#shared/keys.ts'
import { nextYear } from '#shared/testing/nextYear.ts'
import { runDue } from '../../../functions/desk/runDue.ts'
import { allContent } from '../../../functions/store/allContent.ts'
import { binWrites, deleteExpired } from '../../../functions/store/desk/bin.ts'
import { publishedRows } from '../../../functions/store/desk/directory.ts'
import { draftWrites, findDraft } from '../../../functions/store/desk/drafts.ts'
import { findPost } from '../../../functions/store/posts.ts'
import type { Store } from '../../../functions/store/store.ts'
import { putItem } from '../../../functions/store/write.ts'
import { transactAll } from '../../../functions/store/writeChecked.ts'
import { requireConsistentTable } from '../../../functions/testing/consistentTable.ts'
import { crashAfter } from '../../../functions/testing/crashAfter.ts'
import { type Engine, startEngine } from '../../../functions/testing/engine.ts'
import { fillTable } from '../../../functions/testing/seedCopy.ts'
import { createTable } from '../../../functions/testing/table.ts'
import { importRecords } from './importRecords.ts'

let engine: Engine
let store: Store
let tables = 0
beforeAll(async () => {
  engine = await startEngine()
})
afterAll(() => engine.stop())
beforeEach(async () => {
  tables += 1
  store = await createTable(engine, `table-${tables}`)
  await fillTable(store)
})

const options = { at: '2026-11-20T12:00:00.000Z', overwriteStaffEdits: false, remove: true }
const without = (folder: AllContent, kind: 'treatment' | 'post', count: number): AllContent => ({
  ...folder,
  [kind]: new Map([...folder[kind]].slice(count)),
})

test('an import deletes at most a tenth of a kind without a confirmation', async () => {
  const folder = without(await allContent(store), 'post', 2)
  expect((await importRecords(store, folder, options)).written).toHaveLength(2)
})

test('an import that would delete more names it and changes nothing', async () => {
  const site = await allContent(store)
  const folder = without(site, 'treatment', 3)
  const names = [...site.treatment.keys()].map((id) => `  treatment/${id}`).join('\n')
  await expect(importRecords(store, folder, options)).rejects.toThrow(
    `The import would delete 3 of 3 documents of the kind treatment:\n${names}\nNothing was changed. If you mean to, add --allow-removed 3.`,
  )
  await expect(importRecords(store, folder, { ...options, allowRemoved: 2 })).rejects.toThrow('3 of 3')
  expect(await allContent(store)).toEqual(site)
})

test('an import deletes as much as the operator allows', async () => {
  const folder = without(await allContent(store), 'treatment', 3)
  expect((await importRecords(store, folder, { ...options, allowRemoved: 3 })).written).toHaveLength(3)
  expect((await allContent(store)).treatment.size).toBe(0)
})

test('an import puts no review back whose consent was withdrawn, also long after its deletion', async () => {
  const folder = await allContent(store)
  const [id = ''] = folder.review.keys()
  const withoutReview = { ...folder, review: new Map([...folder.review].filter(([other]) => other !== id)) }
  await importRecords(store, withoutReview, { ...options, allowRemoved: 3 })
  const at = '2026-08-01T12:00:00.000Z'
  const bin = { content: {}, at, by: 'ana', consentWithdrawnAt: at }
  await transactAll(store, binWrites({ kind: 'review', id }, bin, {}))
  for (const isExpired of [false, true]) {
    if (isExpired) await deleteExpired(store, { kind: 'review', id }, options.at)
    const { written, conflicts } = await importRecords(store, folder, options)
    expect(written.map((entry) => entry.id)).not.toContain(id)
    expect(conflicts).toMatchObject([{ kind: 'review', id }])
  }
})

test('what an import deletes goes on after its last version when its draft is published', async () => {
  const params = { kind: 'post', id: 'post-00002' } as const
  const folder = await allContent(store)
  const { post } = folder
  const text = { content: { ...post.get(params.id), title: 'Later' }, version: 1, basedOn: 1 }
  const draft = { ...params, ...text, links: {}, updatedAt: options.at, updatedBy: 'ana' }
  await transactAll(store, draftWrites(null, draft))
  const others = new Map([...post].filter(([id]) => id !== params.id))
  for (const left of [others, post]) {
    await importRecords(store, { ...folder, post: left }, { ...options, overwriteStaffEdits: true })
    expect((await findDraft(store, params))?.lastVersion).toBe(1)
  }
})

test('an import lists what it wrote for staff, and no longer what it deleted', async () => {
  const site = await allContent(store)
  const review = { ...site.review.get('r-a'), title: 'Imported' }
  const folder = { ...without(site, 'post', 1), review: new Map([...site.review, ['r-a', review]]) }
  await importRecords(store, folder, options)
  const reviews = await publishedRows(store, 'review')
  expect(reviews.find(({ id }) => id === 'r-a')?.title).toBe('Imported')
  const posts = await publishedRows(store, 'post')
  expect(posts).toHaveLength(site.post.size - 1)
})

test('an imported alert begins and ends on time [16.5]', async () => {
  const site = await allContent(store)
  const [startsAt, endsAt] = [`${nextYear}-01-12T11:00:00.000Z`, `${nextYear}-01-13T05:00:00.000Z`]
  const alert = { message: 'Closed because of ice.', level: 'information', startsAt, endsAt, version: 1 }
  await importRecords(store, { ...site, alert: new Map([['ice', { id: 'ice', ...alert }]]) }, options)
  let renderings = 0
  const run = (now: string) =>
    runDue(store, now, async () => {
      renderings += 1
    })
  await run(`${nextYear}-01-12T10:59:00.000Z`)
  expect(renderings).toBe(0)
  await run(startsAt)
  expect(renderings).toBe(1)
  expect((await allContent(store)).alert.size).toBe(1)
  await run(endsAt)
  expect(renderings).toBe(2)
  expect((await allContent(store)).alert.size).toBe(0)
})

const newPost = (id: string, slug: string) => ({
  ...{ id, slug, title: slug, category: 'Families', author: 'A', content: '<p>Words.</p>' },
  createdAt: '2026-11-20T12:00:00.000Z',
  excerpt: 'Words.',
})
const withPosts = (site: AllContent, ...posts: (Record<string, unknown> & { id: string })[]): AllContent => ({
  ...site,
  post: new Map([...site.post, ...posts.map((post) => [post.id, { ...post }] as const)]),
})
const keep = { ...options, remove: false }

test('an import that is killed leaves nothing half, and is whole when it is repeated [13.45]', async () => {
  const added = Array.from({ length: 6 }, (_, index) => newPost(`added-${index}`, `added-${index}`))
  const folder = withPosts(await allContent(store), ...added)
  for (let count = 0; ; count += 1) {
    const crash = crashAfter(store, count)
    await importRecords(store, folder, keep).catch(() => undefined)
    const isKilled = crash.restart()
    await requireConsistentTable(store)
    if (!isKilled) break
  }
  expect((await publishedRows(store, 'post')).filter(({ id }) => id.startsWith('added-'))).toHaveLength(6)
})

test('an import gives a page the address that another one gives up in it', async () => {
  const site = await allContent(store)
  const [first, second] = [site.post.get('post-00002'), site.post.get('post-00003')]
  const folder = withPosts(
    site,
    { ...first, id: 'post-00002', slug: 'slug-of-3' },
    { ...second, id: 'post-00003', slug: 'another' },
  )
  expect((await importRecords(store, folder, keep)).written).toHaveLength(2)
  expect((await findPost(store, 'slug-of-3'))?.id).toBe('post-00002')
  await requireConsistentTable(store)
})

test.each([
  [
    'an address that another post has',
    [newPost('new', 'slug-of-2')],
    'post/new, slug: is already the address of "Post 2"',
  ],
  [
    'one address twice',
    [newPost('new', 'same'), newPost('newer', 'same')],
    'post/new, slug: is already the address',
  ],
  [
    'an address of the site itself',
    [newPost('new', 'admin')],
    'post/new, slug: is an address of the site itself',
  ],
  [
    'more words than a document has',
    [{ ...newPost('new', 'new'), content: 'ä'.repeat(100_000) }],
    'post/new: has 196 KB, and a document at most 180 KB',
  ],
])('an import with %s is refused, and changes nothing [13.45]', async (_, posts, problem) => {
  const site = await allContent(store)
  await expect(importRecords(store, withPosts(site, ...posts), keep)).rejects.toThrow(problem)
  expect(await allContent(store)).toEqual(site)
})

test('an import with more alerts than pages can show is refused', async () => {
  const alerts = Array.from({ length: 51 }, (_, index) => ({
    ...{ id: `alert-${index}`, message: 'Closed', level: 'information', version: 1 },
    ...{ startsAt: `${nextYear}-01-12T11:00:00.000Z`, endsAt: `${nextYear}-01-13T05:00:00.000Z` },
  }))
  const folder = { ...(await allContent(store)), alert: new Map(alerts.map((alert) => [alert.id, alert])) }
  await expect(importRecords(store, folder, keep)).rejects.toThrow(
    'alert: has 51 documents, and the site at most 50',
  )
})

test('an import gives the order of the folder', async () => {
  const site = await allContent(store)
  const reversed = [...site.faq.values()].reverse().map((faq, order) => ({ ...faq, order }))
  const folder = { ...site, faq: new Map(reversed.map((faq) => [String(Object(faq).id), faq])) }
  await importRecords(store, folder, keep)
  expect((await publishedRows(store, 'faq')).map(({ id }) => id)).toEqual([...folder.faq.keys()])
  expect((await importRecords(store, folder, keep)).written).toEqual([])
})

test('a document that cannot be read is named, and an import of its file repairs it', async () => {
  const folder = await allContent(store)
  const [[id, faq] = ['', {}]] = folder.faq
  await putItem(store, { ...keys.document('faq', id), id })
  await expect(allContent(store)).rejects.toThrow(`The stored faq/${id} cannot be read: `)
  const unreadable: string[] = []
  const onUnreadable = ({ message }: Error) => void unreadable.push(message)
  const { written } = await importRecords(
    store,
    { faq: new Map([[id, faq]]) },
    { ...options, remove: false, onUnreadable },
  )
  expect(unreadable).toEqual([expect.stringContaining(`faq/${id}`)])
  expect(written).toHaveLength(1)
  expect((await allContent(store)).faq.get(id)).toMatchObject({ question: faq.question, answer: faq.answer })
})
