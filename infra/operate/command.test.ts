import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect, it } from 'vitest'

it('a command whose output nobody reads to its end goes on, and ends well', async () => {
  const file = path.join(import.meta.dirname, 'command.ts')
  const script = `
    import { setTimeout as wait } from 'node:timers/promises'
    import { print, runCommand } from ${JSON.stringify(file)}
    const importContent = async () => {
      for (let count = 0; count < 10; count += 1) {
        print('An imported entry')
        await wait(1)
      }
      process.disconnect()
    }
    process.on('message', () => runCommand(importContent))
    process.send('ready')`
  const command = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  })
  const ended = once(command, 'exit')
  await once(command, 'message')
  command.stdout?.destroy()
  command.send('start')
  expect(await ended).toEqual([0, null])
})

it('a command prints its sentences, and no log of the functions that it uses', () => {
  const [command, log] = ['command.ts', '../../functions/log.ts'].map((name) =>
    JSON.stringify(path.join(import.meta.dirname, name)),
  )
  const script = `
    import { log } from ${log}
    import { print, runCommand } from ${command}
    await runCommand(async () => {
      log('error', { damagedItem: 'DIRECTORY#post SHARD#0' })
      print('Exported.')
    })`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  })
  expect(stdout).toBe('Exported.\n')
})
