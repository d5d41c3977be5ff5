import { expect, it, vi } from 'vitest'
import { abortAfter } from './abortAfter.ts'

it('a request ends after its time, or before that with the signal that it was given', () => {
  vi.useFakeTimers()
  const given = new AbortController()
  const [alone, both] = [abortAfter(10_000), abortAfter(10_000, given.signal)]
  given.abort()
  expect([alone.aborted, both.aborted, abortAfter(1, given.signal).aborted]).toEqual([false, true, true])
  vi.advanceTimersByTime(9_999)
  expect(alone.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(alone.aborted).toBe(true)
  vi.useRealTimers()
})
