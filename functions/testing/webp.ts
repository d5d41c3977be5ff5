interface TestChunk {
  name: string
  data?: Buffer
}

/** A lossless WebP with a valid header and no pixels. */
export const webp = (width: number, height: number, extraChunks: readonly TestChunk[] = []): Buffer =>
  riff([lossless(width, height), ...extraChunks])

/** A lossy WebP with a valid header and no pixels. */
export const lossyWebp = (width: number, height: number): Buffer => riff([lossy(width, height)])

/** A lossy WebP with transparency: a canvas before its frame. */
export const extendedWebp = (
  canvas: { width: number; height: number; flags?: number },
  frame: { width: number; height: number },
  extraChunks: readonly TestChunk[] = [],
): Buffer => {
  const header = Buffer.alloc(10)
  header[0] = canvas.flags ?? 0x10
  header.writeUIntLE(canvas.width - 1, 4, 3)
  header.writeUIntLE(canvas.height - 1, 7, 3)
  return riff([
    { name: 'VP8X', data: header },
    ...extraChunks,
    { name: 'ALPH', data: Buffer.alloc(4) },
    lossy(frame.width, frame.height),
  ])
}

/** Enough for a flat color. */
const dataBytes = 1_000

function lossless(width: number, height: number): TestChunk {
  const data = Buffer.alloc(dataBytes)
  data[0] = 0x2f
  data.writeUInt32LE(((width - 1) | ((height - 1) << 14)) >>> 0, 1)
  return { name: 'VP8L', data }
}

function lossy(width: number, height: number): TestChunk {
  const data = Buffer.alloc(dataBytes)
  data.writeUIntBE(0x9d012a, 3, 3)
  data.writeUInt16LE(width, 6)
  data.writeUInt16LE(height, 8)
  return { name: 'VP8 ', data }
}

function riff(chunks: readonly TestChunk[]): Buffer {
  const body = Buffer.concat(
    chunks.map(({ name, data = Buffer.alloc(0) }) => {
      const header = Buffer.alloc(8)
      header.write(name, 'latin1')
      header.writeUInt32LE(data.length, 4)
      return Buffer.concat([header, data, Buffer.alloc(data.length % 2)])
    }),
  )
  const header = Buffer.alloc(12)
  header.write('RIFF', 'latin1')
  header.writeUInt32LE(body.length + 4, 4)
  header.write('WEBP', 8, 'latin1')
  return Buffer.concat([header, body])
}
