import { callRequestLimits, type Suspicion, suspicions } from '#shared/callRequests.ts'
import { type CallRequest, SetAsideMark, type SuspectedCalls } from '#shared/entities/callRequest.ts'
import { callRequestKeys } from '#shared/keys.ts'
import { callRequestId, isRetained, StoredCallRequest } from './callRequests.ts'
import { getOne, queryItems } from './read.ts'
import type { Item, Store } from './store.ts'
import { deleteItem, putItem } from './write.ts'

/** Requests of each reason since staff last set all of them aside. `now` is in milliseconds since 1970. */
export const suspectedCalls = (store: Store, now: number): Promise<SuspectedCalls[]> =>
  Promise.all(suspicions.map((suspicion) => callsSuspectedOf(store, suspicion, now)))

async function callsSuspectedOf(store: Store, suspicion: Suspicion, now: number): Promise<SuspectedCalls> {
  const setAside = (await getOne(store, SetAsideMark, callRequestKeys.setAside(suspicion))) ?? undefined
  const { counted, perPage } = callRequestLimits.suspected
  const items = await newest(store, suspicion, { after: setAside?.until, most: counted })
  const requests = requestsIn(items, now)
  return {
    suspicion,
    count: requests.length,
    requests: requests.slice(0, perPage),
    ...(setAside && { setAside }),
  }
}

/** The next requests older than `before`, including those that staff set aside. */
export async function olderSuspectedCalls(
  store: Store,
  { suspicion, before, now }: { suspicion: Suspicion; before: string; now: number },
): Promise<CallRequest[]> {
  const { perPage } = callRequestLimits.suspected
  const items = await newest(store, suspicion, { before, most: perPage + 1 })
  return requestsIn(items, now).filter(({ id }) => id !== before)
}

/** The newest request of each reason, unless staff were notified of the request or have opened it. */
export async function unannouncedSuspectedCalls(store: Store): Promise<CallRequest[]> {
  const items = await Promise.all(suspicions.map((suspicion) => newest(store, suspicion, { most: 1 })))
  const requests = items.flat().map((item) => StoredCallRequest.parse(item))
  return requests.filter(({ announced, openedAt }) => announced === undefined && openedAt === undefined)
}

/** Sets aside the requests of a reason up to the mark. Null shows them again. */
export async function setSuspectedAside(
  store: Store,
  suspicion: Suspicion,
  setAside: SetAsideMark | null,
): Promise<void> {
  const key = callRequestKeys.setAside(suspicion)
  if (setAside === null) await deleteItem(store, key)
  else await putItem(store, { ...key, ...setAside })
}

/** Deletes expired requests that DynamoDB has not deleted yet, a limited number per call. Returns their number. */
export async function deleteExpiredSuspectedCalls(store: Store, now: number): Promise<number> {
  let deleted = 0
  // An id begins with the digits of its request's time, so ids up to `last` have expired.
  const last = callRequestId(new Date(now - callRequestLimits.deletedAfterReceipt).toISOString(), '~')
  for (const suspicion of suspicions) {
    const partition = callRequestKeys.suspectedPartition(suspicion)
    const query = { between: ['0', last] as const, attributes: ['id'] }
    for await (const { id } of queryItems(store, partition, query)) {
      await deleteItem(store, callRequestKeys.suspected(suspicion, String(id)))
      deleted += 1
      if (deleted >= callRequestLimits.suspected.counted) return deleted
    }
  }
  return deleted
}

async function newest(
  store: Store,
  suspicion: Suspicion,
  { after = '', before = '~', most }: { after?: string | undefined; before?: string; most: number },
): Promise<Item[]> {
  const items: Item[] = []
  // A range includes both ends; the space after the first id excludes that request.
  const between = [`${after} `, before] as const
  const partition = callRequestKeys.suspectedPartition(suspicion)
  for await (const item of queryItems(store, partition, { between, descending: true, attributes })) {
    items.push(item)
    if (items.length >= most) break
  }
  return items
}

const attributes = Object.keys(StoredCallRequest.shape)

const requestsIn = (items: readonly Item[], now: number): CallRequest[] =>
  items.map((item) => StoredCallRequest.parse(item)).filter((request) => isRetained(request, now))
