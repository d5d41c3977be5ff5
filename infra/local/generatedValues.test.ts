import { statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { generatedValues } from './generatedValues.ts'

const secretReader = (file: string) => generatedValues(file, () => ({}))

it('a secret is random, survives a restart and differs between data folders', () => {
  const file = path.join(temporaryFolder(), 'secrets.json')
  const value = secretReader(file)('arn:a')
  expect(value).toMatch(/^[\w-]{43}$/)
  expect(secretReader(file)('arn:b')).not.toBe(value)
  expect(secretReader(file)('arn:a')).toBe(value)
  expect(secretReader(path.join(temporaryFolder(), 'secrets.json'))('arn:a')).not.toBe(value)
})

it('the file of the secrets is readable by its owner only', () => {
  const file = path.join(temporaryFolder(), 'secrets.json')
  secretReader(file)('arn:a')
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

it('a file that a crash has damaged gives new secrets', () => {
  const file = path.join(temporaryFolder(), 'secrets.json')
  writeFileSync(file, '')
  expect(secretReader(file)('arn')).toMatch(/^[\w-]{43}$/)
})
