import { serveStaff } from '../http/serveStaff.ts'
import { badRequest } from '../problem.ts'
import { fetchImage, UnfetchableImage } from './fetchImage.ts'

/** Sends the image to the staff's browser, which resizes and uploads it: no function decodes images (decision 23). */
export const handler = serveStaff('POST /api/media/fetch', async ({ body: { address } }) => {
  try {
    const { type, bytes } = await fetchImage(address)
    return { type, base64: bytes.toString('base64') }
  } catch (error) {
    if (error instanceof UnfetchableImage) throw badRequest('address', error.message)
    throw error
  }
})
