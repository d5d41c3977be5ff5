import { existsSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { ifChanged } from './ifChanged.ts'
import { temporaryFolder } from './testing/temporaryFolder.ts'

const build = vi.fn(async () => {})
let folder: string
beforeEach(() => {
  folder = temporaryFolder()
  build.mockReset()
})

const inputs = (settings = {}) => ({
  stamp: path.join(folder, 'built'),
  patterns: [path.join(folder, '*.ts')],
  settings,
})

it('builds once for the same files and settings', async () => {
  writeFileSync(path.join(folder, 'one.ts'), '1')
  await ifChanged(inputs(), build)
  await ifChanged(inputs(), build)
  expect(build).toHaveBeenCalledTimes(1)
})

it.each<[string, () => object]>([
  ['a changed file', () => writeFileSync(path.join(folder, 'one.ts'), '2') ?? {}],
  ['a new file', () => writeFileSync(path.join(folder, 'two.ts'), '1') ?? {}],
  ['a deleted file', () => rmSync(path.join(folder, 'one.ts')) ?? {}],
  ['another setting', () => ({ address: 'http://localhost:3000' })],
])('builds again for %s, but not for a test', async (_, change) => {
  writeFileSync(path.join(folder, 'one.ts'), '1')
  await ifChanged(inputs(), build)
  writeFileSync(path.join(folder, 'one.test.ts'), '1')
  await ifChanged(inputs(), build)
  expect(build).toHaveBeenCalledTimes(1)
  await ifChanged(inputs(change()), build)
  expect(build).toHaveBeenCalledTimes(2)
})

it('builds again after a build that failed', async () => {
  await ifChanged(inputs(), build)
  writeFileSync(path.join(folder, 'one.ts'), '1')
  build.mockRejectedValueOnce(new Error('No space left'))
  await expect(ifChanged(inputs(), build)).rejects.toThrow('No space left')
  expect(existsSync(inputs().stamp)).toBe(false)
})
