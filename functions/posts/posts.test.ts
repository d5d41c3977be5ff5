import { describe, expect, it } from 'vitest'
import { BlogPostList } from '#shared/entities/blogPost.ts'
import { addDocuments } from '../store/addDocuments.ts'
import { content, post as postOf } from '../testing/content.ts'
import { request } from '../testing/request.ts'
import { seededTable } from '../testing/seededTable.ts'

const store = seededTable()
const newestFirst = content.posts.toReversed()
const [post] = newestFirst

describe('GET /api/blog/posts', () => {
  it('returns nine posts of the first page without a query [7.11]', async () => {
    const { statusCode, json } = await request('GET /api/blog/posts')
    expect(statusCode).toBe(200)
    expect(json).toMatchObject({ total: 25, pages: 3 })
    expect(idsIn(json)).toEqual(newestFirst.slice(0, 9).map(({ id }) => id))
  })

  it('returns the posts of a category, its name decoded [7.11]', async () => {
    const query = 'category=%46amilies&utm_source=mail'
    const { json } = await request('GET /api/blog/posts', { query })
    const families = newestFirst.filter(({ category }) => category === 'Families')
    expect(json).toMatchObject({ total: families.length, pages: Math.ceil(families.length / 9) })
    expect(idsIn(json)).toEqual(families.slice(0, 9).map(({ id }) => id))
  })

  it('returns no posts past the end', async () => {
    const { json } = await request('GET /api/blog/posts', { query: 'page=4' })
    expect(json).toEqual({ posts: [], total: 25, pages: 3 })
  })

  it.each([
    ['page=0', 'page: must be a whole number from 1 to 1000000'],
    ['page=1.5', 'page: must be a whole number from 1 to 1000000'],
    ['page=-1', 'page: must be a whole number from 1 to 1000000'],
    ['page=', 'page: must be a whole number from 1 to 1000000'],
    ['page=9999999', 'page: must be a whole number from 1 to 1000000'],
    ['perPage=101', 'perPage: must be a whole number from 1 to 100'],
    ['perPage=0', 'perPage: must be a whole number from 1 to 100'],
    ['page=1&page=2', 'page: must be given only once'],
    ['category=', 'category: must not be empty'],
    ['category=%E0%A4%A', 'category: must have well-formed percent escapes'],
    ['category=a%0Ab', 'category: must not have control characters'],
  ])('returns 400 to %s, naming the field', async (query, message) => {
    const response = await request('GET /api/blog/posts', { query })
    expect(response).toMatchObject({ statusCode: 400, json: { message } })
  })
})

describe('GET /api/blog/posts/{slugOrId}', () => {
  it.each([['slug'], ['id']] as const)('returns a post by its %s [7.12]', async (name) => {
    const { statusCode, json } = await request('GET /api/blog/posts/{slugOrId}', {
      params: { slugOrId: post?.[name] ?? '' },
    })
    expect({ statusCode, json }).toEqual({ statusCode: 200, json: post })
  })
})

it('GET /api/blog/posts returns a hundred long posts with their beginnings, since a response has 6 MB at most [7.11]', async () => {
  const long = Array.from({ length: 100 }, (_, index) => ({
    ...postOf(index + 100, 'Long'),
    content: `<p>${'A "long" post. '.repeat(6_000)}</p>`,
  }))
  await addDocuments(
    store,
    'post',
    long.map((post) => [post.id, post]),
  )
  const query = 'perPage=100&category=Long'
  const { body = '' } = await request('GET /api/blog/posts', { query })
  expect(JSON.stringify(body).length).toBeLessThan(6_291_556)
  const { posts, total } = BlogPostList.parse(JSON.parse(body))
  expect([posts.length, total]).toEqual([100, 100])
  expect(posts[0]?.content).toMatch(/^A &quot;long&quot; post\. .{150,500}$/)
})

const idsIn = (list: unknown) => BlogPostList.parse(list).posts.map(({ id }) => id)
