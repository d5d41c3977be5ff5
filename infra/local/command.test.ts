import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect, it } from 'vitest'

it.each(['stdout', 'stderr'] as const)('stays up when the reader of its %s has ended', async (output) => {
  const command = path.join(import.meta.dirname, 'command.ts')
  const script = `
    import { setTimeout as wait } from 'node:timers/promises'
    import { runUntilInterrupted } from ${JSON.stringify(command)}
    const writeOften = async () => {
      for (let count = 0; count < 10; count += 1) {
        process.${output}.write('Message to staff\\n')
        await wait(1)
      }
      process.send('up')
    }
    const start = async () => ({ address: 'x', note: writeOften, stop: async () => {} })
    process.on('message', () => runUntilInterrupted(start))
    process.send('ready')`
  const site = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const ended = once(site, 'exit')
  await once(site, 'message')
  site[output]?.destroy()
  site.send('start')
  const next = await Promise.race([once(site, 'message'), ended])
  site.kill()
  expect([next[0], await ended]).toEqual(['up', [0, null]])
})
