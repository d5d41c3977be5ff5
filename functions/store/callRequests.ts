import * as z from 'zod/mini'
import { callRequestLimits } from '#shared/callRequests.ts'
import { CallRequest, callStates } from '#shared/entities/callRequest.ts'
import { callRequestKeys } from '#shared/keys.ts'
import { table } from '#shared/table.ts'
import { allItems, getAll, getOne } from './read.ts'
import type { Store } from './store.ts'
import { deleteItem, putItem, storedItem, updateItem } from './write.ts'

const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array)

/** A state that is not one of today's, such as of an earlier release, is no reason to hide who waits. */
const StoredCallRequest = z.extend(CallRequest, {
  // `z.catch` would bring 8 KB into the function that receives requests.
  state: z.pipe(
    z.string(),
    z.transform((state) => callStates.find((known) => known === state) ?? 'new'),
  ),
})

/** A call request as the table of call requests stores it: what names or describes a person is sealed. */
export const SealedCallRequest = z.extend(StoredCallRequest, {
  dataKey: bytes,
  details: bytes,
  notes: z.array(bytes),
})
export type SealedCallRequest = z.infer<typeof SealedCallRequest>

export async function addCallRequest(store: Store, request: SealedCallRequest): Promise<void> {
  await putItem(store, itemOf(request))
}

/** Newest first, without what is sealed. `now` is in milliseconds since 1970, as everywhere below. */
export async function callRequests(store: Store, now: number): Promise<CallRequest[]> {
  const query = { descending: true }
  const requests = await getAll(store, StoredCallRequest, callRequestKeys.partition, query)
  return requests.filter((request) => isRetained(request, now))
}

export async function findCallRequest(
  store: Store,
  id: string,
  now: number,
): Promise<SealedCallRequest | null> {
  const request = await getOne(store, SealedCallRequest, callRequestKeys.request(id))
  return request && isRetained(request, now) ? request : null
}

/** Replaces a version by the next one. Returns undefined if the stored version is another by now. */
export async function replaceCallRequest(
  store: Store,
  request: SealedCallRequest,
): Promise<SealedCallRequest | undefined> {
  const next = { ...request, version: request.version + 1 }
  return (await putItem(store, itemOf(next), { version: request.version })) ? next : undefined
}

/** Deletes what the table's time to live has not deleted yet. Returns the number of deleted requests. */
export async function deleteExpiredCallRequests(store: Store, now: number): Promise<number> {
  const attributes = ['id', table.timeToLive]
  const items = await allItems(store, callRequestKeys.partition, { attributes })
  const expired = items.filter((item) => Number(item[table.timeToLive]) * 1_000 <= now)
  for (const { id } of expired) await deleteItem(store, callRequestKeys.request(String(id)))
  return expired.length
}

/** The version stays, so that a member who has the request open can still save. */
export async function markAnnounced(
  store: Store,
  id: string,
  announced: NonNullable<CallRequest['announced']>,
): Promise<void> {
  await updateItem(store, callRequestKeys.request(id), { set: { announced } }, storedItem)
}

/** When a request is deleted: some days after it was closed, and in any case some weeks after it came. */
export function deletionTime({ receivedAt, closedAt }: Pick<CallRequest, 'receivedAt' | 'closedAt'>): string {
  const atMost = Date.parse(receivedAt) + callRequestLimits.deletedAfterReceipt
  const afterClosing =
    closedAt === undefined ? atMost : Date.parse(closedAt) + callRequestLimits.deletedAfterClosing
  return new Date(Math.min(atMost, afterClosing)).toISOString()
}

const isRetained = ({ deletedAt }: CallRequest, now: number) => Date.parse(deletedAt) > now

const itemOf = (request: SealedCallRequest) => ({
  ...request,
  ...callRequestKeys.request(request.id),
  [table.timeToLive]: Math.ceil(Date.parse(request.deletedAt) / 1_000),
})
