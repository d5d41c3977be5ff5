import type { UploadedFile } from './uploadedFile.ts'

export const isJpeg = (bytes: Buffer): boolean => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))

/** The file without metadata (Safari adds some to the JPEG of a canvas), or its fault, such as "is cut off". */
export function readJpeg(bytes: Buffer): UploadedFile | string {
  const segments = segmentsOf(bytes)
  if (!segments) return 'is cut off, or has something after its end'
  if (!segments.every(({ marker }) => isPartOfImage(marker) || isMetadata(marker)))
    return 'is not a JPEG image that browsers show'
  const image = segments.filter(({ marker }) => !isMetadata(marker))
  const frames = image.filter(({ marker }) => isFrame(marker))
  const [frame] = frames
  // A frame has the marker, the length, the precision, then height and width in 16 bits each.
  if (!frame || frames.length > 1 || frame.data.length < 10) return 'is not a JPEG image that browsers show'
  return {
    type: 'image/jpeg',
    height: frame.data.readUInt16BE(5),
    width: frame.data.readUInt16BE(7),
    bytes: Buffer.concat([start, ...image.map(({ data }) => data), end]),
  }
}

const start = Buffer.from('ffd8', 'hex')
const end = Buffer.from('ffd9', 'hex')

interface Segment {
  marker: number
  /** Marker, length and content. A scan also includes the pixels after it. */
  data: Buffer
}

const scan = 0xda
/** Baseline, extended and progressive frames. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xc2
/** Frames, scans, tables (Huffman, quantization, restart interval) and the JFIF header. */
const isPartOfImage = (marker: number) => isFrame(marker) || [0xc4, 0xdb, 0xdd, scan, 0xe0].includes(marker)
/** Segments of applications, such as Exif, and comments. */
const isMetadata = (marker: number) => (marker >= 0xe1 && marker <= 0xef) || marker === 0xfe

/** The segments of the whole file, or undefined if the file is cut off or has bytes after its end. */
function segmentsOf(bytes: Buffer): Segment[] | undefined {
  const segments: Segment[] = []
  let at = start.length
  while (at + 4 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0
    const length = bytes.readUInt16BE(at + 2)
    if (bytes[at] !== 0xff || length < 2) return undefined
    const next = marker === scan ? endOfPixels(bytes, at + 2 + length) : at + 2 + length
    segments.push({ marker, data: bytes.subarray(at, next) })
    at = next
  }
  return at + end.length === bytes.length && bytes.subarray(at).equals(end) ? segments : undefined
}

/** Within pixels, ff is followed by 00 or a restart marker. Before any other byte, ff begins the next segment. */
function endOfPixels(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 2)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return bytes.length
}
