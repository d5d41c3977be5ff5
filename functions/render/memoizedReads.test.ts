import { setImmediate as tick } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { urlOf } from '#shared/api/urlOf.ts'
import { post } from '../testing/content.ts'
import { memoizedReads } from './memoizedReads.ts'
import { cardOf } from './postCards.ts'

const listUrl = (page: number, perPage: number) => urlOf('GET /api/blog/posts', { query: { page, perPage } })
const postUrl = (slugOrId: string) => urlOf('GET /api/blog/posts/{slugOrId}', { params: { slugOrId } })

const posts = Array.from({ length: 120 }, (_, index) => post(120 - index, 'Families'))
const cards = posts.map(cardOf)
const longestLists: Record<string, unknown> = {
  [listUrl(1, 100)]: { posts: posts.slice(0, 100), total: 120, pages: 2 },
  [listUrl(2, 100)]: { posts: posts.slice(100), total: 120, pages: 2 },
}

function recordingReads() {
  const urls: string[] = []
  const read = memoizedReads(async (url) => {
    urls.push(url)
    return longestLists[url] ?? (url.includes('?') ? { posts: posts.slice(0, 3) } : `read: ${url}`)
  })
  return { urls, read }
}

test('once all posts are listed, the blog’s pages and each post need no read', async () => {
  const { urls, read } = recordingReads()
  await Promise.all(Object.keys(longestLists).map(read))
  expect(await read(postUrl(posts[7]?.slug ?? ''))).toEqual(posts[7])
  expect(await read(listUrl(14, 9))).toEqual({ posts: cards.slice(117), total: 120, pages: 14 })
  expect(await read(listUrl(1, 9))).toEqual({ posts: cards.slice(0, 9), total: 120, pages: 14 })
  expect(urls).toEqual(Object.keys(longestLists))
})

test('the text of a post is kept for one page', async () => {
  const { urls, read } = recordingReads()
  await read(listUrl(1, 100))
  const url = postUrl(posts[7]?.slug ?? '')
  await read(url)
  await read(url)
  expect(urls).toEqual([listUrl(1, 100), url])
})

test('a list is read once, also by two readers at the same time', async () => {
  const { urls, read } = recordingReads()
  await Promise.all([read(listUrl(1, 100)), read(listUrl(1, 100))])
  await read(listUrl(1, 100))
  expect(urls).toEqual([listUrl(1, 100)])
})

test('what is not about posts is read once, so that all pages show one response', async () => {
  const { urls, read } = recordingReads()
  const url = urlOf('GET /api/pages/{name}', { params: { name: 'faq' } })
  await Promise.all([read(url), read(url)])
  await read(url)
  expect(urls).toEqual([url])
})

test('of the longest lists, one is read at a time', async () => {
  let reading = 0
  const read = memoizedReads(async (url) => {
    reading += 1
    expect(reading).toBe(1)
    await tick()
    reading -= 1
    return longestLists[url]
  })
  const lists = await Promise.all(Object.keys(longestLists).map(read))
  expect(lists).toEqual([
    { posts: cards.slice(0, 100), total: 120, pages: 2 },
    { posts: cards.slice(100), total: 120, pages: 2 },
  ])
})

test('what those lists lack is read', async () => {
  const { read } = recordingReads()
  await read(listUrl(1, 100))
  for (const url of [postUrl(posts[110]?.slug ?? ''), urlOf('GET /api/reviews')])
    expect(await read(url)).toBe(`read: ${url}`)
  for (const url of [
    listUrl(1, 9),
    urlOf('GET /api/blog/posts', { query: { page: 1, category: 'Recovery' } }),
  ])
    expect(await read(url)).toEqual({ posts: cards.slice(0, 3) })
})
