interface WebpSize {
  width: number
  height: number
}

/** The size from the file's own header, or what is wrong with the file. */
export function readWebp(bytes: Buffer): WebpSize | string {
  if (bytes.length < 30 || ascii(bytes, 0) !== 'RIFF' || ascii(bytes, 8) !== 'WEBP')
    return 'is not a WebP image'
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) return 'is cut off, or has something after its end'
  const chunks = chunksOf(bytes)
  if (!chunks) return 'is cut off, or has something after its end'
  const names = chunks.map(({ name }) => name)
  if (names.includes('ANIM') || names.includes('ANMF')) return 'is animated; a still image is required'
  if (names.includes('EXIF') || names.includes('XMP '))
    return 'contains data about where and how it was taken'
  const [image, second] = chunks.filter(({ name }) => name === 'VP8 ' || name === 'VP8L')
  if (!image || second) return 'is not a WebP image'
  const sizeOf = image.name === 'VP8L' ? losslessSize : lossySize
  return sizeOf(image.data) ?? 'is not a WebP image'
}

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

/** VP8: a frame tag, the start code 9d 01 2a, then width and height in 14 bits each. */
function lossySize(data: Buffer): WebpSize | undefined {
  if (data.length < 10 || data.readUIntBE(3, 3) !== 0x9d012a) return undefined
  return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff }
}

/** VP8L: the signature 2f, then width and height less one in 14 bits each. */
function losslessSize(data: Buffer): WebpSize | undefined {
  if (data.length < 5 || data[0] !== 0x2f) return undefined
  const bits = data.readUInt32LE(1)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

const ascii = (bytes: Buffer, start: number) => bytes.toString('latin1', start, start + 4)
