import { serveStaff } from '../http/serveStaff.ts'
import { badRequest } from '../problem.ts'
import { recordUpload } from '../store/media.ts'
import { storeImage } from './mediaStore.ts'
import { readUpload } from './readUpload.ts'

export const handler = serveStaff(
  'POST /api/media',
  async ({ body, query: { photo }, session: { username: by }, store, audit }) => {
    const read = readUpload(body)
    if (typeof read === 'string') throw badRequest('image', read)
    const { width, height, type, bytes } = read
    const src = await storeImage(bytes, type)
    const at = new Date().toISOString()
    const image = { src, width, height, bytes: bytes.length }
    await recordUpload(store, image, { by, at, photo })
    await audit('upload', `image/${src.slice(src.lastIndexOf('/') + 1)}`, at)
    return image
  },
)
