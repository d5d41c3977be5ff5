import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import encodeJpeg, { init as initJpegEncoder } from '@jsquash/jpeg/encode.js'
import { Resvg } from '@resvg/resvg-js'
import { beforeAll, expect, it } from 'vitest'
import { readWebp } from '../../../functions/media/webp.ts'
import { withPhoneMetadata } from '../../testing/phonePhoto.ts'
import { toWebp } from './toWebp.ts'

const require = createRequire(import.meta.url)
beforeAll(() =>
  initJpegEncoder(
    new WebAssembly.Module(readFileSync(require.resolve('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'))),
  ),
)

const png = (width: number, height: number) =>
  new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="90%" height="50%" fill="green"/></svg>`,
  )
    .render()
    .asPng()

it('a PNG becomes a WebP that uploads accept', async () => {
  expect(readWebp(await toWebp({ type: 'image/png', bytes: png(640, 480) }))).toEqual({
    width: 640,
    height: 480,
  })
})

it('a wide image becomes 1440 pixels wide', async () => {
  expect(readWebp(await toWebp({ type: 'image/png', bytes: png(2_000, 1_000) }))).toEqual({
    width: 1_440,
    height: 720,
  })
})

it('a photo that a phone stored sideways becomes upright, without its place', async () => {
  const data = new Uint8ClampedArray(800 * 600 * 4).fill(200)
  const jpeg = await encodeJpeg({ data, width: 800, height: 600, colorSpace: 'srgb' } as ImageData) // Node.js has no constructor.
  const bytes = withPhoneMetadata(Buffer.from(jpeg))
  expect(bytes.includes('N 34.2073')).toBe(true)
  const webp = await toWebp({ type: 'image/jpeg', bytes })
  expect(readWebp(webp)).toEqual({ width: 600, height: 800 })
  expect(webp.includes('N 34.2073')).toBe(false)
})

it('a WebP is encoded again', async () => {
  const first = await toWebp({ type: 'image/png', bytes: png(640, 480) })
  expect(readWebp(await toWebp({ type: 'image/webp', bytes: first }))).toEqual({ width: 640, height: 480 })
})

it.each([
  ['a damaged JPEG', 'image/jpeg', Buffer.from('ffd8ffe0', 'hex'), 'has a damaged image'],
  ['a PNG that is cut off', 'image/png', png(640, 480).subarray(0, 60), 'has a damaged image'],
  ['a damaged WebP', 'image/webp', Buffer.from('RIFFxxxxWEBP'), 'has a damaged image'],
  ['a small image', 'image/png', png(640, 100), 'has an image with less than 200 pixels on a side'],
  ['an AVIF', 'image/avif', Buffer.alloc(20), 'has an AVIF image, which only the staff area can copy'],
] as const)('refuses %s', async (_, type, bytes, message) => {
  await expect(toWebp({ type, bytes })).rejects.toThrow(message)
})
