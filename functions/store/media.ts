import * as z from 'zod/mini'
import { MediaFile } from '#shared/entities/media.ts'
import type { StoredImage } from '#shared/entities/staff.ts'
import { imageAddress } from '#shared/entities/text.ts'
import { keys, partitions } from '#shared/keys.ts'
import { table } from '#shared/table.ts'
import { getAll } from './read.ts'
import { intactFields } from './readable.ts'
import type { Item, Store } from './store.ts'
import { deleteItem, updateItem } from './write.ts'

/** The same bytes always get the same name. `at` is the time of their first upload, `uploadedAt` that of their last. */
export const UploadedFile = z.extend(MediaFile, { at: z.string(), uploadedAt: z.string() })
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
  getAll(store, UploadedFile, partitions.media, { salvage: salvagedFile })

/** The key names the file. A file whose time is unknown counts as just uploaded, so that it is not deleted as unused. */
function salvagedFile(item: Item): UploadedFile | undefined {
  const src = imageAddress.safeParse(`/media/${item[table.sortKey]}`).data
  const now = new Date().toISOString()
  return src === undefined
    ? undefined
    : { at: now, uploadedAt: now, ...intactFields(UploadedFile, item), src }
}

export async function forgetUpload(store: Store, src: string): Promise<void> {
  await deleteItem(store, keys.media(src))
}
