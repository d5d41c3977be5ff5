import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { apiLimits } from '#shared/apiLimits.ts'
import { renderLoggedIn } from '../testing/renderStaff.tsx'

const list = 'GET /api/admin/call-requests'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

describe.each([
  ['the dashboard', '/admin', 'Dashboard'],
  ['the inbox of call requests', '/admin/calls', 'Calls'],
])('%s', (_, path, heading) => {
  it('sends nothing while nobody uses it, so that the session ends [15.2]', async () => {
    const { sent } = await renderLoggedIn(path, { [list]: { status: 200, json: [] } })
    await screen.findByRole('heading', { name: heading })
    await pass(1_000)
    const before = sent.length
    await pass(apiLimits.session.idle)
    expect(sent).toHaveLength(before)
  })

  it('looks for new call requests at most twice a minute while somebody uses it', async () => {
    const { sent } = await renderLoggedIn(path, { [list]: { status: 200, json: [] } })
    await screen.findByRole('heading', { name: heading })
    const reads = () => sent.filter(({ request }) => request === list).length
    await vi.waitFor(() => expect(reads()).toBe(1))
    for (let second = 0; second < 60; second += 1) {
      await pass(1_000)
      fireEvent.pointerMove(document.body)
    }
    await pass(1_000)
    expect(reads()).toBe(3)
  })
})
