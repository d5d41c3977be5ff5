import { expect, test } from 'vitest'
import { memoizedReads } from './memoizedReads.ts'

const posts = Array.from({ length: 120 }, (_, index) => ({ slug: `post-${index}` }))
const lists: Record<string, unknown> = {
  '/api/blog/posts?page=1&perPage=100': { posts: posts.slice(0, 100), total: 120, pages: 2 },
  '/api/blog/posts?page=2&perPage=100': { posts: posts.slice(100), total: 120, pages: 2 },
}

function counted() {
  const asked: string[] = []
  const read = memoizedReads(async (url) => {
    asked.push(url)
    return lists[url] ?? `asked: ${url}`
  })
  return { asked, read }
}

test('once all posts are listed, the blog’s pages and each post come from there', async () => {
  const { asked, read } = counted()
  await Promise.all(Object.keys(lists).map(read))
  expect(await read('/api/blog/posts/post-7')).toEqual({ slug: 'post-7' })
  const last = await read('/api/blog/posts?page=14&perPage=9')
  expect(last).toEqual({ posts: posts.slice(117), total: 120, pages: 14 })
  expect(await read('/api/blog/posts?page=1&perPage=9')).toEqual({
    posts: posts.slice(0, 9),
    total: 120,
    pages: 14,
  })
  expect(asked).toEqual(Object.keys(lists))
})

test('what is not in those lists is asked for', async () => {
  const { read } = counted()
  await read('/api/blog/posts?page=1&perPage=100')
  const others = [
    '/api/blog/posts?page=1&perPage=9',
    '/api/blog/posts/post-110',
    '/api/blog/posts?page=1&category=Recovery',
  ]
  for (const url of others) expect(await read(url)).toBe(`asked: ${url}`)
})
