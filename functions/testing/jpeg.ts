/** A segment of a JPEG: its marker and its data. */
type TestSegment = [marker: number, data?: Buffer]

const header: TestSegment = [0xe0, Buffer.from('JFIF\0')]
const pixels = Buffer.alloc(1_000, 0x55)

export const frame = (width: number, height: number, marker = 0xc0): TestSegment => {
  const data = Buffer.alloc(15)
  data[0] = 8
  data.writeUInt16BE(height, 1)
  data.writeUInt16BE(width, 3)
  return [marker, data]
}

/** A JPEG with valid headers, and pixels that mean nothing. */
export const jpeg = (width: number, height: number, extra: readonly TestSegment[] = []): Buffer =>
  jpegOf([header, ...extra, [0xdb, Buffer.alloc(65)], frame(width, height), [0xc4, Buffer.alloc(20)]])

export const jpegOf = (segments: readonly TestSegment[]): Buffer =>
  Buffer.concat([
    Buffer.from('ffd8', 'hex'),
    ...[...segments, [0xda, Buffer.alloc(8)] as const].map(([marker, data = Buffer.alloc(0)]) => {
      const length = data.length + 2
      return Buffer.concat([Buffer.from([0xff, marker, length >> 8, length & 0xff]), data])
    }),
    pixels,
    // A byte of pixels that is ff, and a restart.
    Buffer.from('ff00ffd055', 'hex'),
    Buffer.from('ffd9', 'hex'),
  ])
