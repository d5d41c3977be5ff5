import { expect, test } from 'vitest'
import { urlOf } from '#shared/api/urlOf.ts'
import type { BlogPostList } from '#shared/entities/blogPost.ts'
import { limits } from '#shared/limits.ts'
import { post } from '../testing/content.ts'
import { recordReads } from './recordReads.ts'

const longest = limits.blogPageSizeMax
const listUrl = (page: number, perPage: number) => urlOf('GET /api/blog/posts', { query: { page, perPage } })
const list = (days: readonly number[], total: number): BlogPostList => ({
  posts: days.map((day) => post(day, 'Families')),
  total,
  pages: 1,
})

async function postsRecordedFrom(responses: Record<string, unknown[]>): Promise<number | undefined> {
  const { readUrl, consistentPosts } = recordReads(async (url) => responses[url]?.shift() ?? null)
  for (const [url, { length }] of Object.entries(responses))
    for (let read = 0; read < length; read += 1) await readUrl(url)
  return consistentPosts()?.length
}

test('all posts are recorded from lists of one state', async () => {
  const responses = {
    [listUrl(1, longest)]: [list([9, 8], 2)],
    [listUrl(1, 1)]: [{ ...list([9], 2), pages: 2 }],
  }
  expect(await postsRecordedFrom(responses)).toBe(2)
})

test.each([
  [
    'a post that another list does not have',
    { [listUrl(1, longest)]: [list([9, 8], 2)], [listUrl(1, 1)]: [list([8], 2)] },
  ],
  ['fewer posts than they were counted', { [listUrl(1, longest)]: [list([9, 8], 3)] }],
  ['a post twice', { [listUrl(1, longest)]: [list([9, 9], 2)] }],
  [
    'two responses of one address',
    { [listUrl(1, longest)]: [list([9], 1)], '/api/faqs': [[], [{ id: 'a' }]] },
  ],
])('no posts are recorded from %s', async (_, responses) => {
  expect(await postsRecordedFrom(responses)).toBeUndefined()
})
