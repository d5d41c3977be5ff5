import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Engine, startDynalite } from '../testing/engines.ts'
import { useTable } from '../testing/table.ts'
import { type Timing, withRenderLock } from './renderLock.ts'

let engine: Engine
beforeAll(async () => {
  engine = await startDynalite()
  await useTable(engine)
})
afterAll(() => engine.stop())

/** A rendering that ends when it is told to. */
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

/** A clock that stands still; `whileWaiting` happens in place of each pause, and `beat` is the holder's next sign of life. */
function standing(time: number, whileWaiting: () => unknown = () => expect.fail('nobody waits')) {
  const beats: (() => unknown)[] = []
  const timing: Timing = {
    now: () => time,
    wait: async () => whileWaiting(),
    repeat: (work) => {
      beats.push(work)
      return () => void beats.splice(beats.indexOf(work), 1)
    },
  }
  return { timing, beat: () => beats[0]?.() }
}
const drawn = () => Promise.resolve('drawn')

test('two renderings never run at once, and what came meanwhile is rendered after', async () => {
  const { render, runs, nextStart } = pausable()
  const holder = standing(1_000)
  const begun = nextStart()
  const first = withRenderLock(render, holder.timing)
  await begun
  for (const time of [2_000, 3_000]) {
    const later = standing(time, holder.beat)
    // The clock of whoever waits moves the holder's too.
    holder.timing.now = () => time
    expect(await withRenderLock(render, later.timing)).toBeUndefined()
  }
  expect(runs).toHaveLength(1)

  const again = nextStart()
  runs[0]?.()
  await again
  expect(runs).toHaveLength(2)
  runs[1]?.()
  expect(await first).toBe(2)
})

test('whoever waits for a rendering that ends does not render what it has met', async () => {
  const { render, runs, nextStart } = pausable()
  const begun = nextStart()
  const first = withRenderLock(render, standing(1_000).timing)
  await begun
  const waiting = standing(1_000, async () => {
    const again = nextStart()
    runs[0]?.()
    await again
    runs[1]?.()
    await first
  })
  expect(await withRenderLock(() => expect.fail('renders'), waiting.timing)).toBeUndefined()
})

test('a rendering that fails lets go, and the next one knows', async () => {
  const fails = withRenderLock(() => Promise.reject(new Error('no paper')))
  await expect(fails).rejects.toThrow('no paper')
  expect(await withRenderLock(async (turn) => turn)).toEqual({ afterFailure: true })
  expect(await withRenderLock(async (turn) => turn)).toEqual({ afterFailure: false })
})

test('a rendering that died is taken over by whoever has waited for a sign of life in vain', async () => {
  const { render, runs, nextStart } = pausable()
  const begun = nextStart()
  const dead = withRenderLock(render, standing(0).timing)
  await begun
  let time = 0
  const waiting = standing(0, () => {
    time += 500
  })
  waiting.timing.now = () => time
  expect(await withRenderLock(async (turn) => turn, waiting.timing)).toEqual({ afterFailure: true })
  expect(time).toBeGreaterThan(15_000)
  expect(time).toBeLessThan(16_000)
  // The one given up for dead ends after all, and leaves the lock to others.
  runs[0]?.()
  await dead
  expect(await withRenderLock(drawn)).toBe('drawn')
})

test('a rendering whose signs of life are not heard goes on', async () => {
  const { render, runs, nextStart } = pausable()
  const { timing, beat } = standing(0)
  const begun = nextStart()
  const first = withRenderLock(render, timing)
  await begun
  const heard = process.env.TABLE_NAME
  process.env.TABLE_NAME = 'gone'
  await beat()
  process.env.TABLE_NAME = heard
  runs[0]?.()
  expect(await first).toBe(1)
})
