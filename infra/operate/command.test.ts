import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'

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
