import { isDeepStrictEqual } from 'node:util'
import { isRefusal } from '#shared/documents/documentState.ts'
import { next } from '#shared/documents/lifecycle.ts'
import { storedSchemas } from '#shared/entities/publishedContent.ts'
import type { Content } from '#shared/kinds/kind.ts'
import { type DocumentKind, kinds, titleOf } from '#shared/kinds/kinds.ts'
import { freedAddress, moveWrites } from '../../../functions/store/desk/addresses.ts'
import { findDeleted } from '../../../functions/store/desk/deletedDocuments.ts'
import { findRow, readDirectory } from '../../../functions/store/desk/directory.ts'
import {
  addressOf,
  contentOf,
  type DocumentName,
  metadataOf,
} from '../../../functions/store/desk/documentFacts.ts'
import { findDocument, noDocument, stateOf } from '../../../functions/store/desk/documents.ts'
import { draftWrites } from '../../../functions/store/desk/drafts.ts'
import { dueWrite } from '../../../functions/store/desk/due.ts'
import { publishedWrites, removedWrites } from '../../../functions/store/desk/publishedDocument.ts'
import { itemOf } from '../../../functions/store/items.ts'
import { nextRevision } from '../../../functions/store/list.ts'
import { everything, renderWrite } from '../../../functions/store/renderRequest.ts'
import type { Item, Store } from '../../../functions/store/store.ts'
import { transactAll } from '../../../functions/store/writeChecked.ts'

type Import = DocumentName & Record<'before' | 'after', Content | undefined>

export interface ImportFacts {
  /** The time of the import, ISO 8601. */
  at: string
  /** The number of documents that the import deletes, and whose pages may disappear. */
  removals: number
}

/** Imports in one transaction, with the rendering that it needs. Resolves to false if the document is no longer as `before`, or its address is taken. */
export async function importDocument(
  store: Store,
  { kind, id, before, after }: Import,
  { at, removals }: ImportFacts,
): Promise<boolean> {
  const found = await findDocument(store, { kind, id })
  const document = found ?? noDocument({ kind, id })
  const { published } = document
  const item = after && itemOf({ kind, id }, after)
  const deleted = found ? null : await findDeleted(store, { kind, id })
  const outcome = next(
    await stateOf(store, document),
    {
      ...{ type: 'import', by: 'content import' },
      isSame: isDeepStrictEqual(published && contentIn(kind, published), before && contentIn(kind, before)),
      published: item ? { ...metadataOf(item), content: contentOf(kind, item) } : null,
      consentWithdrawnAt: deleted?.consentWithdrawnAt,
    },
    at,
  )
  if (isRefusal(outcome)) return false
  // A document that is not in the directory has no address.
  const from = kinds[kind].hasChosenAddress ? (await findRow(store, { kind, id }))?.address : undefined
  const relations = [
    ...(kinds[kind].hasPagesBelow ? [nextRevision(await readDirectory(store, kind))] : []),
    renderWrite([everything], removals),
  ]
  if (!item) {
    const address = from ? [freedAddress({ id, address: from })] : []
    const { draft: before } = document
    const draft = before && published ? draftWrites(before, { ...before, ...outcome.state.draft }) : []
    return transactAll(store, [...relations, ...removedWrites(document), ...address, ...draft])
  }
  const to = kinds[kind].hasChosenAddress && addressOf(document, contentOf(kind, item))
  const move = to ? [{ kind, id, title: titleOf(kind, item), from, to }] : []
  return transactAll(store, [
    ...relations,
    ...publishedWrites(document, item),
    ...(await moveWrites(store, move, { by: 'content import', at })).writes,
    ...outcome.effects.flatMap((effect) =>
      effect.type === 'wake' ? [dueWrite({ kind, id, at: effect.at })] : [],
    ),
  ])
}

/** Leaves out the keys, and the order, which is part of the directory. Undefined if the document cannot be read. */
function contentIn(kind: DocumentKind, stored: Item): Content | undefined {
  const { data } = storedSchemas[kind].safeParse(stored)
  if (!data) return undefined
  const { order, ...content } = data as Content // The schema is of an object.
  return content
}

/** Gives the documents of a kind the order of the folder. Documents that are not in it keep their positions. */
export async function writeOrder(
  store: Store,
  kind: DocumentKind,
  folder: ReadonlyMap<string, Content> | undefined,
): Promise<void> {
  const directory = await readDirectory(store, kind)
  const current = directory.rows.map(({ id }) => id)
  const positions = new Map(current.map((id, position) => [id, Number(folder?.get(id)?.order ?? position)]))
  const order = current.toSorted((one, other) => (positions.get(one) ?? 0) - (positions.get(other) ?? 0))
  if (!isDeepStrictEqual(order, current))
    await transactAll(store, [nextRevision(directory, order), renderWrite([everything])])
}
