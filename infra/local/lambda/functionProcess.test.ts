import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'

it('a function process ends with the local system, even if that is killed', async () => {
  const file = path.join(temporaryFolder(), 'index.mjs')
  writeFileSync(file, 'export const handler = async () => process.pid')
  const script = path.join(import.meta.dirname, '../testing/runFunction.ts')
  const system = spawn(process.execPath, [script, pathToFileURL(file).href], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(system.stdout, 'data')
  const { response: pid } = JSON.parse(String(line))
  expect(isRunning(pid)).toBe(true)
  system.kill('SIGKILL')
  await once(system, 'exit')
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
