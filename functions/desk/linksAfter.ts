import type { Outcome } from '#shared/documents/documentState.ts'
import type { StoredDocument } from '../store/desk/documents.ts'
import { linksOf } from '../store/documentLinks.ts'
import { type Links, linksIn } from '../store/links.ts'
import type { Store } from '../store/store.ts'

/** The links of all contents that an outcome has. `known` are those of a version that it restores. */
export async function linksAfter(
  store: Store,
  { kind, published, draft }: StoredDocument,
  { state }: Pick<Outcome, 'state'>,
  known: Links = {},
): Promise<Links> {
  let links: Links = { ...known, ...linksIn(published), ...draft?.links }
  for (const content of new Set([state.draft?.content, state.published?.content, state.bin?.content]))
    if (content) links = { ...links, ...(await linksOf(store, { kind, content, links })) }
  return links
}
