import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, expect, it, vi } from 'vitest'
import { requireConsistentTable } from '../testing/consistentTable.ts'
import { content, post } from '../testing/content.ts'
import { startDesk } from '../testing/desk.ts'
import { publishedRows } from './desk/directory.ts'
import { seedTable } from './seed.ts'

const desk = startDesk()
type Send = typeof desk.store.documents.send

afterEach(() => {
  vi.mocked(desk.store.documents.send).mockRestore()
})

async function publishPost(slug: string): Promise<void> {
  const words = { title: slug, slug, category: 'Families', author: 'A', content: '<p>Words.</p>' }
  const { id, draft } = await desk.create('post', words)
  await desk.act('publish', { kind: 'post', id }, { version: draft?.version })
}

/** Publishes a post between what a seeding reads and what it writes. */
function publishBeforeFirstWrite(slug: string): () => boolean {
  const { documents } = desk.store
  const send: Send = documents.send.bind(documents)
  let isDone = false
  const spy = vi.spyOn(documents, 'send')
  spy.mockImplementation(async (...[command, ...rest]: Parameters<Send>) => {
    if (!isDone && command instanceof TransactWriteCommand) {
      isDone = true
      await publishPost(slug)
    }
    return send(command, ...rest)
  })
  return () => isDone
}

it.each([
  ['at another address', 'during', 60],
  ['at the address of new content, which is left out', 'slug-of-101', 59],
])(
  'what staff publish while a deploy writes new content is neither lost nor left out: %s [13.5]',
  async (_, slug, count) => {
    const before = await publishedRows(desk.store, 'post')
    const days = Array.from({ length: 60 }, (_day, index) => index + (slug === 'during' ? 200 : 101))
    const isPublished = publishBeforeFirstWrite(slug)
    const seed = { ...content, posts: days.map((day) => post(day, 'Old')) }
    expect(await seedTable(desk.store, seed)).toMatchObject({ written: count })
    expect(isPublished()).toBe(true)
    const rows = await publishedRows(desk.store, 'post')
    expect(rows).toHaveLength(before.length + count + 1)
    expect(rows.filter(({ address }) => address === `/blog/${slug}`)).toHaveLength(1)
    await requireConsistentTable(desk.store)
  },
)
