import { lacksText } from '#shared/images/lacksText.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { mediaImages } from '../media/mediaImages.ts'
import { countStates, missedDocuments, requestsTo } from '../store/desk/listDocuments.ts'

export const handler = serveStaff('GET /api/admin/tasks', async ({ session: { username }, store }) => {
  const now = Date.now()
  const [counts, missed, requests, images] = await Promise.all([
    countStates(store, now),
    missedDocuments(store, now),
    requestsTo(store, username),
    mediaImages(store),
  ])
  return { counts, missed, ...requests, imagesWithoutText: images.filter(lacksText).length }
})
