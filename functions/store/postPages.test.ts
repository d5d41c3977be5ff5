import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it } from 'vitest'
import type { BlogPost } from '#shared/entities/blogPost.ts'
import { soak } from '#shared/testing/soak.ts'
import { post } from '../testing/content.ts'
import { countReads } from '../testing/countReads.ts'
import { startDesk } from '../testing/desk.ts'
import { rebuildDirectory } from './desk/rebuildDirectory.ts'
import { itemOf } from './items.ts'
import { postsPage } from './posts.ts'
import { openStore } from './store.ts'

const desk = startDesk()
const perPage = 9

/** Beside the 25 posts of the seed. */
async function addPosts(days: readonly number[]): Promise<void> {
  for (let at = 0; at < days.length; at += 25) {
    const puts = days
      .slice(at, at + 25)
      .map((day) => post(day, 'Old'))
      .map((one) => ({ PutRequest: { Item: itemOf({ kind: 'post', id: one.id }, one) } }))
    await desk.store.documents.send(new BatchWriteCommand({ RequestItems: { [desk.store.tableName]: puts } }))
  }
  await rebuildDirectory(desk.store, ['post'])
}

async function allPages(category?: string): Promise<BlogPost[]> {
  const posts: BlogPost[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const list = await postsPage(desk.store, { page, perPage: 100, category })
    pages = list.pages
    posts.push(...list.posts)
  }
  return posts
}

/** The posts of all pages are those that one page of all has, newest first, each once. */
async function requireWholePages(total: number): Promise<void> {
  const ids = (await allPages()).map(({ id }) => id)
  expect(new Set(ids).size).toBe(total)
  const dates = (await allPages()).map(({ id, createdAt }) => `${createdAt}#${id}`)
  expect(dates).toEqual(dates.toSorted().reverse())
}

const publish = async (createdAt: string, number: number) => {
  const content = {
    title: `Added ${number}`,
    slug: `added-${number}`,
    category: 'Old',
    author: 'A',
    createdAt,
  }
  const created = await desk.create('post', { ...content, content: '<p>Words.</p>' })
  const params = { kind: 'post', id: created.id } as const
  await desk.change('POST /api/admin/documents/{kind}/{id}/publish', {
    params,
    json: { version: created.draft?.version },
  })
  return params
}

describe('a page of posts', () => {
  it('stays right while staff publish and delete at the same time', async () => {
    const before = await allPages()
    const times = [100, 400, 400, 700].map((position) => before[position]?.createdAt ?? '')
    const added = await Promise.all(times.map(publish))
    await requireWholePages(before.length + 4)
    expect(await allPages('Old')).toHaveLength(before.length + 4 - 25)
    await Promise.all(
      added.map((params) =>
        desk.send('DELETE /api/admin/documents/{kind}/{id}', { params, query: 'version=1' }),
      ),
    )
    await requireWholePages(before.length)
    expect((await allPages()).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  })

  it('of thousands reads the posts of the page and one item more, wherever it is', async () => {
    const amount = soak > 1 ? 10_000 : 2_000
    const { tableName } = desk.store
    await addPosts(Array.from({ length: amount - 25 }, (_, index) => index + 26))
    const last = Math.ceil(amount / perPage)
    const read = (page: number) => countReads(desk.store, () => postsPage(desk.store, { page, perPage }))
    const newProcess = openStore(tableName, { region: 'us-east-1' })
    const cold = await countReads(newProcess, () => postsPage(newProcess, { page: 1, perPage }))
    expect(cold.items).toBe(1 + 16 + perPage)
    // 16 items of at most 60 KB, in units of 4 KB.
    expect(cold.units).toBeLessThan(16 * 15 + 10)
    for (const page of [1, 2, Math.ceil(last / 2), Math.ceil(last / 3), last - 1])
      expect(await read(page)).toEqual({ items: 1 + perPage, units: 1 + perPage })
  }, 600_000) // Writing the posts takes a busy machine minutes.
})
