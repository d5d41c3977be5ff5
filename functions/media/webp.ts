/** What the header of a WebP file says. */
export interface WebpFacts {
  width: number
  height: number
}

/**
 * Reads a WebP file's size out of its own header, and that it is a plain picture and nothing else.
 * @returns the size, or a sentence that says what is wrong with the file.
 */
export function readWebp(bytes: Buffer): WebpFacts | string {
  if (bytes.length < 30 || ascii(bytes, 0) !== 'RIFF' || ascii(bytes, 8) !== 'WEBP')
    return 'is not a WebP picture'
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) return 'is cut off, or has something after its end'
  const chunks = chunksOf(bytes)
  if (!chunks) return 'is cut off, or has something after its end'
  const names = chunks.map(({ name }) => name)
  if (names.includes('ANIM') || names.includes('ANMF')) return 'is animated; a still picture is needed'
  if (names.includes('EXIF') || names.includes('XMP '))
    return 'still carries data about where and how it was taken'
  const image = chunks.filter(({ name }) => name === 'VP8 ' || name === 'VP8L')
  if (image.length !== 1 || !image[0]) return 'is not a WebP picture'
  return (
    (image[0].name === 'VP8L' ? losslessSize(image[0].data) : lossySize(image[0].data)) ??
    'is not a WebP picture'
  )
}

interface Chunk {
  name: string
  data: Buffer
}

/** The chunks of the file, which must fill it exactly. */
function chunksOf(bytes: Buffer): Chunk[] | undefined {
  const chunks: Chunk[] = []
  let at = 12
  while (at + 8 <= bytes.length) {
    const size = bytes.readUInt32LE(at + 4)
    chunks.push({ name: ascii(bytes, at), data: bytes.subarray(at + 8, at + 8 + size) })
    at += 8 + size + (size % 2)
  }
  return at === bytes.length ? chunks : undefined
}

/** VP8: a frame tag, the start code 9d 01 2a, then width and height in 14 bits each. */
function lossySize(data: Buffer): WebpFacts | undefined {
  if (data.length < 10 || data.readUIntBE(3, 3) !== 0x9d012a) return undefined
  return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff }
}

/** VP8L: the signature 2f, then width and height less one in 14 bits each. */
function losslessSize(data: Buffer): WebpFacts | undefined {
  if (data.length < 5 || data[0] !== 0x2f) return undefined
  const bits = data.readUInt32LE(1)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

const ascii = (bytes: Buffer, at: number) => bytes.toString('latin1', at, at + 4)
