import * as z from 'zod/mini'
import { MediaFile } from '#shared/entities/media.ts'
import type { StoredImage } from '#shared/entities/staff.ts'
import { keys, partitions } from '#shared/keys.ts'
import { getAll } from './read.ts'
import type { Store } from './store.ts'
import { deleteItem, updateItem } from './write.ts'

/** The same bytes always get the same name. `at` is the time of their first upload, `uploadedAt` that of their last. */
const UploadedFile = z.extend(MediaFile, { at: z.string(), uploadedAt: z.string() })
type UploadedFile = z.infer<typeof UploadedFile>

export async function recordUpload(
  store: Store,
  image: StoredImage,
  { by, at, photo }: { by: string; at: string; photo: string | undefined },
): Promise<void> {
  const { src, width, height, bytes } = image
  const set = { src, width, height, bytes, uploadedAt: at }
  await updateItem(store, keys.media(src), { set, setOnce: { at, by, photo } })
}

export const uploads = (store: Store): Promise<UploadedFile[]> =>
  getAll(store, UploadedFile, partitions.media)

export async function forgetUpload(store: Store, src: string): Promise<void> {
  await deleteItem(store, keys.media(src))
}
