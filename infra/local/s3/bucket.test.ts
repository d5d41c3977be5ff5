import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import { openBucket, removeDamagedObjects } from './bucket.ts'

it('empty files and unfinished writes are removed, and an object without content is not', async () => {
  const folder = temporaryFolder()
  const bucket = openBucket('site', folder)
  await bucket.put('whole', Buffer.alloc(0), {})
  writeFileSync(path.join(folder, 'empty'), '')
  writeFileSync(path.join(folder, '.0a1b2c'), 'half')
  expect(removeDamagedObjects(folder)).toBe(1)
  expect(readdirSync(folder)).toEqual(['whole'])
})

it('a write that fails leaves nothing that takes space', async () => {
  const folder = temporaryFolder()
  const bucket = openBucket('site', folder)
  // A folder in place of the object makes the write fail.
  mkdirSync(path.join(folder, 'object'))
  await expect(bucket.put('object', Buffer.from('new'), {})).rejects.toThrow()
  expect(readdirSync(folder)).toEqual(['object'])
})
