import * as z from 'zod/mini'
import { type PageProblem, type RenderingState, RenderProblems } from '#shared/entities/rendering.ts'
import { keys } from '#shared/keys.ts'
import { findItem } from './read.ts'
import type { Store } from './store.ts'
import { type Change, type Condition, missingOrBelow, updateItem } from './write.ts'

/** The lock item: the numbers of requested and of published renderings, what was requested, and the lease of the running one. */
export type RenderLock = z.infer<typeof RenderLock>
const RenderLock = z.object({
  requests: z._default(z.number(), 0),
  served: z._default(z.number(), 0),
  /** The release of the code that served them. */
  servedRelease: z.optional(z.string()),
  /** The release of the code that claimed the lock last: no other renders. */
  currentRelease: z.optional(z.string()),
  leaseId: z.optional(z.string()),
  leaseUntil: z.optional(z.number()),
  unfinished: z._default(z.boolean(), false),
  changedDocuments: z._default(z.set(z.string()), new Set()),
  allowRemoved: z.optional(z.number()),
  problems: z.optional(RenderProblems),
})

/** In `changedDocuments`: more has changed than the other names say. */
export const allDocuments = '*'

interface RenderRequest {
  /** Names of the documents that have changed. Without any, everything is rendered. */
  changedDocuments?: readonly string[]
  allowRemoved?: number | undefined
}

export const addRequest = (
  store: Store,
  { changedDocuments = [], allowRemoved }: RenderRequest = {},
): Promise<RenderLock> =>
  update(store, {
    add: {
      requests: 1,
      changedDocuments: new Set(changedDocuments.length > 0 ? changedDocuments : [allDocuments]),
    },
    set: { allowRemoved },
  })

/** Reads with an update that adds 0: the renderer needs no other grant. */
export const readLock = (store: Store): Promise<RenderLock> => update(store, { add: { requests: 0 } })

export async function renderingState(store: Store, now: number): Promise<RenderingState> {
  const lock = RenderLock.parse((await findItem(store, keys.renderLock())) ?? {})
  const isRunning = lock.leaseId !== undefined && (lock.leaseUntil ?? 0) > now
  return {
    requested: lock.requests,
    published: lock.served,
    failed: lock.unfinished && !isRunning,
    problems: lock.problems,
  }
}

/** So that staff can read which pages failed, and why. Without problems, earlier ones are gone. */
export async function storeProblems(store: Store, pages: readonly PageProblem[], at: string): Promise<void> {
  const problems = { at, pages: pages.slice(0, maxProblems) }
  await update(store, { set: { problems: pages.length === 0 ? null : problems } })
}

const maxProblems = 20

/** Milliseconds without a heartbeat after which a rendering counts as dead: less than Lambda waits before it retries. */
export const leaseDuration = 15_000

/** From now on, only code of this release renders. */
export const claimRelease = (store: Store, release: string): Promise<RenderLock> =>
  update(store, { set: { currentRelease: release } })

interface Lease {
  id: string
  release: string
}

/** The lock as it was before, or undefined if another rendering has the lease. */
export async function acquireLease(
  store: Store,
  { id, release }: Lease,
  now: number,
): Promise<RenderLock | undefined> {
  const before = await updateItem(
    store,
    keys.renderLock(),
    { set: { leaseId: id, leaseUntil: now + leaseDuration, unfinished: true }, returns: 'ALL_OLD' },
    { currentRelease: release, leaseUntil: missingOrBelow(now) },
  )
  return before && RenderLock.parse(before)
}

const ours = ({ id, release }: Lease): Condition => ({ leaseId: id, currentRelease: release })

/** False if another rendering has the lease, or newer code claims it. */
export async function renewLease(store: Store, lease: Lease, now: number): Promise<boolean> {
  const change = { set: { leaseUntil: now + leaseDuration } }
  return (await updateItem(store, keys.renderLock(), change, ours(lease))) !== undefined
}

/** Releases the lease and returns undefined, or keeps it and returns the lock if another request came after `served`. */
export async function releaseLease(
  store: Store,
  lease: Lease,
  served: number,
): Promise<RenderLock | undefined> {
  const change = {
    set: {
      ...{ served, servedRelease: lease.release, leaseId: null, leaseUntil: null },
      ...{ unfinished: null, changedDocuments: null, allowRemoved: null },
    },
  }
  if (await updateItem(store, keys.renderLock(), change, { ...ours(lease), requests: served }))
    return undefined
  const lock = await readLock(store)
  if (lock.leaseId === lease.id && lock.currentRelease === lease.release) return lock
  // Newer code, or a rendering that took over while this one counted as dead, serves the requests.
  await abandonLease(store, lease.id)
  return undefined
}

/** Leaves the rendering, marked as unfinished, to the next lease. */
export async function abandonLease(store: Store, id: string): Promise<void> {
  await updateItem(store, keys.renderLock(), { set: { leaseId: null, leaseUntil: null } }, { leaseId: id })
}

const update = async (store: Store, change: Change): Promise<RenderLock> =>
  RenderLock.parse(await updateItem(store, keys.renderLock(), change))
