/** How large the photo is as it was taken, lying on its side: shown upright it is as high as it is wide here. */
export const taken = { width: 1200, height: 800 }

/**
 * A photo as a phone gives it: JPEG, taken with the phone on its side (orientation 6), with a note of where.
 * Made from a plain JPEG, which the browser draws, by putting the camera's notes in front.
 */
export function fromPhone(jpeg: Buffer): Buffer {
  const where = Buffer.from('N 34.2073 W 84.1402\0', 'latin1')
  const tiff = Buffer.alloc(8 + 2 + 2 * 12 + 4)
  tiff.write('MM\0*', 'latin1')
  tiff.writeUInt32BE(8, 4)
  tiff.writeUInt16BE(2, 8)
  entry(10, { tag: 0x010e, type: 2, count: where.length, value: tiff.length })
  entry(22, { tag: 0x0112, type: 3, count: 1, value: 6 << 16 })
  const notes = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, where])
  const head = Buffer.from([0xff, 0xe1, (notes.length + 2) >> 8, (notes.length + 2) & 0xff])
  return Buffer.concat([jpeg.subarray(0, 2), head, notes, jpeg.subarray(2)])

  function entry(
    at: number,
    { tag, type, count, value }: Record<'tag' | 'type' | 'count' | 'value', number>,
  ) {
    tiff.writeUInt16BE(tag, at)
    tiff.writeUInt16BE(type, at + 2)
    tiff.writeUInt32BE(count, at + 4)
    tiff.writeUInt32BE(value, at + 8)
  }
}
