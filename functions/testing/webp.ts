/** A lossless WebP with a valid header and no pixels. */
export function webp(
  width: number,
  height: number,
  extraChunks: { name: string; data?: Buffer }[] = [],
): Buffer {
  const image = Buffer.alloc(20)
  image[0] = 0x2f
  image.writeUInt32LE(((width - 1) | ((height - 1) << 14)) >>> 0, 1)
  return riff([{ name: 'VP8L', data: image }, ...extraChunks])
}

/** A lossy WebP with a valid header and no pixels. */
export function lossyWebp(width: number, height: number): Buffer {
  const image = Buffer.alloc(20)
  image.writeUIntBE(0x9d012a, 3, 3)
  image.writeUInt16LE(width, 6)
  image.writeUInt16LE(height, 8)
  return riff([{ name: 'VP8 ', data: image }])
}

function riff(chunks: { name: string; data?: Buffer }[]): Buffer {
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
