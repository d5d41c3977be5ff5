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

it('Today reads what waits for the member every ten seconds of use, and when its window is used again [13.66]', async () => {
  const tasks = 'GET /api/admin/tasks'
  const none = { counts: [], missed: [], approvals: [], questions: [], told: [], newMembers: [] }
  const { sent } = await renderLoggedIn('/admin', {
    [list]: { status: 200, json: [] },
    [tasks]: { ...none, imagesWithoutText: 0 },
  })
  await screen.findByRole('heading', { name: 'Dashboard' })
  await pass(apiLimits.presence.look)
  const reads = () => sent.filter(({ request }) => request === tasks).length
  const before = reads()
  fireEvent.focus(window)
  await vi.waitFor(() => expect(reads()).toBe(before + 1))
  await pass(apiLimits.presence.look)
  fireEvent.pointerMove(document.body)
  await vi.waitFor(() => expect(reads()).toBe(before + 2))
})
