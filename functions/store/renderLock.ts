import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import {
  abandonLease,
  acquireLease,
  addRequest,
  claimRelease,
  type RenderLock,
  readLock,
  releaseLease,
  renewLease,
} from './renderLease.ts'
import type { Store } from './store.ts'

/** Milliseconds. */
const heartbeatInterval = 3_000
const pollInterval = 500

/** Times are in milliseconds. */
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

interface RenderRun {
  store: Store
  release: string
  /** The number of a request that is already in the lock item; without it, this call is a request. */
  request?: number | undefined
}

export interface RenderTask {
  /** The previous rendering did not finish, so it is unknown which objects it wrote. */
  afterFailure: boolean
  changedDocuments: readonly string[]
  allowRemoved: number | undefined
  /** Aborted once another rendering has taken over: what it publishes must not be overwritten with older pages. */
  signal: AbortSignal
}

/**
 * Runs one rendering at a time (decision 83). A call during another one's run leaves its request, which that run serves
 * by rendering again. A call of newer code ends the run of older code, and waits for that.
 */
export async function withRenderLock<Result>(
  run: RenderRun,
  render: (task: RenderTask) => Promise<Result>,
  clock: Clock = systemClock,
): Promise<Result | undefined> {
  const { store, release } = run
  const lease = { id: randomUUID(), release }
  let lock = await acquire(run, lease.id, clock)
  if (!lock) return undefined
  const replaced = new AbortController()
  const stopHeartbeat = clock.repeat(async () => {
    // If a heartbeat fails, the next one still comes in time.
    const isOurs = await renewLease(store, lease, clock.now()).catch(() => true)
    if (!isOurs) replaced.abort(new Error('Another rendering has taken over'))
  }, heartbeatInterval)
  try {
    let afterFailure = lock.unfinished
    for (;;) {
      const { requests, changedDocuments, allowRemoved } = lock
      const result = await render({
        afterFailure,
        changedDocuments: [...changedDocuments],
        allowRemoved,
        signal: replaced.signal,
      })
      lock = await releaseLease(store, lease, requests)
      if (!lock) return result
      afterFailure = false
    }
  } catch (error) {
    await abandonLease(store, lease.id)
    throw error
  } finally {
    stopHeartbeat()
  }
}

/** Undefined if the request is served, or another rendering that runs will serve it. */
async function acquire(
  { store, release, request }: RenderRun,
  id: string,
  clock: Clock,
): Promise<RenderLock | undefined> {
  let lock = await (request === undefined ? addRequest(store) : readLock(store))
  const number = request ?? lock.requests
  if (lock.currentRelease !== release) lock = await claimRelease(store, release)
  const seen = lock.leaseUntil
  while (lock.served < number || lock.servedRelease !== release) {
    if (lock.currentRelease !== release) throw new Error('Newer code has started to render the pages')
    const acquired = await acquireLease(store, { id, release }, clock.now())
    if (acquired) return acquired
    await clock.wait(pollInterval)
    lock = await readLock(store)
    // Another rendering runs. It is of this release, since older code cannot renew its lease.
    if (lock.leaseUntil !== undefined && lock.leaseUntil !== seen) return undefined
  }
  return undefined
}
