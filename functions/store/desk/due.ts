import * as z from 'zod/mini'
import { DocumentKind } from '#shared/entities/documents.ts'
import { keys, partitions } from '#shared/keys.ts'
import { getAll } from '../read.ts'
import type { Store } from '../store.ts'
import { deleteItem, putItem } from '../write.ts'

/** When a document has to be looked at: to publish or unpublish it, or to finish what was interrupted. */
const Due = z.object({ kind: DocumentKind, id: z.string(), at: z.string() })
export type Due = z.infer<typeof Due>

export async function putDue(store: Store, { kind, id, at }: Due): Promise<void> {
  await putItem(store, { kind, id, at, ...keys.due({ kind, id, at }) })
}

export async function deleteDue(store: Store, due: Due): Promise<void> {
  await deleteItem(store, keys.due(due))
}

const longestRun = 100

/** The earliest that are due. A later run finds what is left. */
export async function dueUntil(store: Store, now: string): Promise<Due[]> {
  // The sort key continues after the time.
  const due = await getAll(store, Due, partitions.due, { between: ['0', `${now}~`] })
  return due.slice(0, longestRun)
}
