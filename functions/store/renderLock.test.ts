import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Engine, startDynalite } from '../testing/engines.ts'
import { createTable } from '../testing/table.ts'
import { type Clock, withRenderLock } from './renderLock.ts'
import type { Store } from './store.ts'

let engine: Engine
let store: Store
beforeAll(async () => {
  engine = await startDynalite()
  store = await createTable(engine)
})
afterAll(() => engine.stop())

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
  const first = withRenderLock(store, render, running.clock)
  await start
  for (const time of [2_000, 3_000]) {
    const later = fakeClock(time, running.beat)
    running.clock.now = () => time
    expect(await withRenderLock(store, render, later.clock)).toBeUndefined()
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
  const first = withRenderLock(store, render, fakeClock(1_000).clock)
  await start
  const waiting = fakeClock(1_000, async () => {
    const secondStart = nextStart()
    runs[0]?.()
    await secondStart
    runs[1]?.()
    await first
  })
  expect(await withRenderLock(store, () => expect.fail('renders'), waiting.clock)).toBeUndefined()
})

test('a rendering that fails abandons its lease, and the next one knows', async () => {
  const failure = withRenderLock(store, () => Promise.reject(new Error('no paper')))
  await expect(failure).rejects.toThrow('no paper')
  expect(await withRenderLock(store, async (lease) => lease)).toEqual({ afterFailure: true })
  expect(await withRenderLock(store, async (lease) => lease)).toEqual({ afterFailure: false })
})

test('a rendering that died is replaced after 15 seconds without a heartbeat', async () => {
  const { render, runs, nextStart } = pausable()
  const start = nextStart()
  const dead = withRenderLock(store, render, fakeClock(0).clock)
  await start
  let time = 0
  const waiting = fakeClock(0, () => {
    time += 500
  })
  waiting.clock.now = () => time
  expect(await withRenderLock(store, async (lease) => lease, waiting.clock)).toEqual({ afterFailure: true })
  expect(time).toBeGreaterThan(15_000)
  expect(time).toBeLessThan(16_000)
  // The one that counted as dead ends after all, and leaves the lock to others.
  runs[0]?.()
  await dead
  expect(await withRenderLock(store, async () => 'rendered')).toBe('rendered')
})

test('a rendering whose heartbeat fails goes on', async () => {
  const { render, runs, nextStart } = pausable()
  const { clock, beat } = fakeClock(0)
  const start = nextStart()
  const first = withRenderLock(store, render, clock)
  await start
  const send = vi.spyOn(store.documents, 'send').mockRejectedValueOnce(new Error('gone'))
  await beat()
  expect(send).toHaveBeenCalledOnce()
  send.mockRestore()
  runs[0]?.()
  expect(await first).toBe(1)
})
