import { randomUUID } from 'node:crypto'
import { callRequestStore } from '../callRequests/callRequestStore.ts'
import { runDue } from '../desk/runDue.ts'
import { errorFields, log } from '../log.ts'
import { startRenderer } from '../startRenderer.ts'
import { deleteExpiredCallRequests } from '../store/callRequests.ts'
import { environmentStore } from '../store/environmentStore.ts'
import type { Store } from '../store/store.ts'
import { announceCallRequests, testNotices } from './announceCallRequests.ts'
import { announceWaiting } from './announceWaiting.ts'
import { renderNewDay } from './renderNewDay.ts'
import { startWaitingRendering } from './startWaitingRendering.ts'

/** The jobs that run once a minute. `now` is in milliseconds since 1970. */
const jobs: Record<string, (store: Store, now: number) => Promise<void>> = {
  deleteCallRequests,
  announceCallRequests,
  testNotices,
  publishDueDocuments,
  announceWaiting,
  renderNewDay,
  startWaitingRendering,
}

/** Runs every job even if others fail. Throws at the end if one failed, so that an alarm goes off. */
export async function handler(): Promise<void> {
  const now = Date.now()
  const failed: string[] = []
  for (const [job, run] of Object.entries(jobs)) {
    try {
      await run(environmentStore(), now)
    } catch (error) {
      log('error', { job, ...errorFields(error) })
      failed.push(job)
    }
  }
  if (failed.length > 0) throw new Error(`Failed jobs: ${failed.join(', ')}`)
}

async function deleteCallRequests(store: Store, now: number): Promise<void> {
  const deleted = await deleteExpiredCallRequests(callRequestStore(store), now)
  if (deleted > 0) log('info', { deletedCallRequests: deleted })
}

/** Includes documents that became due while the job did not run. */
function publishDueDocuments(store: Store, now: number): Promise<void> {
  return runDue(store, new Date(now).toISOString(), () => startRenderer(randomUUID()))
}
