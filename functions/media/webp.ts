import type { UploadedFile } from './uploadedFile.ts'

type WebpSize = Pick<UploadedFile, 'width' | 'height'>

/** The file with the size from its headers, or its fault, such as "is not a WebP image". */
export function readWebp(bytes: Buffer): UploadedFile | string {
  if (bytes.length < 30 || ascii(bytes, 0) !== 'RIFF' || ascii(bytes, 8) !== 'WEBP')
    return 'is neither a WebP nor a JPEG image'
  const chunks = chunksOf(bytes)
  if (!chunks || bytes.readUInt32LE(4) + 8 !== bytes.length)
    return 'is cut off, or has something after its end'
  const names = chunks.map(({ name }) => name)
  if (names.includes('ANIM') || names.includes('ANMF')) return 'is animated; a still image is required'
  if (names.some((name) => metadata.includes(name))) return 'contains data about where and how it was taken'
  if (!stillImages.test(names.join())) return 'is not a WebP image'
  if (chunks.some(({ name, data }) => name === 'ICCP' && data.length > maxProfileBytes))
    return 'has a color profile of more than 4 KB'
  const size = sizeOf(chunks)
  return size ? { ...size, type: 'image/webp', bytes } : 'is not a WebP image'
}

const metadata = ['EXIF', 'XMP ']

/** The chunks of a still image, in the order that the format requires. Chromium's canvas writes a color profile. */
const stillImages = /^(VP8 |VP8L|VP8X,(ICCP,)?((ALPH,)?VP8 |VP8L))$/

/** Chromium's sRGB profile has half a kilobyte. A much larger profile could hide another file. */
const maxProfileBytes = 4_096

interface Chunk {
  name: string
  data: Buffer
}

function chunksOf(bytes: Buffer): Chunk[] | undefined {
  const chunks: Chunk[] = []
  let start = 12
  while (start + 8 <= bytes.length) {
    const size = bytes.readUInt32LE(start + 4)
    chunks.push({ name: ascii(bytes, start), data: bytes.subarray(start + 8, start + 8 + size) })
    start += 8 + size + (size % 2)
  }
  return start === bytes.length ? chunks : undefined
}

function sizeOf(chunks: readonly Chunk[]): WebpSize | undefined {
  const dataOf = (name: string) => chunks.find((chunk) => chunk.name === name)?.data
  const [lossy, lossless, extended] = [dataOf('VP8 '), dataOf('VP8L'), dataOf('VP8X')]
  const frame = lossy ? lossySize(lossy) : lossless && losslessSize(lossless)
  if (!frame || !extended) return frame
  const canvas = canvasSize(extended)
  return canvas?.width === frame.width && canvas.height === frame.height ? frame : undefined
}

/** VP8: a frame tag (its lowest bit is 0 in a key frame), the start code 9d 01 2a, then width and height in 14 bits. */
function lossySize(data: Buffer): WebpSize | undefined {
  if (data.length < 10 || data.readUIntBE(3, 3) !== 0x9d012a) return undefined
  const tag = data.readUIntLE(0, 3)
  const firstPartitionBytes = tag >>> 5
  if ((tag & 1) !== 0 || 10 + firstPartitionBytes > data.length) return undefined
  return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff }
}

/** VP8L: the signature 2f, then width - 1 and height - 1 in 14 bits each. The last three bits are the version, 0. */
function losslessSize(data: Buffer): WebpSize | undefined {
  if (data.length < 5 || data[0] !== 0x2f) return undefined
  const bits = data.readUInt32LE(1)
  if (bits >>> 29 !== 0) return undefined
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

/** VP8X: flags, three reserved bytes, then the canvas's width - 1 and height - 1 in 24 bits each. */
function canvasSize(data: Buffer): WebpSize | undefined {
  const alphaOrProfile = 0x30
  if (data.length !== 10 || ((data[0] ?? 0) & ~alphaOrProfile) !== 0 || data.readUIntLE(1, 3) !== 0)
    return undefined
  return { width: data.readUIntLE(4, 3) + 1, height: data.readUIntLE(7, 3) + 1 }
}

const ascii = (bytes: Buffer, start: number) => bytes.toString('latin1', start, start + 4)
