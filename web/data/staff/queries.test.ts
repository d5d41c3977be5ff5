import { expect, it } from 'vitest'
import { ReadError } from '../read.ts'
import { retryAfter } from './queries.ts'

const after = (error: Error | null, errorUpdateCount = 1) =>
  retryAfter({ state: { error, errorUpdateCount } })

it('a read that got no response, or that of a busy server, is tried again after growing waits [13.72]', () => {
  for (const status of [undefined, 429, 500, 503])
    expect([1, 2, 3, 20].map((count) => after(new ReadError('Failed', { status }), count))).toEqual([
      2_000, 4_000, 8_000, 60_000,
    ])
})

it('a read that succeeded or was refused is not tried again [13.72]', () => {
  expect(after(null)).toBe(false)
  for (const status of [400, 401, 404]) expect(after(new ReadError('Failed', { status }))).toBe(false)
})
