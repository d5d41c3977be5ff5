import type { MediaUse } from '#shared/entities/media.ts'
import { partitions } from '#shared/keys.ts'
import { documentKinds } from '#shared/kinds/kinds.ts'
import { forEachConcurrently } from '../forEachConcurrently.ts'
import { type Deleted, deletedDocuments } from '../store/desk/deletedDocuments.ts'
import { publishedRows } from '../store/desk/directory.ts'
import { directoryDrafts } from '../store/desk/directoryDrafts.ts'
import type { DocumentName } from '../store/desk/documentFacts.ts'
import { queryItems } from '../store/read.ts'
import type { Store } from '../store/store.ts'

export async function mediaUses(store: Store): Promise<Map<string, MediaUse[]>> {
  const uses = new Map<string, MediaUse[]>()
  const drafts = await directoryDrafts(store)
  for (const kind of documentKinds) {
    const ofKind = drafts.filter((draft) => draft.kind === kind)
    const entries = [
      ...(await publishedRows(store, kind)).map((row) => ({ ...row, isDraft: false })),
      ...ofKind.map((draft) => ({ ...draft, isDraft: true })),
    ]
    for (const { id, title, isDraft, images = [] } of entries)
      for (const { src, alt, focus } of images)
        uses.set(src, [...(uses.get(src) ?? []), { kind, id, title, isDraft, alt, focus }])
  }
  return uses
}

/**
 * Whether an earlier version or a deleted document shows one of the images, which restoring it would bring back. Only documents
 * that were changed since the first upload can have one.
 */
export async function isInHistory(store: Store, images: readonly string[], since: string): Promise<boolean> {
  const deleted = await deletedDocuments(store)
  let isFound = deleted.some((document) => document.images?.some(({ src }) => images.includes(src)))
  await forEachConcurrently(await changedSince(store, deleted, since), 10, async (name) => {
    isFound ||= await isInVersions(store, name, images)
  })
  return isFound
}

async function changedSince(
  store: Store,
  deleted: readonly Deleted[],
  since: string,
): Promise<DocumentName[]> {
  const published = await Promise.all(
    documentKinds.map(async (kind) => (await publishedRows(store, kind)).map((row) => ({ ...row, kind }))),
  )
  const names = new Map<string, DocumentName>()
  const binned = deleted.map(({ at, ...document }) => ({ ...document, updatedAt: at }))
  for (const { kind, id, updatedAt } of [...published.flat(), ...(await directoryDrafts(store)), ...binned])
    if (updatedAt !== undefined && updatedAt >= since) names.set(`${kind}/${id}`, { kind, id })
  return [...names.values()]
}

async function isInVersions(
  store: Store,
  { kind, id }: DocumentName,
  images: readonly string[],
): Promise<boolean> {
  const versions = queryItems(store, partitions.versions(kind, id), { attributes: ['content'] })
  for await (const { content } of versions)
    if (images.some((src) => String(content).includes(src))) return true
  return false
}
