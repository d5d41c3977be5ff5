import { apiLimits } from '#shared/apiLimits.ts'
import { isJpeg, readJpeg } from './jpeg.ts'
import type { UploadedFile } from './uploadedFile.ts'
import { readWebp } from './webp.ts'

/** An image as the site stores it, or its fault. */
export function readUpload(bytes: Buffer): UploadedFile | string {
  const read = isJpeg(bytes) ? readJpeg(bytes) : readWebp(bytes)
  if (typeof read === 'string') return read
  const { width, height } = read
  const { minPixelsPerSide: min, maxPixelsPerSide: max, maxPixels, maxPixelsPerByte } = apiLimits.upload
  if (Math.min(width, height) < min) return `is smaller than ${min} pixels on a side`
  if (Math.max(width, height) > max) return `is larger than ${max} pixels on a side`
  if (width * height > maxPixels) return `has more than ${maxPixels} pixels`
  if (width * height > maxPixelsPerByte * read.bytes.length) return 'has too little data for its size'
  return read
}
