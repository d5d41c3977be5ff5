import { lacksText } from '#shared/images/lacksText.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { mediaImages } from '../media/mediaImages.ts'
import { countStates, missedDocuments } from '../store/desk/listDocuments.ts'

export const handler = serveStaff('GET /api/admin/tasks', async ({ store }) => {
  const now = Date.now()
  const [counts, missed, images] = await Promise.all([
    countStates(store, now),
    missedDocuments(store, now),
    mediaImages(store),
  ])
  return { counts, missed, imagesWithoutText: images.filter(lacksText).length }
})
