import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, it, vi } from 'vitest'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import { functionPool } from './functionPool.ts'
import type { LocalFunction } from './localFunction.ts'

const started: LocalFunction[] = []
afterEach(async () => {
  await Promise.all(started.splice(0).map((one) => one.close()))
})

function pool(source: string, { timeout = 5_000, memory = 128, done = () => {} } = {}) {
  const file = path.join(temporaryFolder(), 'index.mjs')
  writeFileSync(file, source)
  const lines: string[] = []
  const made = functionPool('arn', {
    name: 'Tested',
    file: pathToFileURL(file).href,
    environment: { GIVEN: 'yes' },
    timeout,
    memory,
    log: (text) => lines.push(text),
    keep: () => done,
  })
  started.push(made)
  return { ...made, lines }
}

it('a function sees the environment that it is given and no other', async () => {
  const { invoke } = pool(`export const handler = async () => [process.env.GIVEN, process.env.PATH]`)
  expect(await invoke({})).toEqual({ failed: false, answer: ['yes', null] })
})

it('takes one event at a time in one environment, and keeps that warm', async () => {
  const { invoke } = pool(`let calls = 0
export const handler = async () => ++calls`)
  expect([await invoke({}), await invoke({})].map((outcome) => !outcome.failed && outcome.answer)).toEqual([
    1, 2,
  ])
})

it('runs several events at once', async () => {
  const { invoke } = pool(`let busy = 0
export const handler = async () => { busy += 1; await new Promise((done) => setTimeout(done, 20)); return busy-- }`)
  const outcomes = await Promise.all(Array.from({ length: 12 }, () => invoke({})))
  expect(outcomes).toEqual(Array.from({ length: 12 }, () => ({ failed: false, answer: 1 })))
})

it('a function that throws has failed, and takes the next event', async () => {
  const { invoke, lines } = pool(
    `export const handler = async (fails) => { if (fails) throw new Error('broken'); return 'fine' }`,
  )
  expect(await invoke(true)).toMatchObject({ failed: true })
  expect(await invoke(false)).toEqual({ failed: false, answer: 'fine' })
  expect(lines.join()).toContain('Error: broken')
})

it('a function that hangs is ended at its timeout, and the next event gets a new one', async () => {
  const { invoke } = pool(`export const handler = (hangs) => { if (hangs) for (;;); return 'fine' }`, {
    timeout: 1_500,
  })
  expect(await invoke(true)).toEqual({ failed: true, message: 'Tested timed out after 1.5 seconds' })
  expect(await invoke(false)).toEqual({ failed: false, answer: 'fine' })
})

it('a function that takes more memory than it has is ended', async () => {
  const { invoke } = pool(
    `export const handler = async (grows) => { if (!grows) return 'fine'; const all = []; for (;;) all.push({ more: new Array(1000).fill(all.length) }) }`,
    { memory: 32, timeout: 30_000 },
  )
  expect(await invoke(true)).toMatchObject({ failed: true })
  expect(await invoke(false)).toEqual({ failed: false, answer: 'fine' })
})

it('a function that cannot be loaded has failed', async () => {
  const { invoke } = pool(`import './missing.mjs'`)
  expect(await invoke({})).toMatchObject({ failed: true })
})

it('an event that was accepted is done when the function has taken it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  pool(`export const handler = async () => 'fine'`, { done: resolve }).enqueue({})
  await promise
})

it('an event that was accepted is kept where the local system stops first', async () => {
  const { enqueue, close, lines } = pool(`export const handler = () => new Promise(() => {})`, {
    done: () => expect.fail('it was not done'),
  })
  enqueue({})
  await close()
  await vi.waitFor(() => expect(lines.join()).toContain('stopped with an event unfinished'))
})
