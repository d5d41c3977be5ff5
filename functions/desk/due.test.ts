import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import { expect, it } from 'vitest'
import { keys, partitions } from '#shared/keys.ts'
import { nextYear } from '#shared/testing/nextYear.ts'
import { storedText } from '../store/desk/storedContent.ts'
import { allItems } from '../store/read.ts'
import type { Item } from '../store/store.ts'
import { updateItem } from '../store/write.ts'
import { startDesk } from '../testing/desk.ts'
import { runDue } from './runDue.ts'

const desk = startDesk()
const words = { title: 'A', category: 'Families', author: 'A', content: '<p>Words.</p>' }
const noon = `${nextYear}-01-01T12:00:00.000Z`
const minutesAfter = (minutes: number) => new Date(Date.parse(noon) + minutes * 60_000).toISOString()
const run = (now: string) => runDue(desk.store, now, async () => undefined)
const statusOf = async (id: string) => (await desk.find('post', id)).status
const missed = async () => (await desk.tasks()).missed

async function scheduled(slug: string, publishAt = noon): Promise<string> {
  const { kind, id } = await desk.create('post', { ...words, slug })
  await desk.act('schedule', { kind, id }, { version: 1, publishAt })
  return id
}

async function writeAll(requests: readonly object[]): Promise<void> {
  for (let start = 0; start < requests.length; start += 25) {
    const RequestItems = { [desk.store.tableName]: requests.slice(start, start + 25) }
    await desk.store.documents.send(new BatchWriteCommand({ RequestItems }))
  }
}

const puts = (items: readonly Item[]) => writeAll(items.map((Item) => ({ PutRequest: { Item } })))

it('2,400 drafts that are due delay no alert [13.44]', async () => {
  const due = Array.from(
    { length: 2_400 },
    (_, index) => ({ kind: 'post', id: `due-${index}`, at: noon }) as const,
  )
  await puts(due.map((entry) => ({ ...entry, ...keys.due(entry) })))
  const { kind, id } = await desk.create('alert', {
    ...{ message: 'Closed', startsAt: `${nextYear}-01-01T11:00:00.000Z`, endsAt: minutesAfter(1) },
  })
  await desk.act('publish', { kind, id }, { version: 1 })
  const statusAtRendering: string[] = []
  await runDue(desk.store, minutesAfter(1), async () => {
    statusAtRendering.push((await desk.find('alert', id)).status)
    expect(await allItems(desk.store, partitions.due)).toHaveLength(2_400)
  })
  expect(statusAtRendering).toEqual(['past'])
  expect(await allItems(desk.store, partitions.due)).toHaveLength(2_300)
  await writeAll(due.map((entry) => ({ DeleteRequest: { Key: keys.due(entry) } })))
}, 240_000) // A busy machine takes minutes.

it('101 documents that cannot be published delay no schedule, and are tried again later [13.44]', async () => {
  const damaged = Array.from(
    { length: 101 },
    (_, index) => ({ kind: 'post', id: `damaged-${index}`, at: noon }) as const,
  )
  await puts(damaged.map((entry) => ({ ...entry, ...keys.due(entry) })))
  await puts(damaged.map(({ id }) => ({ kind: 'post', id, content: 'not JSON', ...keys.draft('post', id) })))
  const id = await scheduled('after-101', minutesAfter(1))
  await expect(run(minutesAfter(1))).rejects.toThrow('Documents that are due failed: post/damaged-0')
  await expect(run(minutesAfter(1))).rejects.toThrow('failed: post/')
  expect(await statusOf(id)).toBe('published')
  const failed = (await allItems(desk.store, partitions.due)).filter(({ failures }) => failures === 1)
  expect(failed).toHaveLength(101)
  expect(new Set(failed.map(({ retryAt }) => retryAt))).toEqual(new Set([minutesAfter(2)]))
  await expect(run(minutesAfter(2))).rejects.toThrow('failed: post/')
  const again = (await allItems(desk.store, partitions.due)).filter(({ failures }) => failures === 2)
  expect(new Set(again.map(({ retryAt }) => retryAt))).toEqual(new Set([minutesAfter(4)]))
  await writeAll([...failed, ...again].map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })))
}, 240_000)

it('what could not be done when due is named, until it is done or scheduled anew [13.44]', async () => {
  const published = await desk.create('post', { ...words, slug: 'taken' })
  const refused = await scheduled('taken', minutesAfter(10))
  const damaged = await scheduled('damaged', minutesAfter(10))
  await desk.act('publish', { kind: 'post', id: published.id }, { version: 1 })
  const key = keys.draft('post', damaged)
  await updateItem(desk.store, key, { set: { content: 'not JSON' } })
  await expect(run(minutesAfter(10))).rejects.toThrow(damaged)
  const why = expect.stringMatching(/^Slug is already the address of /)
  expect((await missed()).toSorted((one, other) => Number('why' in one) - Number('why' in other))).toEqual([
    { kind: 'post', id: damaged, title: words.title },
    { kind: 'post', id: refused, title: words.title, why },
  ])
  await updateItem(desk.store, key, { set: { content: storedText({ ...words, slug: 'damaged' }) } })
  await run(minutesAfter(11)).catch(() => undefined)
  expect(await statusOf(damaged)).toBe('published')
  await desk.act('schedule', { kind: 'post', id: refused }, { version: 1, publishAt: null })
  expect(await missed()).toEqual([])
})
