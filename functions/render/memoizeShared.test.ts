import { expect, test } from 'vitest'
import { urlOf } from '#shared/api/urlOf.ts'
import { memoizeShared } from './memoizeShared.ts'

async function readsOf(url: string): Promise<number> {
  const memoize = memoizeShared()
  let reads = 0
  for (let page = 0; page < 3; page += 1) await memoize(url, async () => (reads += 1))
  return reads
}

test.each([
  urlOf('GET /api/service-pages'),
  urlOf('GET /api/faqs'),
  urlOf('GET /api/blog/posts', { query: { page: 1 } }),
  urlOf('GET /api/blog/posts', { query: { page: 1, category: 'Recovery' } }),
])('%s is read once for all pages', async (url) => {
  expect(await readsOf(url)).toBe(1)
})

test.each([
  urlOf('GET /api/faqs', { query: { servicePageId: 'how-we-help.group-therapy' } }),
  urlOf('GET /api/blog/posts', { query: { page: 2, perPage: 9 } }),
  urlOf('GET /api/blog/posts/{slugOrId}', { params: { slugOrId: 'a' } }),
  urlOf('GET /api/treatment-pages/{category}/{path+}', { params: { category: 'how-we-help', path: 'a/b' } }),
])('%s, which one page reads, is not kept', async (url) => {
  expect(await readsOf(url)).toBe(3)
})
