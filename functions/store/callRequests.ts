import * as z from 'zod/mini'
import { callRequestLimits, type Suspicion, suspicions } from '#shared/callRequests.ts'
import { CallRequest, callStates } from '#shared/entities/callRequest.ts'
import { timestamp } from '#shared/entities/text.ts'
import { callRequestKeys, type Key } from '#shared/keys.ts'
import { table } from '#shared/table.ts'
import { UnreadableItem } from './parseItem.ts'
import { allItems, findItem, queryItems } from './read.ts'
import { damagedFields, intactFields, readable, type Salvaged, unchanged } from './readable.ts'
import type { Item, Store } from './store.ts'
import { deleteItem, newItem, put, putItem, remove, storedItem, updateItem } from './write.ts'
import { transactAll } from './writeChecked.ts'

const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array)

/** An unknown state, such as one of an earlier release, becomes `new`, so that no waiting caller is hidden. */
const StoredCallRequest = z.extend(CallRequest, {
  // `z.catch` would add 8 KB to the bundle of the function that receives requests.
  state: z.pipe(
    z.string(),
    z.transform((state) => callStates.find((known) => known === state) ?? 'new'),
  ),
})

/** A call request as its table stores it. Data that names or describes a person is sealed (encrypted). */
export const SealedCallRequest = z.extend(StoredCallRequest, {
  dataKey: bytes,
  details: bytes,
  notes: z.array(bytes),
  /** The idempotency key of the request that changed it last. */
  changedIn: z.optional(z.string()),
})
export type SealedCallRequest = z.infer<typeof SealedCallRequest> & Salvaged

export async function addCallRequest(store: Store, request: SealedCallRequest): Promise<void> {
  await putItem(store, itemOf(request))
}

interface Page {
  /** Milliseconds since 1970. */
  now: number
  /** The id of a request: the page has older ones. */
  before?: string | undefined
}

/** A page of the unsuspected requests, newest first, without sealed data. */
export const callRequests = (store: Store, page: Page): Promise<CallRequest[]> =>
  newest(store, callRequestKeys.partition, page, callRequestLimits.perPage.inbox)

export const allCallRequests = (store: Store, now: number): Promise<CallRequest[]> =>
  newest(store, callRequestKeys.partition, { now }, Number.POSITIVE_INFINITY)

/** A page of the suspected requests, newest first. Each suspicion has a partition of its own. */
export async function suspectedCallRequests(store: Store, page: Page): Promise<CallRequest[]> {
  const most = callRequestLimits.perPage.suspected
  const ofEach = await Promise.all(
    suspicions.map((suspicion) => newest(store, callRequestKeys.suspectedPartition(suspicion), page, most)),
  )
  return ofEach
    .flat()
    .sort((one, other) => (one.id < other.id ? 1 : -1))
    .slice(0, most)
}

/** The newest request of each suspicion, unless staff were notified of the request or have opened it. */
export async function unannouncedSuspectedCalls(store: Store, now: number): Promise<CallRequest[]> {
  const newestOfEach = await Promise.all(
    suspicions.map((suspicion) => newest(store, callRequestKeys.suspectedPartition(suspicion), { now }, 1)),
  )
  return newestOfEach
    .flat()
    .filter(({ announced, openedAt }) => announced === undefined && openedAt === undefined)
}

/** A request that can be read in part still waits: its key says when it came. */
function salvagedRequest(item: Item): CallRequest | undefined {
  const id = String(item[table.sortKey])
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d{3})-/.exec(id) ?? []
  const [year, month, day, hour, minute, second, millisecond] = parts
  const receivedAt = `${year}-${month}-${day}T${hour}:${minute}:${second}.${millisecond}Z`
  if (!timestamp.safeParse(receivedAt).success) return undefined
  const unknown = { receivedAt, office: '', state: 'new', version: 1 } as const
  return { ...unknown, deletedAt: deletionTime({ receivedAt }), ...intactFields(StoredCallRequest, item), id }
}

async function newest(
  store: Store,
  partition: string,
  { now, before = '~' }: Page,
  most: number,
): Promise<CallRequest[]> {
  const requests: CallRequest[] = []
  const attributes = Object.keys(StoredCallRequest.shape)
  const query = { between: ['0', before] as const, descending: true, attributes }
  for await (const item of queryItems(store, partition, query)) {
    // A range includes both ends.
    requests.push(
      ...readable(store, StoredCallRequest, [item], salvagedRequest).filter(
        (request) => request.id !== before && isRetained(request, now),
      ),
    )
    if (requests.length >= most) break
  }
  return requests
}

export async function findCallRequest(
  store: Store,
  id: string,
  now: number,
): Promise<SealedCallRequest | null> {
  const keys = [callRequestKeys.request(id), ...suspectedKeys(id)]
  for (const key of keys) {
    const item = await findItem(store, key)
    if (!item) continue
    const [request] = readable(store, SealedCallRequest, [item], salvagedSeal)
    if (!request) throw new UnreadableItem(item, damagedFields(SealedCallRequest, item))
    if (isRetained(request, now)) return request
  }
  return null
}

