/** A lossless WebP of a size, as far as its header goes, with further chunks after the picture. */
export function webp(width: number, height: number, further: { name: string; data?: Buffer }[] = []): Buffer {
  const picture = Buffer.alloc(20)
  picture[0] = 0x2f
  picture.writeUInt32LE(((width - 1) | ((height - 1) << 14)) >>> 0, 1)
  return riff([{ name: 'VP8L', data: picture }, ...further])
}

/** A lossy WebP of a size, as far as its header goes. */
export function lossyWebp(width: number, height: number): Buffer {
  const picture = Buffer.alloc(20)
  picture.writeUIntBE(0x9d012a, 3, 3)
  picture.writeUInt16LE(width, 6)
  picture.writeUInt16LE(height, 8)
  return riff([{ name: 'VP8 ', data: picture }])
}

function riff(chunks: { name: string; data?: Buffer }[]): Buffer {
  const body = Buffer.concat(
    chunks.map(({ name, data = Buffer.alloc(0) }) => {
      const head = Buffer.alloc(8)
      head.write(name, 'latin1')
      head.writeUInt32LE(data.length, 4)
      return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
    }),
  )
  const head = Buffer.alloc(12)
  head.write('RIFF', 'latin1')
  head.writeUInt32LE(body.length + 4, 4)
  head.write('WEBP', 8, 'latin1')
  return Buffer.concat([head, body])
}
