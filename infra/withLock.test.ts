import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { temporaryFolder } from './testing/temporaryFolder.ts'
import { acquire, release, withLock } from './withLock.ts'

let folder: string
let lock: string
beforeEach(() => {
  folder = temporaryFolder()
  lock = path.join(folder, 'building.pid')
})

it('a lock is held by one until it is released', () => {
  expect([acquire(lock), acquire(lock)]).toEqual([true, false])
  release(lock)
  expect(acquire(lock)).toBe(true)
  expect(readdirSync(folder)).toEqual(['building.pid'])
})

it('the lock of another running process is held', () => {
  writeFileSync(lock, String(process.ppid))
  expect(acquire(lock)).toBe(false)
})

it.each([
  ['is empty, which a full disk leaves', ''],
  ['contains no process id', 'x'],
  ['is of a process that has ended', '4194305'],
])('a lock that %s does not count', async (_, content) => {
  writeFileSync(lock, content)
  expect(await withLock(lock, async () => 'done')).toBe('done')
})

it.runIf(process.platform === 'linux')(
  'the lock of a process that has ended does not count if its parent has not noticed, as in some containers',
  async () => {
    const parent = spawn('sh', ['-c', 'true & echo $!; exec sleep 60'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    onTestFinished(() => void parent.kill())
    const [pid] = await once(parent.stdout, 'data')
    writeFileSync(lock, String(pid))
    await vi.waitUntil(() => acquire(lock))
  },
)
