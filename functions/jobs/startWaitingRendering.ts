import { randomUUID } from 'node:crypto'
import { invokeRenderer } from '../startRenderer.ts'
import { readLock } from '../store/renderRequest.ts'
import type { Store } from '../store/store.ts'

const minute = 60_000

/** Minutes. Lambda has repeated a failed rendering twice, and content that cannot be rendered stays so. */
const failedInterval = 15

/** Starts the renderer where a change waits for it: its invocation failed, or its renderings did. */
export async function startWaitingRendering(store: Store, now: number): Promise<void> {
  const { requests, served, unfinished, runId, runsUntil = 0 } = await readLock(store)
  if (served >= requests || runsUntil > now) return
  const hasFailed = unfinished && runId === undefined
  if (hasFailed && Math.floor(now / minute) % failedInterval !== 0) return
  await invokeRenderer('waiting', randomUUID())
}
