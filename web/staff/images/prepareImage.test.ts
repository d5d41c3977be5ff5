import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { prepareImage } from './prepareImage.ts'

const { getContext, toBlob } = HTMLCanvasElement.prototype
const photo = { width: 1_000, height: 800, close: () => undefined }
const fills: string[] = []

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => photo)
  fills.length = 0
  const context = {
    drawImage: () => undefined,
    globalCompositeOperation: '',
    fillStyle: '',
    fillRect(...box: number[]) {
      fills.push(`${this.fillStyle} ${this.globalCompositeOperation} ${box.join()}`)
    },
  }
  HTMLCanvasElement.prototype.getContext = (() => context) as never // Of a canvas, only this is used.
})
afterEach(() => {
  Object.assign(HTMLCanvasElement.prototype, { getContext, toBlob })
  vi.unstubAllGlobals()
})

/** A browser whose canvas writes these types, and PNG in place of any other. */
function browserThatWrites(...types: string[]) {
  HTMLCanvasElement.prototype.toBlob = (done, type = '') =>
    done(new Blob(['x'], { type: types.includes(type) ? type : 'image/png' }))
}

const prepared = async (type: string) =>
  (await prepareImage(new File(['x'], 'IMG_1', { type }))).map(({ blob, width }) => [blob.type, width])

it.each(['image/jpeg', 'image/heic'])(
  'makes JPEG of %s where the canvas writes no WebP, on white [5.5]',
  async (type) => {
    browserThatWrites('image/jpeg')
    expect(await prepared(type)).toEqual([
      ['image/jpeg', 480],
      ['image/jpeg', 960],
      ['image/jpeg', 1_000],
    ])
    expect(fills).toContain('white destination-over 0,0,960,768')
  },
)

it('makes WebP where the canvas writes it, and keeps transparency', async () => {
  browserThatWrites('image/webp', 'image/jpeg')
  expect((await prepared('image/png')).map(([type]) => type)).toEqual(Array(3).fill('image/webp'))
  expect(fills).toEqual([])
})

it('says what to do with a HEIC photo that the browser cannot decode [5.6, 10.13]', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no decoder')))
  await expect(prepared('image/heic')).rejects.toThrow(
    /Open this page in Safari .* or save the photo as JPEG/,
  )
})

it.each([
  [8_000, 900, [[1_778, 200]]],
  [3_000, 600, [[1_440, 288]]],
])('a panorama of %i by %i pixels is as wide as its height needs [10.13]', async (width, height, sizes) => {
  browserThatWrites('image/webp')
  vi.stubGlobal('createImageBitmap', async () => ({ ...photo, width, height }))
  const images = await prepareImage(new File(['x'], 'a', { type: 'image/jpeg' }))
  expect(images.map((image) => [image.width, image.height]).slice(-1)).toEqual(sizes)
})

it('says that a strip is too narrow, and not that its sides have too few pixels', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ ...photo, width: 12_000, height: 300 }))
  await expect(prepared('image/jpeg')).rejects.toThrow(/too narrow for a page\. Please crop/)
})

it('says what to do with a HEIC photo that is called a JPEG [10.13]', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no decoder')))
  const file = new File(['\0\0\0\x18ftypheic'], 'IMG_1.jpg', { type: 'image/jpeg' })
  await expect(prepareImage(file)).rejects.toThrow(/tap Share, then Options, and choose Most Compatible/)
})

it.each([
  ['GIF', 'image/gif', 'GIF89a'],
  ['WebP', 'image/webp', `RIFF\0\0\0\0WEBPVP8X\n\0\0\0\x02`],
  ['PNG', 'image/png', '\x7fPNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x08acTL\0IDAT'],
  ['AVIF', 'image/avif', '\0\0\0\x20ftypavis'],
])('says that a moving %s would stand still [10.13]', async (_, type, bytes) => {
  await expect(prepareImage(new File([bytes], 'a', { type }))).rejects.toThrow(
    /^A moving image would stand still/,
  )
})
