import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import {
  abandonLease,
  acquireLease,
  addRequest,
  type RenderLease,
  type RenderLock,
  readLock,
  releaseLease,
  renewLease,
} from './renderLease.ts'
import type { Store } from './store.ts'

/** Milliseconds. */
const heartbeatInterval = 3_000
const pollInterval = 500

/** Time as the lock needs it, in milliseconds. */
export interface Clock {
  now(): number
  wait(time: number): Promise<unknown>
  repeat(work: () => unknown, every: number): () => void
}

const systemClock: Clock = {
  now: Date.now,
  wait,
  repeat: (work, every) => {
    const timer = setInterval(work, every)
    return () => clearInterval(timer)
  },
}

/**
 * Runs one rendering at a time. A call during another one's run leaves a request, which that run serves by rendering
 * again, and returns undefined once the run has served it or has renewed its lease.
 */
export async function withRenderLock<Result>(
  store: Store,
  render: (lease: RenderLease) => Promise<Result>,
  clock: Clock = systemClock,
): Promise<Result | undefined> {
  const lockAtRequest = await addRequest(store)
  const id = randomUUID()
  const lease = await waitForLease({ store, id, lockAtRequest, clock })
  if (!lease) return undefined
  // The next heartbeat makes up for one that fails.
  const stopHeartbeat = clock.repeat(
    () => renewLease(store, id, clock.now()).catch(() => undefined),
    heartbeatInterval,
  )
  try {
    let served = lockAtRequest.requests
    let { afterFailure } = lease
    for (;;) {
      const result = await render({ afterFailure })
      const requests = await releaseLease(store, id, served)
      if (requests === undefined) return result
      served = requests
      afterFailure = false
    }
  } catch (error) {
    await abandonLease(store, id)
    throw error
  } finally {
    stopHeartbeat()
  }
}

interface LeaseRequest {
  store: Store
  id: string
  lockAtRequest: RenderLock
  clock: Clock
}

/** Undefined where another rendering has served the request, or is alive and will. */
async function waitForLease({
  store,
  id,
  lockAtRequest,
  clock,
}: LeaseRequest): Promise<RenderLease | undefined> {
  for (;;) {
    const lease = await acquireLease(store, id, clock.now())
    if (lease) return lease
    await clock.wait(pollInterval)
    const lock = await readLock(store)
    const isServed = lock.served >= lockAtRequest.requests
    // A lease that another rendering has only now acquired is a sign of life, too.
    const isAlive = lock.leaseId !== undefined && lock.leaseUntil !== lockAtRequest.leaseUntil
    if (isServed || isAlive) return undefined
  }
}
