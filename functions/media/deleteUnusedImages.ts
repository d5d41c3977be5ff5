import { apiLimits } from '#shared/apiLimits.ts'
import { log } from '../log.ts'
import { environmentStore } from '../store/environmentStore.ts'
import { uploads } from '../store/media.ts'
import type { Store } from '../store/store.ts'
import { deleteImage, mediaImages } from './mediaImages.ts'
import { isInHistory } from './mediaUses.ts'

/** Runs once a day, and deletes uploads that were discarded or are no longer shown anywhere. */
export const handler = (): Promise<void> => deleteUnusedImages(environmentStore(), Date.now())

export async function deleteUnusedImages(store: Store, now: number): Promise<void> {
  const limit = new Date(now - apiLimits.unusedUpload).toISOString()
  const recent = new Set(
    (await uploads(store)).filter((file) => file.uploadedAt > limit).map(({ src }) => src),
  )
  let deleted = 0
  for (const image of await mediaImages(store)) {
    if (image.uses.length > 0 || image.files.some(({ src }) => recent.has(src))) continue
    if (await isInHistory(store, image)) continue
    await deleteImage(store, image)
    deleted += 1
  }
  if (deleted > 0) log('info', { deletedImages: deleted })
}
