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
  'makes JPEG of %s where the canvas writes no WebP, on white',
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

it('says what to do with a HEIC photo that the browser cannot decode', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no decoder')))
  await expect(prepared('image/heic')).rejects.toThrow(
    /Open this page in Safari .* or save the photo as JPEG/,
  )
})
