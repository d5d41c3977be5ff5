import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import {
  abandonLease,
  acquireLease,
  addRequest,
  claimRelease,
  leaseDuration,
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
  /** The number of the request that the rendering serves. */
  request: number
  /** The number that the last rendering has served, if it was of the same release. */
  lastServed: number | undefined
  saved: readonly string[]
  allowRemoved: number | undefined
  /** Aborted once another rendering has taken over: what it publishes must not be overwritten with older pages. */
  signal: AbortSignal
}

/**
 * Runs one rendering at a time. A call during another one's run leaves a request, which that run serves by rendering
 * again, and returns undefined once the run has served it or has renewed its lease. Only a rendering of the same release
 * serves it: a deploy waits for the end of a rendering by older code, and older code that comes late does not render.
 */
export async function withRenderLock<Result>(
  { store, release, request }: RenderRun,
  render: (task: RenderTask) => Promise<Result>,
  clock: Clock = systemClock,
): Promise<Result | undefined> {
  const startedAt = clock.now()
  const lock = await (request === undefined ? addRequest(store) : readLock(store))
  const run = { store, id: randomUUID(), release, request: request ?? lock.requests, clock }
  if (isServed(lock, run)) return undefined
  if (lock.currentRelease !== release && !(await claimRelease(store, release, startedAt))) throw superseded()
  const lease = await waitForLease(run, lock)
  if (!lease) return undefined
  const replaced = new AbortController()
  const renew = async () => {
    // If a heartbeat fails, the next one still comes in time.
    const isOurs = await renewLease(store, run.id, clock.now()).catch(() => true)
    if (!isOurs) replaced.abort(new Error('Another rendering has taken over'))
  }
  const stopHeartbeat = clock.repeat(renew, heartbeatInterval)
  try {
    return await serveRequests(run, lease, (task) => render({ ...task, signal: replaced.signal }))
  } catch (error) {
    await abandonLease(store, run.id)
    throw error
  } finally {
    stopHeartbeat()
  }
}

interface Run {
  store: Store
  id: string
  release: string
  request: number
  clock: Clock
}

const isServed = (lock: RenderLock, { request, release }: Run) =>
  lock.served >= request && lock.servedRelease === release

/** Lambda retries with the newer code. */
const superseded = () => new Error('Newer code has started to render the pages')

/** Undefined if another rendering of the same release has served the request, or is running and will. */
async function waitForLease(run: Run, lockAtRequest: RenderLock): Promise<RenderLock | undefined> {
  const { store, id, release, clock } = run
  let seen = { until: lockAtRequest.leaseUntil, at: clock.now() }
  for (;;) {
    const now = clock.now()
    const abandonedUntil = now - seen.at > leaseDuration ? seen.until : undefined
    const lease = await acquireLease(store, { id, release, now, abandonedUntil })
    if (lease) return lease
    await clock.wait(pollInterval)
    const lock = await readLock(store)
    if (lock.currentRelease !== release) throw superseded()
    if (isServed(lock, run)) return undefined
    if (lock.leaseUntil === seen.until) continue
    // A lease that another rendering has just acquired also shows that it runs.
    if (lock.leaseId !== undefined && lock.leaseRelease === release) return undefined
    seen = { until: lock.leaseUntil, at: clock.now() }
  }
}

async function serveRequests<Result>(
  { store, id, release }: Run,
  lease: RenderLock,
  render: (task: Omit<RenderTask, 'signal'>) => Promise<Result>,
): Promise<Result> {
  let lock = lease
  let lastServed = lease.servedRelease === release ? lease.served : undefined
  for (;;) {
    const { requests: served, unfinished, saved, allowRemoved } = lock
    const afterFailure = lock === lease && unfinished
    const result = await render({
      afterFailure,
      request: served,
      lastServed,
      saved: [...saved],
      allowRemoved,
    })
    const next = await releaseLease(store, { id, release, served })
    if (!next) return result
    if (next.currentRelease !== release) {
      await abandonLease(store, id)
      return result
    }
    lock = next
    lastServed = served
  }
}
