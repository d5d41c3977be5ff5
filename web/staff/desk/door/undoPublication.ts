import type { DeskDocument } from '#shared/entities/documents.ts'
import { desk } from '../../../data/staff/desk.ts'
import { throughDoor } from './throughDoor.ts'

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
