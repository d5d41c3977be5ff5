// @vitest-environment node
import { mkdtempDisposableSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { storedModel } from './storedModel.ts'

it('the danger model is trained once for each version of what it is trained from', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'model-'))
  const file = join(folder.path, 'dist/model.json')
  const train = vi.fn(() => ({ kinds: ['harmless'], biases: [0], weights: `${train.mock.calls.length}` }))
  expect(storedModel(file, 'one', train).weights).toBe('1')
  expect(storedModel(file, 'one', train).weights).toBe('1')
  expect(storedModel(file, 'two', train).weights).toBe('2')
  expect(storedModel(file, 'one', train).weights).toBe('3')
  writeFileSync(file, '{"version":"one",')
  expect(storedModel(file, 'one', train).weights).toBe('4')
  expect(readdirSync(join(folder.path, 'dist'))).toEqual(['model.json'])
})
