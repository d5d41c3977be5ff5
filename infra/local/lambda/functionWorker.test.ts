import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import { startWorker } from './functionWorker.ts'

vi.mock('node:child_process', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:child_process')>()
  return {
    ...original,
    fork: (...args: Parameters<typeof original.fork>) => {
      const child = original.fork(...args)
      // As when the process has ended, and its end is not yet known.
      setImmediate(() => child.emit('error', new Error('write EPIPE')))
      return child
    },
  }
})

it('a process that dies while it gets an event fails this event, and nothing else', async () => {
  const rejected = vi.fn()
  process.on('unhandledRejection', rejected)
  const file = path.join(temporaryFolder(), 'function.mjs')
  writeFileSync(file, 'export const handler = async () => 1')
  const log = vi.fn()
  const worker = startWorker({ name: 'x', file, environment: {}, timeout: 60_000, memory: 64, log })
  expect(await worker.run({})).toEqual({ failed: true, message: 'write EPIPE' })
  expect(worker.isAlive()).toBe(false)
  await worker.stop()
  expect(log).toHaveBeenCalledWith('write EPIPE\n')
  expect(rejected).not.toHaveBeenCalled()
  process.off('unhandledRejection', rejected)
})
