import { whyNot } from '#shared/documents/offers.ts'
import type { DeskDocument } from '#shared/entities/documents.ts'
import { serverNow } from '../../../data/serverClock.ts'
import { desk } from '../../../data/staff/desk.ts'
import { throughDoor } from './throughDoor.ts'

/** Where two people publish, the version before may lack the approval that bringing it back needs. */
export const canUndo = (document: DeskDocument, by: string, isTwoPeople: boolean): boolean =>
  !whyNot(document, 'undo', {
    ...{ by, now: serverNow().toISOString(), approval: isTwoPeople ? 'lacking' : 'notNeeded' },
  })

/** Publishes the version before the last publication. */
export async function undoPublication(document: DeskDocument): Promise<DeskDocument> {
  const { versions } = await desk.versions(document)
  const { published } = document
  const [before] = versions
    .filter(({ action, number }) => action !== 'draft' && number < (published?.version ?? 0))
    .sort((one, other) => other.number - one.number)
  if (!before || !published) throw new Error('There is no version before')
  const body = { version: published.version, restore: before.number }
  return throughDoor((confirmed) => desk.publish(document, { ...body, confirmed }))
}
