import { randomUUID } from 'node:crypto'
import { invokeRenderer } from '../startRenderer.ts'
import { readLock } from '../store/renderRequest.ts'
import type { Store } from '../store/store.ts'

const minute = 60_000

/** In minutes. Long, because Lambda has already retried the rendering twice, and damaged content fails each time. */
const failedInterval = 15

/** Starts the renderer if a change still waits, because the invocation of the renderer or its renderings failed. */
export async function startWaitingRendering(store: Store, now: number): Promise<void> {
  const { requests, served, unfinished, runId, runsUntil = 0 } = await readLock(store)
  if (served >= requests || runsUntil > now) return
  const hasFailed = unfinished && runId === undefined
  if (hasFailed && Math.floor(now / minute) % failedInterval !== 0) return
  await invokeRenderer('waiting', randomUUID())
}
