import { describe, expect, it } from 'vitest'
import { queries } from './queries.ts'
import { makeQueryClient } from './queryClient.ts'

const minutes = 60_000
const { queries: reads, mutations: writes } = makeQueryClient(async () => ({
  failure: {},
})).getDefaultOptions()

describe('queries', () => {
  it('are fresh for 5 minutes [9.6]', () => expect(reads?.staleTime).toBe(5 * minutes))

  it('are not retried, and neither are mutations [9.8]', () => {
    expect(reads?.retry).toBe(false)
    expect(writes?.retry).toBe(false)
  })

  it('are not repeated when the window gets the focus, nor polled [9.8]', () => {
    expect(reads?.refetchOnWindowFocus).toBe(false)
    expect(reads).not.toHaveProperty('refetchInterval')
  })

  it.each([
    ['a landing page', queries.treatmentLanding('how-we-help'), 5],
    ['a detail page', queries.treatmentPage('how-we-help/aftercare'), 30],
    ['the list of service pages', queries.servicePages(), 30],
    ['the list of posts for the sitemap', queries.allPosts(), 5],
  ])('keep %s fresh for its time [9.7]', async (_, query, fresh) => {
    const client = makeQueryClient(async () => ({ data: { id: 'a', slug: 'a', title: 'A', posts: [] } }))
    client.setQueryData<unknown>(query.queryKey, [])
    const cached = client.getQueryCache().find({ queryKey: query.queryKey })
    const { staleTime } = query
    expect(cached && typeof staleTime === 'function' && Reflect.apply(staleTime, query, [cached])).toBe(
      fresh * minutes,
    )
  })
})
