import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, it, vi } from 'vitest'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import type { LocalFunction } from './functionPool.ts'
import { functionPool } from './functionPool.ts'

const pools: LocalFunction[] = []
afterEach(async () => {
  await Promise.all(pools.splice(0).map((each) => each.close()))
})

function pool(source: string, { timeout = 60_000, memory = 128 } = {}) {
  const file = path.join(temporaryFolder(), 'index.mjs')
  writeFileSync(file, source)
  const lines: string[] = []
  const tested = functionPool('arn', {
    name: 'Tested',
    file: pathToFileURL(file).href,
    environment: { GIVEN: 'yes' },
    timeout,
    memory,
    log: (text) => lines.push(text),
  })
  pools.push(tested)
  return { ...tested, lines }
}

it('a function has the given environment variables and no others', async () => {
  const { invoke } = pool(`export const handler = async () => [process.env.GIVEN, process.env.PATH]`)
  expect(await invoke({})).toEqual({ failed: false, response: ['yes', null] })
})

it('a warm worker whose process was killed meanwhile gets no event', async () => {
  const { invoke, lines } = pool(`export const handler = async () => process.pid`)
  const first = await invoke({})
  if (first.failed) throw new Error(first.message)
  process.kill(Number(first.response), 'SIGKILL')
  await vi.waitFor(() => expect(lines.join()).toContain('exited'))
  const next = await invoke({})
  expect(next.failed).toBe(false)
  expect(next).not.toEqual(first)
})

it('several workers handle events concurrently', async () => {
  const { invoke } = pool(`let busy = 0
export const handler = async () => { busy += 1; await new Promise((done) => setTimeout(done, 20)); return busy-- }`)
  const results = await Promise.all(Array.from({ length: 12 }, () => invoke({})))
  expect(results).toEqual(Array.from({ length: 12 }, () => ({ failed: false, response: 1 })))
})

it('a function that hangs is stopped at its timeout, and a new worker handles the next event', async () => {
  const { invoke } = pool(`export const handler = (hangs) => { if (hangs) for (;;); return 'fine' }`, {
    timeout: 5_000,
  })
  expect(await invoke(true)).toEqual({ failed: true, message: 'Tested timed out after 5 seconds' })
  expect(await invoke(false)).toEqual({ failed: false, response: 'fine' })
})

it('a function that exceeds its memory is stopped', async () => {
  const { invoke } = pool(
    `export const handler = async (grows) => { if (!grows) return 'fine'; const all = []; for (;;) all.push({ more: new Array(1000).fill(all.length) }) }`,
    { memory: 32 },
  )
  expect(await invoke(true)).toMatchObject({ failed: true })
  expect(await invoke(false)).toEqual({ failed: false, response: 'fine' })
})
