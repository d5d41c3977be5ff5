import { apiLimits } from '#shared/apiLimits.ts'
import { badRequest } from '../http/problem.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { storeImage } from './mediaStore.ts'
import { readWebp } from './webp.ts'

/** Takes a picture as the browser made it: WebP, of a sensible size by the file's own word. */
export const handler = serveStaff('POST /api/media', async ({ body }) => {
  const facts = readWebp(body)
  if (typeof facts === 'string') throw badRequest('picture', facts)
  const { width, height } = facts
  const { minPixelsPerSide: least, maxPixelsPerSide: most } = apiLimits.upload
  if (Math.min(width, height) < least)
    throw badRequest('picture', `is smaller than ${least} pixels on a side`)
  if (Math.max(width, height) > most) throw badRequest('picture', `is larger than ${most} pixels on a side`)
  return { src: await storeImage(body), width, height, bytes: body.length }
})
