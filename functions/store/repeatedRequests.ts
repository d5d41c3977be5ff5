import { doneRequestKey } from '#shared/keys.ts'
import { findItem } from './read.ts'
import type { Store } from './store.ts'

/** The store of a request that its sender may repeat. Nobody else's request has the same key. */
export const forRequest = (store: Store, by: string, key: string | undefined): Store =>
  key === undefined ? store : { ...store, idempotencyKey: `${by}#${key}` }

/** The result of `act`. If `act` fails because an earlier request has done the same, that of `done`. */
export async function unlessDone<Result>(
  store: Store,
  act: () => Promise<Result>,
  done: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    const { idempotencyKey } = store
    if (idempotencyKey === undefined || !(await findItem(store, doneRequestKey(idempotencyKey)))) throw error
    return done()
  }
}
