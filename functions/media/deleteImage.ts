import { forgetUpload } from '../store/media.ts'
import type { Store } from '../store/store.ts'
import { deleteFile } from './mediaStore.ts'

/** A repeated deletion finishes what was interrupted: the record of a file goes after the file. */
export async function deleteImage(store: Store, addresses: readonly string[]): Promise<void> {
  for (const src of addresses) {
    await deleteFile(src)
    await forgetUpload(store, src)
  }
}
