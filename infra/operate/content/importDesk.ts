import type { AllContent } from '#shared/entities/publishedContent.ts'
import { documentKinds } from '#shared/kinds/kinds.ts'
import { type DeskRecords, deskPartOf, deskRecords } from '../../../functions/store/desk/deskRecords.ts'
import { putDue } from '../../../functions/store/desk/due.ts'
import type { Store } from '../../../functions/store/store.ts'
import { compareDesk, type DeskWrite } from './compareDesk.ts'

interface DeskImport {
  written: DeskWrite[]
  /** Staff changed them after the export. */
  skipped: DeskWrite[]
  /** Somebody changed them during the import. */
  conflicts: DeskWrite[]
  unchanged: number
}

/** Writes a folder's drafts, versions, redirects, marks of what is deleted, and schedules. Deletes nothing. */
export async function importDesk(
  store: Store,
  folder: DeskRecords,
  { overwriteStaffEdits }: { overwriteStaffEdits: boolean },
): Promise<DeskImport> {
  const { changed, editedByStaff, unchanged } = compareDesk(folder, await deskRecords(store))
  const written: DeskWrite[] = []
  const conflicts: DeskWrite[] = []
  // One after the other, which leaves the table's capacity to the site.
  for (const write of [...changed, ...(overwriteStaffEdits ? editedByStaff : [])]) {
    const isWritten = await deskPartOf[write.part].write(store, write.after, write.before)
    if (isWritten) written.push(write)
    else conflicts.push(write)
  }
  return { written, skipped: overwriteStaffEdits ? [] : editedByStaff, conflicts, unchanged }
}

/** What ends at a time has to be found then. An entry without a schedule is nothing to do. */
export async function scheduleEnds(store: Store, content: AllContent): Promise<void> {
  for (const kind of documentKinds) {
    for (const [id, { unpublishAt }] of content[kind])
      if (typeof unpublishAt === 'string') await putDue(store, { kind, id, at: unpublishAt })
  }
}
