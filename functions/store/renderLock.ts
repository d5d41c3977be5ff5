import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { PageProblem } from '#shared/entities/rendering.ts'
import {
  addRenderRequest,
  changeLock,
  everything,
  problemsOf,
  type RenderLock,
  readLock,
} from './renderRequest.ts'
import type { Store } from './store.ts'
import { type Change, type Condition, missing, missingOrBelow } from './write.ts'

/** Milliseconds without a heartbeat after which a rendering counts as dead. */
export const runDuration = 4_000
const heartbeatInterval = 1_000
const pollInterval = 250

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
  /** If true, only waiting requests are served. If false, this call also requests a rendering of everything. */
  onlyRequested: boolean
}

export interface RenderTask {
  /** The previous rendering did not finish, so it is unknown which objects it wrote. */
  afterFailure: boolean
  changes: readonly string[]
  allowRemoved: number | undefined
  /** The changes of all waiting requests if there is a new one since the last call, otherwise undefined. */
  newChanges(): readonly string[] | undefined
  /** Lets staff read which pages failed, and why. If another rendering has taken over, its problems stay. */
  storeProblems(pages: readonly PageProblem[]): Promise<void>
  /** Aborted once another rendering has taken over, because this one must not overwrite newer pages. */
  signal: AbortSignal
}

/**
 * Runs one rendering at a time (decision 62). During another run, a call only leaves its request, and the other run
 * renders again for it. Returns undefined if there is nothing to render, or if another run renders.
 */
export async function withRenderLock<Result>(
  run: RenderRun,
  render: (task: RenderTask) => Promise<Result>,
  clock: Clock = systemClock,
): Promise<Result | undefined> {
  const { store } = run
  const runId = randomUUID()
  let lock = await startRun(run, runId, clock)
  if (!lock) return undefined
  let latest = lock
  const replaced = new AbortController()
  const changeOwn = async (change: Change) => {
    const changed = await changeLock(store, change, { runId })
    if (changed) latest = changed
    else replaced.abort(new Error('Another rendering has taken over'))
  }
  const stopHeartbeat = clock.repeat(
    // One failed heartbeat is harmless, because the next one still comes in time.
    () => changeOwn({ set: { runsUntil: clock.now() + runDuration } }).catch(() => undefined),
    heartbeatInterval,
  )
  const storeProblems = (pages: readonly PageProblem[]) =>
    changeOwn({ set: { problems: problemsOf(pages, clock.now()) } })
  try {
    let afterFailure = lock.unfinished
    for (;;) {
      const { requests, changed, allowRemoved } = lock
      let seen = requests
      const newChanges = () => {
        if (latest.requests <= seen) return undefined
        seen = latest.requests
        return [...latest.changed]
      }
      const { signal } = replaced
      const changes = [...changed]
      const result = await render({ afterFailure, changes, allowRemoved, newChanges, storeProblems, signal })
      lock = await endRun(store, runId, requests)
      if (!lock) return result
      afterFailure = false
    }
  } catch (error) {
    // The run stays marked as unfinished.
    await changeLock(store, { set: ended }, { runId })
    throw error
  } finally {
    stopHeartbeat()
  }
}

/** The lock before this run started. Undefined if another run has served the request, or will serve it. */
async function startRun(
  { store, release, onlyRequested }: RenderRun,
  runId: string,
  clock: Clock,
): Promise<RenderLock | undefined> {
  let lock = await (onlyRequested ? readLock(store) : addRenderRequest(store, [everything]))
  const { requests, runsUntil: firstRunsUntil } = lock
  // A run of another release has older code, so it is replaced at once. It ends at its next heartbeat.
  let other: Condition | undefined =
    lock.release === release ? undefined : { release: lock.release ?? missing }
  while (lock.served < requests) {
    const now = clock.now()
    const set = { runId, release, runsUntil: now + runDuration, unfinished: true }
    const condition = other ?? { runsUntil: missingOrBelow(now) }
    const before = await changeLock(store, { set, returns: 'ALL_OLD', unique: 'runId' }, condition)
    if (before) return before
    other = undefined
    await clock.wait(pollInterval)
    lock = await readLock(store)
    // The other run has sent a heartbeat, so it will render again for this request.
    if (lock.runsUntil !== undefined && lock.runsUntil !== firstRunsUntil) return undefined
  }
  return undefined
}

/** Ends the run and returns undefined. If a request has come after `served`, the run goes on with the returned item. */
async function endRun(store: Store, runId: string, served: number): Promise<RenderLock | undefined> {
  const set = { ...ended, served, unfinished: null, changed: null, allowRemoved: null }
  if (await changeLock(store, { set }, { runId, requests: served })) return undefined
  // Who waits for an earlier request need not wait for the new one. If another run has taken over, it serves both.
  return changeLock(store, { set: { served } }, { runId })
}

const ended = { runId: null, runsUntil: null }
