import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
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

it('an object whose first line is damaged counts as missing, and is written again', async () => {
  const folder = temporaryFolder()
  const bucket = openBucket('site', folder)
  for (const text of ['x', '{"headers":', '{}\nbody']) {
    writeFileSync(path.join(folder, 'object'), text)
    expect([await bucket.get('object'), await bucket.etag('object')]).toEqual([undefined, undefined])
  }
  await bucket.put('object', Buffer.from('new'), {})
  expect((await bucket.get('object'))?.body.toString()).toBe('new')
})

it('a write that fails leaves nothing that takes space', async () => {
  const folder = temporaryFolder()
  const bucket = openBucket('site', folder)
  // A folder in place of the object makes the write fail.
  mkdirSync(path.join(folder, 'object'))
  await expect(bucket.put('object', Buffer.from('new'), {})).rejects.toThrow()
  expect(readdirSync(folder)).toEqual(['object'])
})

it('an object with a key of 1,024 bytes is stored, listed and deleted like any other', async () => {
  const bucket = openBucket('site', temporaryFolder())
  const parent = `how-we-help/${'a'.repeat(250)}`
  const keys = [`${parent}/${'b'.repeat(250)}/index.html`, `${parent}/index.html`, 'x/'.repeat(512)]
  for (const key of keys) await bucket.put(key, Buffer.from(key), { 'content-type': 'text/html' })
  expect(await bucket.keys('')).toEqual(keys.toSorted())
  expect(await bucket.keys(`${parent}/b`)).toEqual(keys.slice(0, 1))
  for (const key of keys) expect((await bucket.get(key))?.body.toString()).toBe(key)
  await bucket.delete(keys[0] ?? '')
  expect(await bucket.etag(keys[0] ?? '')).toBeUndefined()
  expect(await bucket.keys('')).toEqual(keys.slice(1).toSorted())
})

it('an object that was written again or deleted is listed as it is now, and one of an earlier start is listed', async () => {
  const folder = temporaryFolder()
  const earlier = await openBucket('site', folder).put('kept', Buffer.from('a'), {})
  const bucket = openBucket('site', folder)
  await bucket.put('changed', Buffer.from('a'), {})
  const changed = await bucket.put('changed', Buffer.from('b'), {})
  await bucket.put('gone', Buffer.from('a'), {})
  await bucket.delete('gone')
  const listed = [await bucket.etag('kept'), await bucket.etag('changed'), await bucket.etag('gone')]
  expect(listed).toEqual([earlier.etag, changed.etag, undefined])
})

it('a list of objects opens each of them once', async () => {
  const folder = temporaryFolder()
  await openBucket('site', folder).put('page', Buffer.from('a'), {})
  const bucket = openBucket('site', folder)
  const first = await bucket.etag('page')
  rmSync(path.join(folder, 'page'))
  expect(await bucket.etag('page')).toBe(first)
})
