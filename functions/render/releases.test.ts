import { HeadObjectCommand } from '@aws-sdk/client-s3'
import { beforeEach, expect, test } from 'vitest'
import { mockObjects } from '../testing/mockObjects.ts'
import { startArchive } from './archive.ts'
import { openBucket } from './bucket.ts'
import { objectsOf, storeChanges, storeRelease } from './releases.ts'

const { s3, stored } = mockObjects()
const releases = openBucket('releases', 'us-east-1')
const release = 'one'

beforeEach(() => {
  s3.on(HeadObjectCommand).rejects(Object.assign(new Error('Not found'), { name: 'NotFound' }))
})

async function archived(pages: Record<string, string>): Promise<Uint8Array> {
  const archive = startArchive()
  for (const [key, body] of Object.entries(pages)) await archive.add({ key, type: 'text/html' }, body)
  return archive.end()
}

const storeAll = async (pages: Record<string, string>) =>
  storeRelease(releases, { release, archive: await archived(pages), changed: true, now: 0 })

const storeChanged = async (pages: Record<string, string>, removed: string[] = []) =>
  storeChanges(releases, { release, archive: await archived(pages), removed })

async function restored(): Promise<Record<string, string>> {
  const pages: Record<string, string> = {}
  for await (const { key, body } of (await objectsOf(releases, release))()) pages[key] = body.toString()
  return pages
}

test('a release is its pages with all changes since', async () => {
  await storeAll({ a: 'a1', b: 'b1', c: 'c1' })
  await storeChanged({ b: 'b2', d: 'd2' })
  await storeChanged({ a: 'a3', d: 'd3' }, ['c'])
  expect(await restored()).toEqual({ a: 'a3', b: 'b2', d: 'd3' })
})

test('a removed page that is rendered again is there', async () => {
  await storeAll({ a: 'a1' })
  await storeChanged({}, ['a'])
  await storeChanged({ a: 'a2' })
  expect(await restored()).toEqual({ a: 'a2' })
})

test('after a rendering of everything, earlier changes do not count', async () => {
  await storeAll({ a: 'a1' })
  await storeChanged({ a: 'a2', b: 'b2' })
  await storeAll({ a: 'a3' })
  expect(await restored()).toEqual({ a: 'a3' })
})

test('a release whose code stored no changes is its pages, and one without pages is an error', async () => {
  stored.set('pages/one.jsonl.zst', await archived({ a: 'a1' }))
  expect(await restored()).toEqual({ a: 'a1' })
  stored.clear()
  await expect(restored()).rejects.toThrow('The pages of one are missing')
})
