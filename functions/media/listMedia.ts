import { serveStaff } from '../http/serveStaff.ts'
import { mediaImages } from './mediaImages.ts'

export const handler = serveStaff('GET /api/admin/media', async ({ store }) => ({
  images: await mediaImages(store),
}))
