import { expect, it } from 'vitest'
import { DocumentList } from '#shared/entities/documents.ts'
import { keys, partitions } from '#shared/keys.ts'
import { forEachConcurrently } from '../forEachConcurrently.ts'
import { storedText } from '../store/desk/storedContent.ts'
import { allItems } from '../store/read.ts'
import { deleteItem, putItem, updateItem } from '../store/write.ts'
import { startDesk } from '../testing/desk.ts'
import { runDue } from './runDue.ts'

const desk = startDesk()
const words = { title: 'A', category: 'Families', author: 'A', content: '<p>Words.</p>' }
const noon = '2099-01-01T12:00:00.000Z'
const minutesAfter = (minutes: number) => new Date(Date.parse(noon) + minutes * 60_000).toISOString()
const run = (now: string) => runDue(desk.store, now, async () => undefined)
const statusOf = async (id: string) => (await desk.find('post', id)).status
const missed = async () => {
  const { json } = await desk.send('GET /api/admin/documents', { query: 'status=missed' })
  return DocumentList.parse(json).documents.map(({ id }) => id)
}

async function scheduled(slug: string, publishAt = noon): Promise<string> {
  const { kind, id } = await desk.create('post', { ...words, slug })
  await desk.change('PUT /api/admin/documents/{kind}/{id}/schedule', {
    params: { kind, id },
    json: { version: 1, publishAt },
  })
  return id
}

it('2,400 drafts that are due delay no alert', async () => {
  const due = Array.from(
    { length: 2_400 },
    (_, index) => ({ kind: 'post', id: `due-${index}`, at: noon }) as const,
  )
  await forEachConcurrently(due, (entry) => putItem(desk.store, { ...entry, ...keys.due(entry) }))
  const { kind, id } = await desk.create('alert', {
    ...{ message: 'Closed', startsAt: '2099-01-01T11:00:00.000Z', endsAt: minutesAfter(1) },
  })
  await desk.change('POST /api/admin/documents/{kind}/{id}/publish', {
    params: { kind, id },
    json: { version: 1 },
  })
  await run(minutesAfter(1))
  expect((await desk.find('alert', id)).status).toBe('past')
  expect(await allItems(desk.store, partitions.due)).toHaveLength(2_300)
  await forEachConcurrently(due, (entry) => deleteItem(desk.store, keys.due(entry)))
}, 60_000)

it('101 documents that cannot be published delay no schedule, and are tried again later', async () => {
  const damaged = Array.from({ length: 101 }, (_, index) => `damaged-${index}`)
  await forEachConcurrently(damaged, async (id) => {
    const entry = { kind: 'post', id, at: noon } as const
    await putItem(desk.store, { ...entry, ...keys.due(entry) })
    await putItem(desk.store, { kind: 'post', id, content: 'not JSON', ...keys.draft('post', id) })
  })
  const id = await scheduled('after-101', minutesAfter(1))
  await expect(run(minutesAfter(1))).rejects.toThrow('Documents that are due failed: post/damaged-0')
  await expect(run(minutesAfter(1))).rejects.toThrow('failed: post/')
  expect(await statusOf(id)).toBe('published')
  const entries = (await allItems(desk.store, partitions.due)).filter(({ failures }) => failures)
  expect(entries).toHaveLength(101)
  // After a minute, then after two, and at last once a day.
  expect(new Set(entries.map(({ retryAt }) => retryAt))).toEqual(new Set([minutesAfter(2)]))
  await expect(run(minutesAfter(2))).rejects.toThrow('failed: post/')
  await expect(run(minutesAfter(2))).rejects.toThrow('failed: post/')
  const again = (await allItems(desk.store, partitions.due)).filter(({ failures }) => failures === 2)
  expect(new Set(again.map(({ retryAt }) => retryAt))).toEqual(new Set([minutesAfter(4)]))
}, 60_000)

it('what could not be done when due is named, until it is done or scheduled anew', async () => {
  const taken = await desk.create('post', { ...words, slug: 'taken' })
  const refused = await scheduled('taken', minutesAfter(10))
  const damaged = await scheduled('damaged', minutesAfter(10))
  await desk.change('POST /api/admin/documents/{kind}/{id}/publish', {
    params: { kind: 'post', id: taken.id },
    json: { version: 1 },
  })
  const key = keys.draft('post', damaged)
  await updateItem(desk.store, key, { set: { content: 'not JSON' } })
  await expect(run(minutesAfter(10))).rejects.toThrow(damaged)
  expect((await missed()).toSorted()).toEqual([damaged, refused].toSorted())
  await updateItem(desk.store, key, { set: { content: storedText({ ...words, slug: 'damaged' }) } })
  await run(minutesAfter(11)).catch(() => undefined)
  expect(await statusOf(damaged)).toBe('published')
  await desk.change('PUT /api/admin/documents/{kind}/{id}/schedule', {
    params: { kind: 'post', id: refused },
    json: { version: 1, unpublishAt: null },
  })
  expect(await missed()).toEqual([])
})
