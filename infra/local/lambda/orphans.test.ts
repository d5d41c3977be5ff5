import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'

it('a function does not outlive the local system, however that ends', async () => {
  const file = path.join(temporaryFolder(), 'index.mjs')
  writeFileSync(file, 'export const handler = async () => process.pid')
  const script = path.join(import.meta.dirname, '../testing/holdFunction.ts')
  const holder = spawn(process.execPath, [script, pathToFileURL(file).href], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(holder.stdout, 'data')
  const { answer: pid } = JSON.parse(String(line))
  expect(isRunning(pid)).toBe(true)
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  const deadline = Date.now() + 10_000
  while (isRunning(pid) && Date.now() < deadline) await wait(10)
  expect(isRunning(pid)).toBe(false)
})

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
