import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporaryFolder.ts'

/** Runs `npm start`'s command in an empty folder until it ends. */
function start(folder: string, environment: Record<string, string> = {}, ...options: string[]) {
  const command = path.join(import.meta.dirname, 'start.ts')
  return spawnSync(process.execPath, [command, ...options], {
    cwd: folder,
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  })
}

it('a data folder that is a file ends with one sentence and exit code 1', () => {
  const folder = temporaryFolder()
  writeFileSync(path.join(folder, '.local'), '')
  const { status, stdout, stderr } = start(folder)
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr.trim().split('\n')).toEqual([
    expect.stringMatching(/^The data folder .*\.local cannot be used: /),
  ])
})

it('an invalid port ends with one sentence and exit code 1', () => {
  const folder = temporaryFolder()
  mkdirSync(path.join(folder, '.local'))
  const { status, stderr } = start(folder, { PORT: 'eighty' })
  expect([status, stderr]).toEqual([1, 'PORT is eighty, which is not a port number.\n'])
})

it.each(['www.example.org', 'http://www.example.org', 'https://www.example.org/home'])(
  'the public address %s ends with one sentence and exit code 1',
  (ORIGIN) => {
    const { status, stderr } = start(temporaryFolder(), { ORIGIN })
    expect(status).toBe(1)
    expect(stderr).toBe(`ORIGIN is ${ORIGIN}, which is not an address such as https://www.example.org.\n`)
  },
)

it('an unknown option ends with one sentence and exit code 1', () => {
  const { status, stderr } = start(temporaryFolder(), {}, '--frsh')
  expect(status).toBe(1)
  expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(/--frsh/)])
})
