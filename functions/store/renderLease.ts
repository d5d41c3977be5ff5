import { UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { keys } from '#shared/keys.ts'
import { unlessConditionFails } from './conditionalWrite.ts'
import type { Store } from './store.ts'

/** The lock item: requests ever made and served, and the lease of the rendering that runs, if one does. */
export type RenderLock = z.infer<typeof RenderLock>
const RenderLock = z.object({
  requests: z.number(),
  served: z._default(z.number(), 0),
  leaseId: z.optional(z.string()),
  leaseUntil: z.optional(z.number()),
})

export interface RenderLease {
  /** The rendering before failed or died, and nobody knows which objects it wrote. */
  afterFailure: boolean
}

/** Milliseconds without a heartbeat after which a rendering counts as dead: less than Lambda waits before it retries an event. */
const leaseDuration = 15_000

export const addRequest = (store: Store): Promise<RenderLock> => addRequests(store, 1)

/** Reads by an update that adds nothing: always consistent, and within the one action that the renderer is granted. */
export const readLock = (store: Store): Promise<RenderLock> => addRequests(store, 0)

export async function acquireLease(store: Store, id: string, now: number): Promise<RenderLease | undefined> {
  const acquired = await unlessConditionFails(
    update(store, {
      UpdateExpression: 'SET leaseId = :id, leaseUntil = :until, unfinished = :yes',
      ConditionExpression: 'attribute_not_exists(leaseId) OR leaseUntil < :now',
      ExpressionAttributeValues: { ':id': id, ':until': now + leaseDuration, ':now': now, ':yes': true },
      ReturnValues: 'UPDATED_OLD',
    }),
  )
  return acquired && { afterFailure: acquired.Attributes?.unfinished === true }
}

export async function renewLease(store: Store, id: string, now: number): Promise<void> {
  await unlessConditionFails(
    update(store, {
      UpdateExpression: 'SET leaseUntil = :until',
      ConditionExpression: 'leaseId = :id',
      ExpressionAttributeValues: { ':id': id, ':until': now + leaseDuration },
    }),
  )
}

/** Releases the lease if no request came after the first `served`; otherwise keeps it and returns how many there are now. */
export async function releaseLease(store: Store, id: string, served: number): Promise<number | undefined> {
  const released = await unlessConditionFails(
    update(store, {
      UpdateExpression: 'SET served = :served REMOVE leaseId, leaseUntil, unfinished',
      ConditionExpression: 'leaseId = :id AND requests = :served',
      ExpressionAttributeValues: { ':id': id, ':served': served },
    }),
  )
  if (released) return undefined
  const lock = await readLock(store)
  // Another rendering took over while this one counted as dead.
  return lock.leaseId === id ? lock.requests : undefined
}

/** Leaves the rendering, marked as unfinished, to the next lease. */
export async function abandonLease(store: Store, id: string): Promise<void> {
  await unlessConditionFails(
    update(store, {
      UpdateExpression: 'REMOVE leaseId, leaseUntil',
      ConditionExpression: 'leaseId = :id',
      ExpressionAttributeValues: { ':id': id },
    }),
  )
}

async function addRequests(store: Store, count: number): Promise<RenderLock> {
  const { Attributes } = await update(store, {
    UpdateExpression: 'ADD requests :count',
    ExpressionAttributeValues: { ':count': count },
    ReturnValues: 'ALL_NEW',
  })
  return RenderLock.parse(Attributes)
}

const update = (store: Store, change: Omit<UpdateCommandInput, 'TableName' | 'Key'>) =>
  store.documents.send(new UpdateCommand({ TableName: store.tableName, Key: keys.renderLock(), ...change }))
