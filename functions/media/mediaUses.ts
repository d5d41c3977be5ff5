import type { MediaImage, MediaUse } from '#shared/entities/media.ts'
import { partitions } from '#shared/keys.ts'
import { textOf } from '#shared/text/textOf.ts'
import { forEachConcurrently } from '../forEachConcurrently.ts'
import { type Deleted, deletedDocuments } from '../store/desk/deletedDocuments.ts'
import { rowsOfKinds } from '../store/desk/directory.ts'
import { directoryDrafts } from '../store/desk/directoryDrafts.ts'
import type { DocumentName } from '../store/desk/documentFacts.ts'
import { queryItems } from '../store/read.ts'
import type { Store } from '../store/store.ts'

export async function mediaUses(store: Store): Promise<Map<string, MediaUse[]>> {
  const uses = new Map<string, MediaUse[]>()
  const entries = [
    ...(await rowsOfKinds(store)).map((row) => ({ ...row, isDraft: false })),
    ...(await directoryDrafts(store)).map((draft) => ({ ...draft, isDraft: true })),
  ]
  for (const { kind, id, title, isDraft, images = [] } of entries)
    for (const { src, alt, focus } of images)
      uses.set(src, [...(uses.get(src) ?? []), { kind, id, title, isDraft, alt, focus }])
  return uses
}

/** True if an earlier version or a deleted document shows the image. Skips documents unchanged since the upload. */
export async function isInHistory(store: Store, { files }: MediaImage): Promise<boolean> {
  const images = files.map(({ src }) => src)
  const [since = ''] = files.map(({ at = '' }) => at).toSorted()
  const deleted = await deletedDocuments(store)
  let isFound = deleted.some((document) => document.images?.some(({ src }) => images.includes(src)))
  await forEachConcurrently(await changedSince(store, deleted, since), async (name) => {
    isFound ||= await isInVersions(store, name, images)
  })
  return isFound
}

async function changedSince(
  store: Store,
  deleted: readonly Deleted[],
  since: string,
): Promise<DocumentName[]> {
  const published = await rowsOfKinds(store)
  const names = new Map<string, DocumentName>()
  const binned = deleted.map(({ at, ...document }) => ({ ...document, updatedAt: at }))
  for (const { kind, id, updatedAt } of [...published, ...(await directoryDrafts(store)), ...binned])
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
    if (images.some((src) => textOf(content).includes(src))) return true
  return false
}
