import { beforeAll, expect, test, vi } from 'vitest'
import { testTable } from '../testing/testTable.ts'
import {
  abandonLease,
  acquireLease,
  addRequest,
  allDocuments,
  claimRelease,
  leaseDuration,
} from './renderLease.ts'
import { type Clock, withRenderLock } from './renderLock.ts'
import type { Store } from './store.ts'

const store = testTable()
let run: { store: Store; release: string }
beforeAll(async () => {
  run = { store, release: 'one' }
})

/** Renderings that the test ends by calling `runs[n]`. */
function pausable() {
  const runs: (() => void)[] = []
  let started = () => {}
  const nextStart = () => new Promise<void>((resolve) => (started = resolve))
  const render = () =>
    new Promise<number>((resolve) => {
      runs.push(() => resolve(runs.length))
      started()
    })
  return { render, runs, nextStart }
}

/** A clock that stands still; `duringWait` runs in place of each pause, and `beat` is the next heartbeat. */
function fakeClock(time: number, duringWait: () => unknown = () => expect.fail('waits')) {
  const heartbeats: (() => unknown)[] = []
  const clock: Clock = {
    now: () => time,
    wait: async () => duringWait(),
    repeat: (work) => {
      heartbeats.push(work)
      return () => void heartbeats.splice(heartbeats.indexOf(work), 1)
    },
  }
  return { clock, beat: () => heartbeats[0]?.() }
}

test('two renderings never run at once, and requests during one are served by another run after it', async () => {
  const { render, runs, nextStart } = pausable()
  const running = fakeClock(1_000)
  const start = nextStart()
  const first = withRenderLock(run, render, running.clock)
  await start
  for (const time of [2_000, 3_000]) {
    const later = fakeClock(time, running.beat)
    running.clock.now = () => time
    expect(await withRenderLock(run, render, later.clock)).toBeUndefined()
  }
  expect(runs).toHaveLength(1)

  const secondStart = nextStart()
  runs[0]?.()
  await secondStart
  expect(runs).toHaveLength(2)
  runs[1]?.()
  expect(await first).toBe(2)
})

test('a request that the running rendering serves while it waits is not rendered again', async () => {
  const { render, runs, nextStart } = pausable()
  const start = nextStart()
  const first = withRenderLock(run, render, fakeClock(1_000).clock)
  await start
  const waiting = fakeClock(1_000, async () => {
    const secondStart = nextStart()
    runs[0]?.()
    await secondStart
    runs[1]?.()
    await first
  })
  expect(await withRenderLock(run, () => expect.fail('renders'), waiting.clock)).toBeUndefined()
})

test('a rendering that fails abandons its lease, and the next one knows', async () => {
  const failure = withRenderLock(run, () => Promise.reject(new Error('no paper')))
  await expect(failure).rejects.toThrow('no paper')
  expect(await withRenderLock(run, async ({ afterFailure }) => afterFailure)).toBe(true)
  expect(await withRenderLock(run, async ({ afterFailure }) => afterFailure)).toBe(false)
})

test('a rendering that died is replaced after 15 seconds without a heartbeat', async () => {
  const { render, runs, nextStart } = pausable()
  const start = nextStart()
  const dead = withRenderLock(run, render, fakeClock(0).clock)
  await start
  let time = 0
  const waiting = fakeClock(0, () => {
    time += 500
  })
  waiting.clock.now = () => time
  expect(await withRenderLock(run, async ({ afterFailure }) => afterFailure, waiting.clock)).toBe(true)
  expect(time).toBeGreaterThan(15_000)
  expect(time).toBeLessThan(16_000)
  // The one that counted as dead ends after all, and leaves the lock to others.
  runs[0]?.()
  await dead
  expect(await withRenderLock(run, async () => 'rendered')).toBe('rendered')
})

