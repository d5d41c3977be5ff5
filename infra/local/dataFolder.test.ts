import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { openDataFolder } from './dataFolder.ts'

it('an empty lock file, which a full disk leaves, does not keep the folder in use', () => {
  const folder = temporaryFolder()
  writeFileSync(path.join(folder, 'running.pid'), '')
  expect(() => openDataFolder(folder, { fresh: false }).release()).not.toThrow()
})

it('the folder and all files in it are open to their owner only', () => {
  const folder = temporaryFolder()
  const data = openDataFolder(folder, { fresh: false })
  data.logFor('Render')('a line\n')
  data.release()
  const modeOf = (name: string) => statSync(path.join(folder, name)).mode & 0o777
  expect(['', 'log', 'log/Render.log'].map(modeOf)).toEqual([0o700, 0o700, 0o600])
})

it('a log that cannot be written goes to the terminal and stops nothing', () => {
  const folder = temporaryFolder()
  mkdirSync(path.join(folder, 'log', 'Render.log'), { recursive: true })
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const data = openDataFolder(folder, { fresh: false })
  data.logFor('Render')('a line\n')
  expect(written).toHaveBeenCalledWith('a line\n')
  written.mockRestore()
  data.release()
})
