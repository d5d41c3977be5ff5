import { statfsSync } from 'node:fs'

/** Bytes that stay free: LevelDB sorts its files beside the old ones, and a write that fails ends dynalite's process. */
const reserve = 64 * 1024 * 1024

/** Whether the disk of a folder is full, which is said once in the terminal. */
export function diskSpace(folder: string): () => boolean {
  let wasFull = false
  return () => {
    const { bavail, bsize } = statfsSync(folder)
    const isFull = bavail * bsize < reserve
    if (isFull && !wasFull)
      process.stderr.write('The disk is full: nothing is saved or logged until there is space.\n')
    wasFull = isFull
    return isFull
  }
}
