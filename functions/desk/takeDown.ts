import type { StaffSession } from '#shared/entities/staff.ts'
import { kinds } from '#shared/kinds/kinds.ts'
import { readDirectory } from '../store/desk/directory.ts'
import type { StoredDocument } from '../store/desk/documents.ts'
import { nextRevision } from '../store/list.ts'
import type { Store } from '../store/store.ts'
import type { Write } from '../store/transact.ts'
import { act } from './act.ts'
import { childrenOf } from './kinds/treatment.ts'

interface Request {
  params: { kind: string; id: string }
  session: StaffSession
  requestId: string
  store: Store
}

/** `version` is that of the published document, or of the draft if nothing is published. */
export const takeDown = (
  request: Request,
  type: 'takeDown' | 'withdraw' | 'delete',
  version: number,
): Promise<void> =>
  act(
    request,
    async (document) => {
      const { pagesBelow, writes } = await readPagesBelow(request.store, document)
      return { action: { type, version, pagesBelow, by: request.session.username }, writes }
    },
    new Date().toISOString(),
  )

/** The pages below a treatment page, and the condition that nobody adds one meanwhile. */
export async function readPagesBelow(
  store: Store,
  { kind, id, published }: StoredDocument,
): Promise<{ pagesBelow: string[]; writes: Write[] }> {
  if (!kinds[kind].hasPagesBelow || !published) return { pagesBelow: [], writes: [] }
  const directory = await readDirectory(store, kind)
  return {
    pagesBelow: childrenOf(directory, id).map(({ title }) => title),
    writes: [nextRevision(directory)],
  }
}
