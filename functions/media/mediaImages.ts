import type { MediaFile, MediaImage, MediaUse } from '#shared/entities/media.ts'
import { forgetUpload, uploads } from '../store/media.ts'
import type { Store } from '../store/store.ts'
import { deleteFile } from './mediaStore.ts'
import { mediaUses } from './mediaUses.ts'

/** Every image with its files and uses, newest first. Imported images are known only by their uses. */
export async function mediaImages(store: Store): Promise<MediaImage[]> {
  const [files, uses] = await Promise.all([uploads(store), mediaUses(store)])
  const known = new Set(files.map(({ src }) => src))
  const all: MediaFile[] = [
    ...files.map(({ uploadedAt: _, ...file }) => file),
    ...[...uses.keys()].filter((src) => !known.has(src)).map((src) => ({ src })),
  ]
  return [...Map.groupBy(all, ({ photo, src }) => photo ?? src).values()]
    .map((group) => imageOf(group, uses))
    .toSorted((one, other) => newest(other).localeCompare(newest(one)))
}

function imageOf(group: readonly MediaFile[], uses: ReadonlyMap<string, MediaUse[]>): MediaImage {
  const files = group.toSorted((one, other) => (one.width ?? 0) - (other.width ?? 0))
  const byDocument = new Map<string, MediaUse>()
  for (const use of files.flatMap(({ src }) => uses.get(src) ?? [])) {
    const name = `${use.kind}/${use.id}/${use.isDraft}`
    if (!byDocument.get(name)?.alt) byDocument.set(name, use)
  }
  return { id: idOf(files[0]?.src ?? ''), files, uses: [...byDocument.values()] }
}

const idOf = (src: string) => src.slice(src.lastIndexOf('/') + 1).replace(/\.\w+$/, '')

const newest = ({ files }: MediaImage) => files[0]?.at ?? ''

/** Deletes the record of a file after the file, so that a second call finishes an interrupted deletion. */
export async function deleteImage(store: Store, { files }: MediaImage): Promise<void> {
  for (const { src } of files) {
    await deleteFile(src)
    await forgetUpload(store, src)
  }
}
