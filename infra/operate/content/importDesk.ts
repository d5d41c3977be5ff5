import type { AllContent } from '#shared/entities/publishedContent.ts'
import { documentKinds } from '#shared/kinds/kinds.ts'
import { type DeskRecords, deskPartOf, deskRecords } from '../../../functions/store/desk/deskRecords.ts'
import { putDue } from '../../../functions/store/desk/due.ts'
import type { Store } from '../../../functions/store/store.ts'
import { compareDesk } from './compare.ts'
import { writeEach } from './importContent.ts'

/** Writes a folder's drafts, versions, redirects, marks of what is deleted, and schedules. Deletes nothing. */
export const importDesk = async (
  store: Store,
  folder: DeskRecords,
  { overwriteStaffEdits }: { overwriteStaffEdits: boolean },
) =>
  writeEach(
    compareDesk(folder, await deskRecords(store)),
    { overwriteStaffEdits },
    async ({ kind, after = {}, before }) => deskPartOf[kind].write(store, after, before),
  )

/** What ends at a time has to be found then. An entry without a schedule is nothing to do. */
export async function scheduleEnds(store: Store, content: AllContent): Promise<void> {
  for (const kind of documentKinds) {
    for (const [id, { unpublishAt }] of content[kind])
      if (typeof unpublishAt === 'string') await putDue(store, { kind, id, at: unpublishAt })
  }
}
