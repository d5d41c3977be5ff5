import { serveStaff } from '../http/serveStaff.ts'
import { notFound, Problem } from '../problem.ts'
import { unlessDone } from '../store/repeatedRequests.ts'
import { deleteImage, mediaImages } from './mediaImages.ts'
import { isInHistory } from './mediaUses.ts'

export const handler = serveStaff(
  'DELETE /api/admin/media/{id}',
  async ({ params: { id }, store, audit }) => {
    const image = (await mediaImages(store)).find((one) => one.id === id)
    if (!image)
      return unlessDone(
        store,
        () => Promise.reject(notFound('Image', id)),
        () => null,
      )
    if (image.uses.length > 0) throw new Problem(409, 'A page or a draft shows this image')
    if (await isInHistory(store, image))
      throw new Problem(409, 'An earlier version of a page shows this image')
    await audit('delete', `image/${id}`)
    await deleteImage(store, image)
    return null
  },
)