function salvagedSeal(stored: Item): SealedCallRequest | undefined {
  const request = salvagedRequest(stored)
  const { dataKey, details, notes = [] } = intactFields(SealedCallRequest, stored)
  return request && dataKey && details && { ...request, dataKey, details, notes, stored }
}

/** Stores and returns the next version of a request. Undefined if somebody else has changed the request meanwhile. */
export async function replaceCallRequest(
  store: Store,
  request: SealedCallRequest,
): Promise<SealedCallRequest | undefined> {
  const next = { ...request, version: request.version + 1, stored: undefined }
  const isReplaced = await transactAll(store, [put(itemOf(next), unchanged(request, 'version'))])
  return isReplaced ? next : undefined
}

/** Ends the suspicion of a request. Returns its next version, or undefined if somebody else has done so already. */
export async function acceptCallRequest(
  store: Store,
  { suspicion, stored, ...request }: SealedCallRequest,
): Promise<SealedCallRequest | undefined> {
  const accepted = { ...request, version: request.version + 1 }
  const unsuspected = suspectedKeys(request.id).map((key) => remove(key))
  return (await transactAll(store, [put(itemOf(accepted), newItem), ...unsuspected])) ? accepted : undefined
}

/** Suspects a request again that staff have accepted. Undefined if somebody else has changed the request meanwhile. */
export async function suspectCallRequest(
  store: Store,
  request: SealedCallRequest & { suspicion: Suspicion },
): Promise<SealedCallRequest | undefined> {
  const suspected = { ...request, version: request.version + 1, stored: undefined }
  const accepted = remove(callRequestKeys.request(request.id), unchanged(request, 'version'))
  return (await transactAll(store, [put(itemOf(suspected)), accepted])) ? suspected : undefined
}

/** Deletes requests that the table's time to live has not deleted yet. Returns their number. */
export async function deleteExpiredCallRequests(store: Store, now: number): Promise<number> {
  const attributes = ['id', table.timeToLive]
  const items = await allItems(store, callRequestKeys.partition, { attributes })
  const expired = items.filter((item) => Number(item[table.timeToLive]) * 1_000 <= now)
  for (const { id } of expired) await deleteItem(store, callRequestKeys.request(String(id)))
  return expired.length + (await deleteExpiredSuspectedCalls(store, now))
}

/** Deletes a limited number per call. */
async function deleteExpiredSuspectedCalls(store: Store, now: number): Promise<number> {
  let deleted = 0
  // An id begins with the digits of its request's time, so ids up to `last` have expired.
  const last = callRequestId(new Date(now - callRequestLimits.deletedAfterReceipt).toISOString(), '~')
  for (const suspicion of suspicions) {
    const partition = callRequestKeys.suspectedPartition(suspicion)
    const query = { between: ['0', last] as const, attributes: ['id'] }
    for await (const { id } of queryItems(store, partition, query)) {
      await deleteItem(store, callRequestKeys.suspected(suspicion, String(id)))
      deleted += 1
      if (deleted >= callRequestLimits.perPage.suspected) return deleted
    }
  }
  return deleted
}

/** The version stays, so that a member who has the request open can still save. */
export async function markAnnounced(
  store: Store,
  request: CallRequest,
  announced: NonNullable<CallRequest['announced']>,
): Promise<void> {
  await updateItem(store, keyOf(request), { set: { announced } }, storedItem)
}

/** A request is deleted some days after it was closed, or at the latest some weeks after it came. */
export function deletionTime({ receivedAt, closedAt }: Pick<CallRequest, 'receivedAt' | 'closedAt'>): string {
  const atMost = Date.parse(receivedAt) + callRequestLimits.deletedAfterReceipt
  const afterClosing =
    closedAt === undefined ? atMost : Date.parse(closedAt) + callRequestLimits.deletedAfterClosing
  return new Date(Math.min(atMost, afterClosing)).toISOString()
}

/** The id of a request. If the request was suspected on arrival, the id ends with the suspicion. */
export const callRequestId = (receivedAt: string, random: string, suspicion?: Suspicion): string =>
  [receivedAt.replace(/\D/g, ''), random, suspicion].filter(Boolean).join('-')

/** Of the request when it came. */
export const suspicionIn = (id: string): Suspicion | undefined =>
  suspicions.find((known) => id.endsWith(`-${known}`))

function suspectedKeys(id: string): Key[] {
  const suspicion = suspicionIn(id)
  return suspicion ? [callRequestKeys.suspected(suspicion, id)] : []
}

const isRetained = ({ deletedAt }: CallRequest, now: number) => Date.parse(deletedAt) > now

const itemOf = (request: SealedCallRequest) => ({
  ...request,
  ...keyOf(request),
  [table.timeToLive]: Math.ceil(Date.parse(request.deletedAt) / 1_000),
})

const keyOf = ({ id, suspicion }: Pick<CallRequest, 'id' | 'suspicion'>): Key =>
  suspicion ? callRequestKeys.suspected(suspicion, id) : callRequestKeys.request(id)
