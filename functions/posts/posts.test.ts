import { BatchGetCommand, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { originHeader } from '#shared/api/originHeader.ts'
import { BlogPostList } from '#shared/entities/blogPost.ts'
import { requestEvent } from '../http/requestEvent.ts'
import { post } from '../testing/content.ts'
import { mockTable } from '../testing/mockTable.ts'
import { request } from '../testing/request.ts'
import { testStage } from '../testing/stageVariables.ts'
import { handler } from './listPosts.ts'

const table = mockTable()
afterEach(() => {
  vi.restoreAllMocks()
})
const key = (id: string) => ({ pk: `POST#${id}`, sk: 'POST' })
const [older, newer] = [post(1, 'Families'), post(2, 'Families')]
const items = [older, newer].map((one) => ({ ...one, ...key(one.id) }))
const countOf = (total: number) => ({ Item: { pk: 'COUNTS', sk: 'POSTS', total } })

describe('GET /api/blog/posts', () => {
  it('returns nine posts of the first page without a query', async () => {
    table.on(GetCommand, { Key: { pk: 'COUNTS', sk: 'POSTS' } }).resolves(countOf(20))
    table.on(QueryCommand).resolves({ Items: [key(newer.id), key(older.id)] })
    table.on(BatchGetCommand).resolves({ Responses: { 'test-table': items } })
    expect(await request('GET /api/blog/posts')).toMatchObject({
      statusCode: 200,
      json: { posts: [newer, older], total: 20, pages: 3 },
    })
    expect(table.commandCalls(QueryCommand)[0]?.args[0].input).toMatchObject({
      IndexName: 'postsByDate',
      Limit: 9,
      ScanIndexForward: false,
    })
  })

  it('reads a late page from the nearest recorded position', async () => {
    const starts = Array.from({ length: 223 }, (_, index) => `start ${index}`)
    table.on(GetCommand).resolves({ Item: { total: 10_000, starts } })
    // The page begins with the ninth post after the position 9,900.
    const skipped = Array.from({ length: 9 }, (_, index) => key(`skipped-${index}`))
    table.on(QueryCommand).resolves({ Items: [...skipped, key(newer.id), key(older.id)] })
    table.on(BatchGetCommand).resolves({ Responses: { 'test-table': items } })
    const { json } = await request('GET /api/blog/posts', { query: 'page=1102' })
    expect(json).toEqual({ posts: [newer, older], total: 10_000, pages: 1_112 })
    expect(table.commandCalls(QueryCommand).map(({ args }) => args[0].input)).toMatchObject([
      { Limit: 18, ScanIndexForward: false, ExpressionAttributeValues: { ':sort': 'start 220' } },
    ])
  })

  it('returns a hundred long posts with their beginnings, since a response has 6 MB at most', async () => {
    const long = Array.from({ length: 100 }, (_, index) => ({
      ...post(index, 'Families'),
      content: `<p>${'A "long" post. '.repeat(6_000)}</p>`,
    }))
    table.on(GetCommand).resolves(countOf(100))
    table.on(QueryCommand).resolves({ Items: long.map(({ id }) => key(id)) })
    table.on(BatchGetCommand).resolves({
      Responses: { 'test-table': long.map((one) => ({ ...one, ...key(one.id) })) },
    })
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const list = (context?: { awsRequestId: string }) =>
      handler(
        requestEvent({
          routeKey: 'GET /api/blog/posts',
          path: '/api/blog/posts',
          query: 'perPage=100',
          headers: { [originHeader]: testStage.originSecret },
          stageVariables: testStage,
        }),
        context,
      )
    const { body = '' } = await list({ awsRequestId: 'any' })
    expect(JSON.stringify(body).length).toBeLessThan(6_291_556)
    const { posts, total } = BlogPostList.parse(JSON.parse(body))
    expect([posts.length, total]).toEqual([100, 100])
    expect(posts[0]?.content).toMatch(/^<p>A &quot;long&quot; post\. .{150,250}…<\/p>$/)
    const inProcess = await list()
    expect(JSON.parse(inProcess.body ?? '').posts).toEqual(long)
  })

  it('requests again what a batch left out', async () => {
    table.on(GetCommand).resolves(countOf(2))
    table.on(QueryCommand).resolves({ Items: [key(newer.id), key(older.id)] })
    table
      .on(BatchGetCommand)
      .resolvesOnce({
        Responses: { 'test-table': items.slice(0, 1) },
        UnprocessedKeys: { 'test-table': { Keys: [key(newer.id)] } },
      })
      .resolves({ Responses: { 'test-table': items.slice(1) } })
    const { json } = await request('GET /api/blog/posts')
    expect(json).toMatchObject({ posts: [newer, older] })
  })

  it('returns 503 when the table keeps leaving posts out', async () => {
    table.on(GetCommand).resolves(countOf(1))
    table.on(QueryCommand).resolves({ Items: [key(newer.id)] })
    table.on(BatchGetCommand).resolves({ UnprocessedKeys: { 'test-table': { Keys: [key(newer.id)] } } })
    expect(await request('GET /api/blog/posts')).toMatchObject({ statusCode: 503 })
    expect(table.commandCalls(BatchGetCommand)).toHaveLength(4)
  })

  it('returns the posts of a category, its name decoded', async () => {
    await request('GET /api/blog/posts', { query: 'category=Family%20and+friends&utm_source=mail' })
    expect(table.commandCalls(GetCommand)[0]?.args[0].input.Key).toEqual({
      pk: 'COUNTS',
      sk: 'POSTS#Family and friends',
    })
  })

  it('returns no posts past the end and reads none', async () => {
    table.on(GetCommand).resolves(countOf(20))
    const { json } = await request('GET /api/blog/posts', { query: 'page=4' })
    expect(json).toEqual({ posts: [], total: 20, pages: 3 })
    expect(table.commandCalls(QueryCommand)).toHaveLength(0)
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
    expect(table.calls()).toHaveLength(0)
  })
})

describe('GET /api/blog/posts/{slugOrId}', () => {
  it('returns a post by its slug before looking for an id', async () => {
    table
      .on(QueryCommand, { ExpressionAttributeValues: { ':partition': 'POST#slug-of-2' } })
      .resolves({ Items: [{ ...newer, ...key(newer.id) }] })
    const response = await request('GET /api/blog/posts/{slugOrId}', { params: { slugOrId: 'slug-of-2' } })
    expect({ status: response.statusCode, json: response.json }).toEqual({ status: 200, json: newer })
    expect(table.commandCalls(GetCommand)).toHaveLength(0)
  })

  it('returns a post by its id', async () => {
    table.on(GetCommand, { Key: key(older.id) }).resolves({ Item: items[0] })
    const response = await request('GET /api/blog/posts/{slugOrId}', { params: { slugOrId: older.id } })
    expect(response).toMatchObject({ statusCode: 200, json: older })
  })

  it('returns 404 where neither fits', async () => {
    const response = await request('GET /api/blog/posts/{slugOrId}', { params: { slugOrId: 'nothing' } })
    expect(response).toMatchObject({ statusCode: 404, json: { message: 'Blog post "nothing" not found' } })
  })
})
