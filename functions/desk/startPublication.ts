import type { DraftContent } from '#shared/entities/documents.ts'
import { validationMessages } from '#shared/entities/validationMessages.ts'
import { kinds } from '#shared/kinds/kinds.ts'
import { forEachConcurrently } from '../forEachConcurrently.ts'
import { badRequest, refusal } from '../http/problem.ts'
import { isStored } from '../media/mediaStore.ts'
import { reserveAddress } from '../store/desk/addresses.ts'
import { hasRoom } from '../store/desk/directory.ts'
import { addressOf } from '../store/desk/documentFacts.ts'
import type { StoredDocument } from '../store/desk/documents.ts'
import { reservePlace } from '../store/desk/linkPlaces.ts'
import { type Action, startOperation } from '../store/desk/operations.ts'
import { usedImages } from '../store/desk/usedImages.ts'
import type { Store } from '../store/store.ts'
import { linkPlacesOf, noPlaceIssue } from './kinds/treatment.ts'
import { freeAddresses, publishableContent } from './publishableContent.ts'

/**
 * False if somebody has changed the document since it was read.
 * @throws {Problem} 400 if the content cannot be published.
 */
export async function startPublication(
  store: Store,
  document: StoredDocument,
  { action, content: draft, by, at }: Required<Action>,
): Promise<boolean> {
  const content = await publishableContent({ store, document, content: draft, by, at })
  const { kind, id } = document
  await requireStoredImages(content)
  if (!(await hasRoom(store, document))) throw badRequest('id', validationMessages.full)
  const address = kinds[kind].hasChosenAddress ? addressOf(document, content) : undefined
  const addresses = address === undefined ? [] : await freeAddresses(store, { kind, id, address })
  await forEachConcurrently(addresses, async (document) => {
    if (!(await reserveAddress(store, { ...document, at }))) throw badRequest('slug', validationMessages.busy)
  })
  for (const place of linkPlacesOf(content))
    if (!(await reservePlace(store, place, { id, at }))) throw refusal([noPlaceIssue(place)])
  return startOperation(store, document, { action, by, at, content })
}

/** @throws {Problem} 400 for an image that visitors would not see. */
async function requireStoredImages(content: DraftContent): Promise<void> {
  const missing: string[] = []
  await forEachConcurrently(usedImages(content), async ({ src }) => {
    if (!(await isStored(src))) missing.push(src)
  })
  const issues = missing.map((src) => {
    const field = Object.keys(content).find((name) => JSON.stringify(content[name])?.includes(src)) ?? ''
    return { path: [field], message: validationMessages.missingImage(src) }
  })
  if (issues.length > 0) throw refusal(issues)
}
