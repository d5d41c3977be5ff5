import { expect, test } from 'vitest'
import { failures } from '#shared/failures.ts'
import { queries } from './queries.ts'
import { makeQueryClient } from './queryClient.ts'
import type { ReadResult } from './read.ts'

const clientReading = (result: ReadResult) => makeQueryClient(async () => result)

test('the query key is the address of the request [7.2, 7.11, 9.1]', () => {
  expect(queries.posts(1).queryKey).toEqual(['/api/blog/posts?page=1&perPage=9'])
  expect(queries.newestPosts().queryKey).toEqual(['/api/blog/posts?page=1'])
  expect(queries.relatedPosts('Life in recovery').queryKey).toEqual([
    '/api/blog/posts?page=1&category=Life%20in%20recovery',
  ])
  expect(queries.treatmentPage('how-we-help/family-programs/family-therapy').queryKey).toEqual([
    '/api/treatment-pages/how-we-help/family-programs/family-therapy',
  ])
  expect(queries.faqsOf('a').queryKey).toEqual(['/api/faqs?servicePageId=a'])
})

test.each([401, 403, 404, 500, undefined])(
  'a read that fails with %s throws the message of the catalogue, or is null where it has none [8.1]',
  async (status) => {
    const client = clientReading({ failure: { status, requestId: 'abc-1' } })
    await expect(client.fetchQuery(queries.page('faq'))).rejects.toMatchObject({
      message: failures.pages.faq,
      status,
      requestId: 'abc-1',
    })
    expect(await client.fetchQuery(queries.page('home'))).toBeNull()
  },
)

test('why a read failed is cached under the address of the request too', async () => {
  const client = clientReading({ failure: { status: 500 } })
  await client.fetchQuery(queries.page('home'))
  const keys = client.getQueryCache().getAll()
  expect(keys.map(({ queryKey }) => queryKey[0])).toEqual(['/api/pages/home', '/api/pages/home'])
})

test('a response of another shape is a failed read', async () => {
  const client = clientReading({ data: { nonsense: true } })
  await expect(client.fetchQuery(queries.faqs())).rejects.toThrow(failures.faqs)
  expect(await client.fetchQuery(queries.servicePages())).toBeNull()
})
