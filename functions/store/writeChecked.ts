import { replaceLock } from './renderRequest.ts'
import { unlessDone } from './repeatedRequests.ts'
import type { Store } from './store.ts'
import { transact, type Write } from './transact.ts'
import { Unavailable } from './unavailable.ts'

/** Writes in one transaction. False if a condition fails. */
export const transactAll = async (store: Store, writes: readonly Write[]): Promise<boolean> =>
  (await transact(store, Object.fromEntries(writes.entries()))) === undefined

/** More than the number of people who change the same list at the same time. */
const maxAttempts = 25

/**
 * Writes the result of `writesOf`, again if a condition fails. `writesOf` throws if a retry cannot help, also because an
 * earlier request has done the same.
 */
export async function writeChecked(store: Store, writesOf: () => Promise<readonly Write[]>): Promise<void> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const writes = await unlessDone(store, writesOf, () => [])
    const isWritten = transactAll(store, writes).catch((error) => replaceLock(store, error))
    if (await isWritten) return
  }
  throw new Unavailable('Somebody else keeps changing what this change depends on')
}
