import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { seed } from '#shared/content/seed.ts'
import { limits } from '#shared/limits.ts'
import { renderSite } from '../testing/renderSite.tsx'

const minutes = 60_000
const landing = '/api/treatment-pages/what-we-treat'
const detail = '/api/treatment-pages/what-we-treat/alcohol-addiction'
const responses = {
  [landing]: seed.landings.find(({ slug }) => slug === 'what-we-treat') ?? 404,
  [detail]: seed.treatments.find(({ slug }) => slug === 'what-we-treat/alcohol-addiction') ?? 404,
  '/api/reviews': [...seed.reviews],
  '/api/service-pages': [...seed.treatments],
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1), shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Opens the page, leaves it, and returns after the time; says how often each address was read by then. */
async function returnAfter(path: string, time: number, overrides: object = {}) {
  const { router, requests } = await renderSite(path, { ...responses, ...overrides })
  await act(() => router.navigate({ to: '/sitemap' }))
  await act(() => vi.advanceTimersByTimeAsync(time))
  await act(() => router.navigate({ to: path }))
  return (url: string) => requests.filter((request) => request === url).length
}

describe('a landing page', () => {
  it('is fresh for 5 minutes', async () => {
    const reads = await returnAfter('/what-we-treat', 4.9 * minutes)
    expect([reads(landing), reads('/api/reviews')]).toEqual([1, 1])
  })
  it('is read once again after 5 minutes', async () => {
    const reads = await returnAfter('/what-we-treat', 5 * minutes)
    expect([reads(landing), reads('/api/reviews')]).toEqual([2, 2])
  })
})

describe('a detail page', () => {
  it('is fresh for 30 minutes, also while no screen shows it', async () => {
    const reads = await returnAfter('/what-we-treat/alcohol-addiction', 29.9 * minutes)
    expect([reads(detail), reads('/api/service-pages')]).toEqual([1, 1])
  })
  it('is read once again after 30 minutes [9.7]', async () => {
    const reads = await returnAfter('/what-we-treat/alcohol-addiction', 30 * minutes)
    expect([reads(detail), reads('/api/service-pages')]).toEqual([2, 2])
  })
})

describe('a failed read', () => {
  it('is not fresh: the next visit of the page reads once more', async () => {
    const reads = await returnAfter('/what-we-treat', 1_000, { [landing]: 503, '/api/reviews': 503 })
    expect([reads(landing), reads('/api/reviews')]).toEqual([2, 2])
  })
})

it('unused data is kept for as long as any is fresh', async () => {
  const { queryClient } = await renderSite('/what-we-treat', responses)
  const { gcTime } = queryClient.getDefaultOptions().queries ?? {}
  expect(gcTime).toBeGreaterThanOrEqual(Math.max(...Object.values(limits.staleTime)))
})
