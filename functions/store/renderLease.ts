import { UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { type PageProblem, type RenderingState, RenderProblems } from '#shared/entities/rendering.ts'
import { keys } from '#shared/keys.ts'
import { findItem } from './read.ts'
import type { Store } from './store.ts'
import { unlessConditionFails } from './write.ts'

/** The lock item: the number of requested and of served renderings, the requests' options, and the lease of the running rendering. */
export type RenderLock = z.infer<typeof RenderLock>
const RenderLock = z.object({
  requests: z._default(z.number(), 0),
  served: z._default(z.number(), 0),
  /** The release that served them. */
  servedRelease: z.optional(z.string()),
  /** The release of the latest rendering, and when its first rendering started. */
  currentRelease: z.optional(z.string()),
  currentSince: z.optional(z.number()),
  leaseId: z.optional(z.string()),
  leaseUntil: z.optional(z.number()),
  leaseRelease: z.optional(z.string()),
  unfinished: z._default(z.boolean(), false),
  saved: z._default(z.set(z.string()), new Set()),
  allowRemoved: z.optional(z.number()),
  /** Of the latest rendering. */
  problems: z.optional(RenderProblems),
})

/** In `saved`: more has changed than the other names say. */
export const everything = '*'

interface RenderRequest {
  /** Names of the documents that have changed. Without any, everything is rendered. */
  saved?: readonly string[]
  /** The number of pages that an operator has agreed to remove. */
  allowRemoved?: number | undefined
}

/** Milliseconds without a heartbeat after which a rendering counts as dead: less than Lambda waits before it retries an event. */
export const leaseDuration = 15_000

/** In milliseconds. No rendering takes longer, so two that overlap start within this time. */
const longestRendering = 300_000

export async function addRequest(
  store: Store,
  { saved = [], allowRemoved }: RenderRequest = {},
): Promise<RenderLock> {
  return addRequests(store, {
    UpdateExpression: [
      'ADD requests :count, saved :saved',
      allowRemoved === undefined ? '' : ' SET allowRemoved = :allowRemoved',
    ].join(''),
    ExpressionAttributeValues: {
      ':count': 1,
      ':saved': new Set(saved.length > 0 ? saved : [everything]),
      ...(allowRemoved === undefined ? {} : { ':allowRemoved': allowRemoved }),
    },
  })
}

/** Reads with an update that adds 0: the read is consistent, and the renderer needs no other grant. */
export const readLock = (store: Store): Promise<RenderLock> =>
  addRequests(store, { UpdateExpression: 'ADD requests :count', ExpressionAttributeValues: { ':count': 0 } })

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

/** False if newer code has started to render since. A claim from the far future comes from a wrong clock. */
export async function claimRelease(store: Store, release: string, startedAt: number): Promise<boolean> {
  const claimed = await unlessConditionFails(
    update(store, {
      UpdateExpression: 'SET currentRelease = :release, currentSince = :startedAt',
      ConditionExpression:
        'attribute_not_exists(currentSince) OR currentSince < :startedAt OR currentSince > :latest',
      ExpressionAttributeValues: {
        ':release': release,
        ':startedAt': startedAt,
        ':latest': startedAt + longestRendering,
      },
    }),
  )
  return claimed !== undefined
}

interface LeaseRequest {
  id: string
  release: string
  now: number
  /** The end of a lease that had no heartbeat for as long as a lease lasts, whatever the clock of its owner says. */
  abandonedUntil?: number | undefined
}

/** The lock as it was before, or undefined if another rendering has the lease or newer code renders. */
export async function acquireLease(
  store: Store,
  { id, release, now, abandonedUntil = 0 }: LeaseRequest,
): Promise<RenderLock | undefined> {
  const acquired = await unlessConditionFails(
    update(store, {
      UpdateExpression:
        'SET leaseId = :id, leaseUntil = :until, leaseRelease = :release, unfinished = :yes REMOVE problems',
      ConditionExpression:
        'currentRelease = :release AND (attribute_not_exists(leaseId) OR leaseUntil < :now OR leaseUntil = :abandoned)',
      ExpressionAttributeValues: {
        ':id': id,
        ':until': now + leaseDuration,
        ':release': release,
        ':now': now,
        ':abandoned': abandonedUntil,
        ':yes': true,
      },
      ReturnValues: 'ALL_OLD',
    }),
  )
  return acquired && RenderLock.parse(acquired.Attributes)
}

/** False if another rendering has the lease. */
export async function renewLease(store: Store, id: string, now: number): Promise<boolean> {
  const renewed = await unlessConditionFails(
    update(store, {
      UpdateExpression: 'SET leaseUntil = :until',
      ConditionExpression: 'leaseId = :id',
      ExpressionAttributeValues: { ':id': id, ':until': now + leaseDuration },
    }),
  )
  return renewed !== undefined
}

interface ServedLease {
  id: string
  release: string
  served: number
}

/** Releases the lease if no request came after the first `served`; otherwise keeps it and returns the lock. */
export async function releaseLease(
  store: Store,
  { id, release, served }: ServedLease,
): Promise<RenderLock | undefined> {
  const released = await unlessConditionFails(
    update(store, {
      UpdateExpression:
        'SET served = :served, servedRelease = :release REMOVE leaseId, leaseUntil, leaseRelease, unfinished, saved, allowRemoved',
      ConditionExpression: 'leaseId = :id AND requests = :served',
      ExpressionAttributeValues: { ':id': id, ':release': release, ':served': served },
    }),
  )
  if (released) return undefined
  const lock = await readLock(store)
  // Another rendering took over while this one counted as dead.
  return lock.leaseId === id ? lock : undefined
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

/** Leaves the rendering, marked as unfinished, to the next lease. */
export async function abandonLease(store: Store, id: string): Promise<void> {
  await unlessConditionFails(
    update(store, {
      UpdateExpression: 'REMOVE leaseId, leaseUntil, leaseRelease',
      ConditionExpression: 'leaseId = :id',
      ExpressionAttributeValues: { ':id': id },
    }),
  )
}

async function addRequests(
  store: Store,
  change: Pick<UpdateCommandInput, 'UpdateExpression' | 'ExpressionAttributeValues'>,
): Promise<RenderLock> {
  const { Attributes } = await update(store, { ...change, ReturnValues: 'ALL_NEW' })
  return RenderLock.parse(Attributes)
}

const update = (store: Store, change: Omit<UpdateCommandInput, 'TableName' | 'Key'>) =>
  store.documents.send(new UpdateCommand({ TableName: store.tableName, Key: keys.renderLock(), ...change }))
