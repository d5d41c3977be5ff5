import { lacksText } from '#shared/images/lacksText.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { mediaImages } from '../media/mediaImages.ts'
import { tasksFor } from '../store/desk/tasks.ts'
import { snapshotOf } from '../store/snapshot.ts'

export const handler = serveStaff('GET /api/admin/tasks', async ({ session: { username }, store }) => {
  // The tasks and the images need the same rows, which a snapshot reads only once.
  const snapshot = snapshotOf(store)
  const [tasks, images] = await Promise.all([tasksFor(snapshot, username, Date.now()), mediaImages(snapshot)])
  return { ...tasks, imagesWithoutText: images.filter(lacksText).length }
})