test('a rendering that another one has replaced is aborted at its next heartbeat', async () => {
  const { clock, beat } = fakeClock(0)
  let signal: AbortSignal | undefined
  await withRenderLock(
    run,
    async (task) => {
      signal = task.signal
      await beat()
      expect(signal.aborted).toBe(false)
      await acquireLease(store, { id: 'other', release: run.release }, leaseDuration + 1)
      await beat()
    },
    clock,
  )
  expect(signal?.aborted).toBe(true)
  await abandonLease(store, 'other')
})

test('a rendering whose heartbeat fails goes on', async () => {
  const { render, runs, nextStart } = pausable()
  const { clock, beat } = fakeClock(0)
  const start = nextStart()
  const first = withRenderLock(run, render, clock)
  await start
  const send = vi.spyOn(store.documents, 'send').mockRejectedValueOnce(new Error('gone'))
  await beat()
  expect(send).toHaveBeenCalledOnce()
  send.mockRestore()
  runs[0]?.()
  expect(await first).toBe(1)
})

test('requests that a rendering has served do not render again, however many wait', async () => {
  const requests = await Promise.all(Array.from({ length: 20 }, () => addRequest(store)))
  const { clock } = fakeClock(50_000)
  expect(await withRenderLock(run, async () => 'rendered', clock)).toBe('rendered')
  for (const { requests: request } of requests)
    expect(await withRenderLock({ ...run, request }, () => expect.fail('renders'), clock)).toBeUndefined()
})

test('a rendering serves the requests of all callers until one rendering has succeeded', async () => {
  await addRequest(store, { changedDocuments: ['a', 'b'] })
  await addRequest(store, { changedDocuments: ['b', 'c'], allowRemoved: 12 })
  const failure = withRenderLock(run, () => Promise.reject(new Error('no paper')))
  await expect(failure).rejects.toThrow('no paper')
  const { requests: request } = await addRequest(store, { changedDocuments: ['d'] })
  const task = { changedDocuments: ['a', 'b', 'c', 'd', allDocuments], allowRemoved: 12 }
  const given = await withRenderLock({ ...run, request }, async (given) => given)
  expect({ ...given, changedDocuments: given?.changedDocuments.toSorted() }).toMatchObject({
    ...task,
    changedDocuments: task.changedDocuments.toSorted(),
  })
})

test('a request names what has changed, and without a name everything may have', async () => {
  await withRenderLock(run, async () => undefined)
  const { requests: request } = await addRequest(store, { changedDocuments: ['faq/a'] })
  const named = { changedDocuments: ['faq/a'], allowRemoved: undefined }
  expect(await withRenderLock({ ...run, request }, async (given) => given)).toMatchObject(named)
  expect(await withRenderLock(run, async (given) => given)).toMatchObject({
    changedDocuments: [allDocuments],
  })
})

test('newer code ends a rendering by older code, and renders once that has ended', async () => {
  const { render, runs, nextStart } = pausable()
  const older = fakeClock(100_000)
  const start = nextStart()
  let signal: AbortSignal | undefined
  const first = withRenderLock(
    { store, release: 'older' },
    (task) => {
      signal = task.signal
      return render()
    },
    older.clock,
  )
  await start
  const newer = fakeClock(101_000, async () => {
    await older.beat()
    expect(signal?.aborted).toBe(true)
    runs[0]?.()
    await first
  })
  expect(await withRenderLock({ store, release: 'newer' }, async () => 'new pages', newer.clock)).toBe(
    'new pages',
  )
  expect(runs).toHaveLength(1)
})

test('a request of older code that waits does not render after newer code has started', async () => {
  const { render, runs, nextStart } = pausable()
  const start = nextStart()
  const first = withRenderLock(run, render, fakeClock(200_000).clock)
  await start
  const late = withRenderLock(run, () => expect.fail('renders'), {
    ...fakeClock(200_000).clock,
    wait: () => claimRelease(store, 'newer'),
  })
  await expect(late).rejects.toThrow('Newer code has started to render the pages')
  runs[0]?.()
  await first
})

test('code that is deployed again renders, although it is older', async () => {
  expect(await withRenderLock(run, async () => 'rendered', fakeClock(600_000).clock)).toBe('rendered')
})
