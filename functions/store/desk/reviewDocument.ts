import { localDay } from '#shared/hours/localDay.ts'
import { keys } from '#shared/keys.ts'
import { addAuditRecord } from '../audit.ts'
import type { Store } from '../store.ts'
import { updateItem } from '../write.ts'
import { writeDirectoryRow } from './directory.ts'
import { directoryRow } from './directoryRows.ts'
import type { DocumentName } from './documentFacts.ts'

interface Review extends DocumentName {
  version: number
  reviewer: string
  by: string
  at: Date
}

/** False if it is another version that is published. A draft stays based on what the page says. */
export async function reviewDocument(
  store: Store,
  { kind, id, version, reviewer, by, at }: Review,
): Promise<boolean> {
  await addAuditRecord(store, { at: at.toISOString(), by, action: 'review', subject: `${kind}/${id}` })
  const item = await updateItem(
    store,
    keys.document(kind, id),
    {
      set: { lastReviewed: localDay(at), reviewedBy: reviewer, updatedAt: at.toISOString() },
      remove: ['sampleReview'],
    },
    { version },
  )
  if (!item) return false
  await writeDirectoryRow(store, { kind, id, row: directoryRow({ kind, id }, item) })
  return true
}
