import { UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { type PageProblem, type RenderingState, RenderProblems } from '#shared/entities/rendering.ts'
import { keys } from '#shared/keys.ts'
import { findItem } from './read.ts'
import type { Store } from './store.ts'
import { unlessConditionFails } from './write.ts'

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
  /** Of the latest rendering. */
  problems: z.optional(RenderProblems),
})

/** In `changedDocuments`: more has changed than the other names say. */
export const allDocuments = '*'

interface RenderRequest {
  /** Names of the documents that have changed. Without any, everything is rendered. */
  changedDocuments?: readonly string[]
  /** The number of pages that an operator has agreed to remove. */
  allowRemoved?: number | undefined
}

export const addRequest = (
  store: Store,
  { changedDocuments = [], allowRemoved }: RenderRequest = {},
): Promise<RenderLock> =>
  update(store, {
    UpdateExpression: `ADD requests :one, changedDocuments :changedDocuments${allowRemoved === undefined ? '' : ' SET allowRemoved = :allowRemoved'}`,
    ExpressionAttributeValues: {
      ':one': 1,
      ':changedDocuments': new Set(changedDocuments.length > 0 ? changedDocuments : [allDocuments]),
      ...(allowRemoved === undefined ? {} : { ':allowRemoved': allowRemoved }),
    },
  })

/** Reads with an update that adds 0: the renderer needs no other grant. */
export const readLock = (store: Store): Promise<RenderLock> =>
  update(store, { UpdateExpression: 'ADD requests :none', ExpressionAttributeValues: { ':none': 0 } })

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
  await update(
    store,
    pages.length === 0
      ? { UpdateExpression: 'REMOVE problems' }
      : {
          UpdateExpression: 'SET problems = :problems',
          ExpressionAttributeValues: { ':problems': { at, pages: pages.slice(0, maxProblems) } },
        },
  )
}

const maxProblems = 20

/** Milliseconds without a heartbeat after which a rendering counts as dead: less than Lambda waits before it retries. */
export const leaseDuration = 15_000

/** From now on, only code of this release renders. */
export const claimRelease = (store: Store, release: string): Promise<RenderLock> =>
  update(store, {
    UpdateExpression: 'SET currentRelease = :release',
    ExpressionAttributeValues: { ':release': release },
  })

interface Lease {
  id: string
  release: string
}

/** The lock as it was before, or undefined if another rendering has the lease. One that ends later than any lease could
 * comes from a wrong clock. */
export async function acquireLease(
  store: Store,
  { id, release }: Lease,
  now: number,
): Promise<RenderLock | undefined> {
  const acquired = await unlessConditionFails(
    send(store, {
      UpdateExpression: 'SET leaseId = :id, leaseUntil = :until, unfinished = :yes',
      ConditionExpression:
        'currentRelease = :release AND (attribute_not_exists(leaseId) OR leaseUntil < :now OR leaseUntil > :latest)',
      ExpressionAttributeValues: {
        ':id': id,
        ':until': now + leaseDuration,
        ':release': release,
        ':now': now,
        ':latest': now + 2 * leaseDuration,
        ':yes': true,
      },
      ReturnValues: 'ALL_OLD',
    }),
  )
  return acquired && RenderLock.parse(acquired.Attributes)
}

const isOurs = 'leaseId = :id AND currentRelease = :release'
const ours = ({ id, release }: Lease) => ({ ':id': id, ':release': release })

/** False if another rendering has the lease, or newer code claims it. */
export async function renewLease(store: Store, lease: Lease, now: number): Promise<boolean> {
  const renewed = await unlessConditionFails(
    send(store, {
      UpdateExpression: 'SET leaseUntil = :until',
      ConditionExpression: isOurs,
      ExpressionAttributeValues: { ...ours(lease), ':until': now + leaseDuration },
    }),
  )
  return renewed !== undefined
}

/** Releases the lease and returns undefined, or keeps it and returns the lock if another request came after `served`. */
export async function releaseLease(
  store: Store,
  lease: Lease,
  served: number,
): Promise<RenderLock | undefined> {
  const released = await unlessConditionFails(
    send(store, {
      UpdateExpression:
        'SET served = :served, servedRelease = :release REMOVE leaseId, leaseUntil, unfinished, changedDocuments, allowRemoved',
      ConditionExpression: `${isOurs} AND requests = :served`,
      ExpressionAttributeValues: { ...ours(lease), ':served': served },
    }),
  )
  if (released) return undefined
  const lock = await readLock(store)
  if (lock.leaseId === lease.id && lock.currentRelease === lease.release) return lock
  // Newer code, or a rendering that took over while this one counted as dead, serves the requests.
  await abandonLease(store, lease.id)
  return undefined
}

/** Leaves the rendering, marked as unfinished, to the next lease. */
export async function abandonLease(store: Store, id: string): Promise<void> {
  await unlessConditionFails(
    send(store, {
      UpdateExpression: 'REMOVE leaseId, leaseUntil',
      ConditionExpression: 'leaseId = :id',
      ExpressionAttributeValues: { ':id': id },
    }),
  )
}

async function update(
  store: Store,
  change: Pick<UpdateCommandInput, 'UpdateExpression' | 'ExpressionAttributeValues'>,
): Promise<RenderLock> {
  const { Attributes } = await send(store, { ...change, ReturnValues: 'ALL_NEW' })
  return RenderLock.parse(Attributes)
}

const send = (store: Store, change: Omit<UpdateCommandInput, 'TableName' | 'Key'>) =>
  store.documents.send(new UpdateCommand({ TableName: store.tableName, Key: keys.renderLock(), ...change }))
