import { beforeEach, expect, test } from 'vitest'
import { expireAssets } from './expireAssets.ts'
import { mockBucket } from './testing/mockBucket.ts'

const day = 24 * 60 * 60 * 1_000
const { site, stored } = mockBucket()

beforeEach(() => {
  for (const key of ['assets/old.js', 'assets/new.js', 'index.html']) stored.set(key, '')
})

const assetsAfter = async (current: string[], days: number) => {
  await expireAssets(site, { current, now: days * day })
  return [...stored.keys()].filter((key) => key.startsWith('assets/'))
}

test('an asset stays for 90 days after the first rendering whose pages do not name it [13.31]', async () => {
  for (const days of [0, 400])
    expect(await assetsAfter(['assets/old.js', 'assets/new.js'], days)).toHaveLength(2)
  expect(await assetsAfter(['assets/new.js'], 500)).toHaveLength(2)
  expect(await assetsAfter(['assets/new.js'], 589)).toHaveLength(2)
  expect(await assetsAfter(['assets/new.js'], 590)).toEqual(['assets/new.js'])
  expect(stored.has('index.html')).toBe(true)
})

test('an asset that pages name again has 90 days from then on', async () => {
  await assetsAfter(['assets/new.js'], 500)
  await assetsAfter(['assets/old.js', 'assets/new.js'], 580)
  expect(await assetsAfter(['assets/new.js'], 600)).toHaveLength(2)
  expect(await assetsAfter(['assets/new.js'], 680)).toHaveLength(2)
})
