import { lacksText } from '#shared/images/lacksText.ts'
import { serveStaff } from '../http/serveStaff.ts'
import { mediaImages } from '../media/mediaImages.ts'
import { tasksFor } from '../store/desk/tasks.ts'
import { snapshotOf } from '../store/snapshot.ts'
import { findClinician } from '../store/staff/clinician.ts'
import { allMemberships, newMembers } from '../store/staff/staffMembers.ts'

export const handler = serveStaff('GET /api/admin/tasks', async ({ session: { username }, store }) => {
  // The tasks and the images need the same rows, which a snapshot reads only once.
  const snapshot = snapshotOf(store)
  const [tasks, images, members, clinician] = await Promise.all([
    tasksFor(snapshot, username, Date.now()),
    mediaImages(snapshot),
    allMemberships(store),
    findClinician(store),
  ])
  return {
    ...tasks,
    ...(clinician && clinician.confirmedBy === undefined && clinician.by !== username && { clinician }),
    imagesWithoutText: images.filter(lacksText).length,
    newMembers: newMembers(members, new Date().toISOString()).filter(({ by }) => by !== username),
  }
})
