import { apiLimits } from '#shared/apiLimits.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { badRequest } from '../problem.ts'
import { recordUpload } from '../store/media.ts'
import { isJpeg, readJpeg } from './jpeg.ts'
import { storeImage } from './mediaStore.ts'
import { readWebp } from './webp.ts'

export const handler = serveStaff(
  'POST /api/media',
  async ({ body, query: { photo }, session: { username: by }, store, audit }) => {
    const read = isJpeg(body) ? readJpeg(body) : readWebp(body)
    if (typeof read === 'string') throw badRequest('image', read)
    const { width, height, type, bytes } = read
    const { minPixelsPerSide: min, maxPixelsPerSide: max, maxPixels, maxPixelsPerByte } = apiLimits.upload
    if (Math.min(width, height) < min) throw badRequest('image', `is smaller than ${min} pixels on a side`)
    if (Math.max(width, height) > max) throw badRequest('image', `is larger than ${max} pixels on a side`)
    if (width * height > maxPixels) throw badRequest('image', `has more than ${maxPixels} pixels`)
    if (width * height > maxPixelsPerByte * bytes.length)
      throw badRequest('image', 'has too little data for its size')
    const src = await storeImage(bytes, type)
    const at = new Date().toISOString()
    const image = { src, width, height, bytes: bytes.length }
    await recordUpload(store, image, { by, at, photo })
    await audit('upload', `image/${src.slice(src.lastIndexOf('/') + 1)}`, at)
    return image
  },
)
