import { type Action, isRefusal, next } from '#shared/documents/lifecycle.ts'
import { linksAfter } from '../desk/linksAfter.ts'
import type { DocumentName } from '../store/desk/documentFacts.ts'
import { findDocument, noDocument, stateOf } from '../store/desk/documents.ts'
import { lifecycleWrites } from '../store/desk/lifecycleWrites.ts'
import type { Store } from '../store/store.ts'
import { transactAll } from '../store/writeChecked.ts'

/** Stores the outcome of an action, as the endpoints do. */
export async function storeAction(
  store: Store,
  name: DocumentName,
  action: Action,
  at: string,
): Promise<void> {
  const document = (await findDocument(store, name)) ?? noDocument(name)
  const before = await stateOf(store, document)
  const outcome = next(before, action, at)
  if (isRefusal(outcome)) throw new Error(`${action.type} is refused: ${JSON.stringify(outcome)}`)
  const links = await linksAfter(store, document, outcome)
  await transactAll(store, lifecycleWrites({ document, before, outcome, links, at }))
}
