import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import decodeJpeg, { init as initJpeg } from '@jsquash/jpeg/decode.js'
import decodePng, { init as initPng } from '@jsquash/png/decode.js'
import resize, { initResize } from '@jsquash/resize'
import decodeWebp, { init as initWebp } from '@jsquash/webp/decode.js'
import encodeWebp, { init as initEncoder } from '@jsquash/webp/encode.js'
import { apiLimits } from '#shared/apiLimits.ts'
import type { ImageType } from '#shared/images/imageTypes.ts'
import { type FetchedImage, UnfetchableImage } from '../../../functions/media/fetchImage.ts'

const { widths, minPixelsPerSide } = apiLimits.upload

/**
 * Decodes the image and encodes its pixels, upright, at most 1440 wide: nothing else of the file remains. The codecs are
 * WebAssembly, so a hostile file reaches no memory but theirs.
 * @throws {UnfetchableImage}
 */
export async function toWebp({ type, bytes }: FetchedImage): Promise<Buffer> {
  await initCodecs()
  const image = await decode(type, bytes)
  const width = Math.min(image.width, Math.max(...widths))
  const height = Math.round((image.height * width) / image.width)
  if (Math.min(width, height) < minPixelsPerSide)
    throw new UnfetchableImage(`has an image with less than ${minPixelsPerSide} pixels on a side`)
  const resized = width === image.width ? image : await resize(image, { width, height })
  return Buffer.from(await encodeWebp(resized, { quality: 82 }))
}

async function decode(type: ImageType, bytes: Buffer): Promise<ImageData> {
  const decoder = decoders[type]
  if (!decoder) throw new UnfetchableImage('has an AVIF image, which only the staff area can copy')
  try {
    return await decoder(new Uint8Array(bytes).buffer)
  } catch {
    throw new UnfetchableImage('has a damaged image')
  }
}

const decoders: Partial<Record<ImageType, (bytes: ArrayBuffer) => Promise<ImageData>>> = {
  'image/jpeg': (bytes) => decodeJpeg(bytes, { preserveOrientation: true }),
  'image/png': decodePng,
  'image/webp': decodeWebp,
}

let codecs: Promise<unknown> | undefined

/** The packages would fetch the codecs over the network, which Node.js cannot do with files. */
function initCodecs(): Promise<unknown> {
  // The codecs construct it, and Node.js has none.
  if (!('ImageData' in globalThis)) Object.assign(globalThis, { ImageData: NodeImageData })
  codecs ??= Promise.all([
    initJpeg(codec('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm')),
    initPng(codec('@jsquash/png/codec/pkg/squoosh_png_bg.wasm')),
    initWebp(codec('@jsquash/webp/codec/dec/webp_dec.wasm')),
    initEncoder(codec('@jsquash/webp/codec/enc/webp_enc_simd.wasm')),
    initResize(codec('@jsquash/resize/lib/resize/pkg/squoosh_resize_bg.wasm')),
  ])
  return codecs
}

const codec = (file: string) => new WebAssembly.Module(readFileSync(require.resolve(file)))
const require = createRequire(import.meta.url)

class NodeImageData {
  readonly colorSpace = 'srgb'
  readonly data
  readonly width
  readonly height
  constructor(data: Uint8ClampedArray<ArrayBuffer>, width: number, height: number) {
    this.data = data
    this.width = width
    this.height = height
  }
}
