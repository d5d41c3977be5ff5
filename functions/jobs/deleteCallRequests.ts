import { callRequestStore } from '../callRequests/callRequestStore.ts'
import { log } from '../http/log.ts'
import { deleteExpiredCallRequests } from '../store/callRequests.ts'
import type { Store } from '../store/store.ts'

export async function deleteCallRequests(store: Store, now: number): Promise<void> {
  const deleted = await deleteExpiredCallRequests(callRequestStore(store), now)
  if (deleted > 0) log('info', { deletedCallRequests: deleted })
}
