/** The size of the stored pixels, which are rotated: the upright photo is 800 px wide and 1200 px high. */
export const photoSize = { width: 1200, height: 800 }

/**
 * Adds what a phone writes into a JPEG: Exif data with the orientation (6, rotated by 90 degrees) and the location.
 */
export function withPhoneMetadata(jpeg: Buffer): Buffer {
  const location = Buffer.from('N 34.2073 W 84.1402\0', 'latin1')
  const tiff = Buffer.alloc(8 + 2 + 2 * 12 + 4)
  tiff.write('MM\0*', 'latin1')
  tiff.writeUInt32BE(8, 4)
  tiff.writeUInt16BE(2, 8)
  entry(10, { tag: 0x010e, type: 2, count: location.length, value: tiff.length })
  entry(22, { tag: 0x0112, type: 3, count: 1, value: 6 << 16 })
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, location])
  const header = Buffer.from([0xff, 0xe1, (exif.length + 2) >> 8, (exif.length + 2) & 0xff])
  return Buffer.concat([jpeg.subarray(0, 2), header, exif, jpeg.subarray(2)])

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
