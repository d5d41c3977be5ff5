import { describe, expect, it } from 'vitest'
import type { BlogPost } from '#shared/entities/blogPost.ts'
import { soak } from '#shared/testing/soak.ts'
import { post } from '../testing/content.ts'
import { countReads } from '../testing/countReads.ts'
import { startDesk } from '../testing/desk.ts'
import { addDocuments } from './addDocuments.ts'
import { postsPage } from './posts.ts'

const desk = startDesk()
const perPage = 9

/** Beside the 25 posts of the seed. */
const addPosts = (days: readonly number[]) =>
  addDocuments(
    desk.store,
    'post',
    days.map((day) => post(day, 'Old')).map((one) => [one.id, { ...one }]),
  )

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
  await desk.act('publish', params, { version: created.draft?.version })
  return params
}

describe('a page of posts', () => {
  it('stays right while staff publish and delete at the same time [9.2, 13.27]', async () => {
    const before = await allPages()
    const times = [100, 400, 400, 700].map((position) => before[position]?.createdAt ?? '')
    const added = await Promise.all(times.map(publish))
    await requireWholePages(before.length + 4)
    expect(await allPages('Old')).toHaveLength(before.length + 4 - 25)
    await Promise.all(added.map((params) => desk.tryTo('remove', params, { version: 1 })))
    await requireWholePages(before.length)
    expect((await allPages()).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  })

  it('of thousands reads the rows and the posts of the page, wherever it is [9.2, 13.27]', async () => {
    const amount = soak > 1 ? 10_000 : 2_000
    await addPosts(Array.from({ length: amount - 25 }, (_, index) => index + 26))
    const last = Math.ceil(amount / perPage)
    for (const page of [1, 2, Math.ceil(last / 2), last - 1]) {
      const read = await countReads(desk.store, () => postsPage(desk.store, { page, perPage }))
      // The rows, what the list has besides them, and the posts.
      expect(read.items).toBe(amount + 1 + perPage)
      // A row has about 300 bytes, and a unit 4 KB.
      expect(read.units).toBeLessThan(amount / 10)
    }
  }, 600_000) // Writing the posts takes a busy machine minutes.
})
