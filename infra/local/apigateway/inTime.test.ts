import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inTime } from './gateway.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('an integration', () => {
  const after = (milliseconds: number) =>
    new Promise<string>((resolve) => setTimeout(resolve, milliseconds, 'response'))

  it.each([
    [29_999, 'response'],
    [30_001, undefined],
  ])('that responds after %i milliseconds has the result %s', async (milliseconds, result) => {
    const response = inTime(after(milliseconds))
    await vi.advanceTimersByTimeAsync(40_000)
    expect(await response).toBe(result)
  })
})
