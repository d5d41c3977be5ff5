import { kinds } from '#shared/kinds/kinds.ts'
import { readDirectory } from '../store/desk/directory.ts'
import type { StoredDocument } from '../store/desk/documents.ts'
import { nextRevision } from '../store/list.ts'
import { remembered } from '../store/snapshot.ts'
import type { Store } from '../store/store.ts'
import type { Write } from '../store/transact.ts'
import type { Plan } from './act.ts'
import { childrenOf } from './kinds/treatment.ts'

export type TakeDown = 'takeDown' | 'withdraw' | 'delete'

/** `version` is that of the published document, or of the draft if nothing is published. */
export async function takeDownPlan(
  store: Store,
  document: StoredDocument,
  action: { type: TakeDown; version: number; by: string },
): Promise<Plan> {
  const { pagesBelow, writes } = await readPagesBelow(store, document)
  return { action: { ...action, pagesBelow }, writes }
}

/** The pages below a treatment page, and the condition that nobody adds one meanwhile. */
export async function readPagesBelow(
  store: Store,
  { kind, id, published }: StoredDocument,
): Promise<{ pagesBelow: string[]; writes: Write[] }> {
  if (!kinds[kind].hasPagesBelow || !published) return { pagesBelow: [], writes: [] }
  const directory = await remembered(store, `directory ${kind}`, () => readDirectory(store, kind))
  return {
    pagesBelow: childrenOf(directory, id).map(({ title }) => title),
    writes: [nextRevision(directory)],
  }
}
