import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { EndpointKey } from '#shared/api/endpoints.ts'
import { table } from '#shared/table.ts'
import { startDesk } from '../testing/desk.ts'
import { request, type TestRequest } from '../testing/request.ts'

const desk = startDesk()
const long = 'a'.repeat(5_000)
const longest = 'a'.repeat(2_000)
const lateIn2099 = `2099-01-01T00:00:00.${'0'.repeat(5_000)}Z`
const post = { kind: 'post', id: 'post-00002' }
const sameOrigin = { 'sec-fetch-site': 'same-origin' }

/** Every value that a request to the table has for a part of a key. The table of AWS refuses longer ones, unlike that of the tests. */
const parts: { name: string; bytes: number }[] = []
beforeEach(() => {
  parts.length = 0
})
beforeAll(() => {
  const { documents } = desk.store
  const send = documents.send.bind(documents)
  vi.spyOn(documents, 'send').mockImplementation((...[command, ...rest]: Parameters<typeof send>) => {
    collect(command.input)
    return send(command, ...rest)
  })
})

function collect(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value)) {
    const isKey = [table.partitionKey, table.sortKey, ':partition', ':first', ':last'].includes(name)
    if (isKey && typeof part === 'string') parts.push({ name, bytes: Buffer.byteLength(part) })
    else collect(part)
  }
}

it.each<[EndpointKey, TestRequest]>([
  ['POST /api/admin/session', { headers: sameOrigin, json: { username: 'ﷺ'.repeat(100), password: 'x' } }],
  ['GET /api/blog/posts/{slugOrId}', { params: { slugOrId: 'ä'.repeat(900) } }],
  ['GET /api/faqs/{id}', { params: { id: long } }],
  ['POST /api/page-feedback', { headers: sameOrigin, json: { page: `/${long}`, helpful: 'yes' } }],
])('%s with the longest values needs no longer key than the table has', async (key, options) => {
  const { statusCode } = await request(key, options)
  expect(statusCode).toBeLessThan(500)
  expect(parts.filter(({ bytes }) => bytes > 1_024)).toEqual([])
})

it.each<[EndpointKey, TestRequest]>([
  ['GET /api/admin/audit', { query: `from=${lateIn2099}&to=${lateIn2099}` }],
  [
    'PUT /api/admin/documents/{kind}/{id}/schedule',
    { params: post, json: { version: 1, unpublishAt: lateIn2099 } },
  ],
  ['DELETE /api/admin/redirects', { query: `from=/${long}` }],
  ['POST /api/admin/redirects', { json: { from: `/${long}`, to: '/faq' } }],
])('staff’s %s with the longest values needs no longer key than the table has', async (key, options) => {
  const { statusCode } = await desk.send(key, options)
  expect(statusCode).toBeLessThan(500)
  expect(parts.filter(({ bytes }) => bytes > 1_024)).toEqual([])
})

it.each([
  ['faq', { question: 'Q', answer: '<p>A</p>', categoryName: 'C', servicePageId: longest }],
  ['treatment', { title: 'T', slug: 't', category: 'how-we-help', parentId: longest }],
] as const)(
  'a draft of kind %s that names a page with as many characters as a draft takes is refused as one',
  async (kind, content) => {
    const { id, draft } = await desk.create(kind, content)
    const published = await desk.tryTo('publish', { kind, id }, { version: draft?.version })
    expect(published.statusCode).toBe(400)
    expect(parts.filter(({ bytes }) => bytes > 1_024)).toEqual([])
  },
)
