import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Engine, startDynalite } from '../testing/engines.ts'
import { useTable } from '../testing/table.ts'
import { whileHoldingRenderLock } from './renderLock.ts'

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

test('two renderings never run at once, and what came meanwhile is rendered after', async () => {
  const { render, runs, nextStart } = pausable()
  const begun = nextStart()
  const first = whileHoldingRenderLock(render)
  await begun
  expect(await whileHoldingRenderLock(render)).toBeUndefined()
  expect(await whileHoldingRenderLock(render)).toBeUndefined()
  expect(runs).toHaveLength(1)

  const again = nextStart()
  runs[0]?.()
  await again
  expect(runs).toHaveLength(2)
  runs[1]?.()
  expect(await first).toBe(2)
})

test('a rendering that fails lets go', async () => {
  const fails = whileHoldingRenderLock(() => Promise.reject(new Error('no paper')))
  await expect(fails).rejects.toThrow('no paper')
  expect(await whileHoldingRenderLock(() => Promise.resolve('drawn'))).toBe('drawn')
})

test('a rendering that died is taken over once its time is up', async () => {
  const { render, runs, nextStart } = pausable()
  const begun = nextStart()
  const dead = whileHoldingRenderLock(render, () => 0)
  await begun
  const minute = 60_000
  expect(
    await whileHoldingRenderLock(
      () => Promise.resolve('new'),
      () => 5 * minute,
    ),
  ).toBeUndefined()
  expect(
    await whileHoldingRenderLock(
      () => Promise.resolve('new'),
      () => 7 * minute,
    ),
  ).toBe('new')
  // The one given up for dead ends after all, and leaves the lock to others.
  runs[0]?.()
  await dead
  expect(
    await whileHoldingRenderLock(
      () => Promise.resolve('next'),
      () => 8 * minute,
    ),
  ).toBe('next')
})
