import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { brotli, brotliQuality, quickBrotliQuality } from './brotli.ts'

test('home is compressed as well as brotli can, whenever it is written', () =>
  expect([1, 1_000].map((n) => brotliQuality({ key: 'index.html', bytes: 90_000, n }))).toEqual([11, 11]))

test('the first 40 objects of a publication are compressed well, others to the thousandth quickly', () =>
  expect(
    [1, 40, 41, 1_000, 1_001].map((n) => brotliQuality({ key: 'faq/index.html', bytes: 200_000, n })),
  ).toEqual([10, 10, 5, 5, undefined]))

test('a sitemap of ten thousand posts is compressed quickly', () =>
  expect(brotliQuality({ key: 'sitemap.xml', bytes: 1_300_000, n: 1 })).toBe(5))

test('of a change of many pages, home is compressed well, the others by CloudFront', () =>
  expect(
    ['index.html', 'faq/index.html'].map((key) => quickBrotliQuality({ key, bytes: 90_000, n: 1 })),
  ).toEqual([10, undefined]))

test('what is compressed is the same when it is decompressed', async () => {
  const page = Buffer.from('“988” '.repeat(5_000))
  const compressed = await brotli(page, 10)
  expect(compressed.length).toBeLessThan(100)
  expect(brotliDecompressSync(compressed).equals(page)).toBe(true)
})
