import { describe, expect, it } from 'vitest'
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
})
