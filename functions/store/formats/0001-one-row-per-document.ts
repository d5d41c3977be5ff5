import { isDeepStrictEqual } from 'node:util'
import { keys, partitions } from '#shared/keys.ts'
import { type DocumentKind, documentKinds, isOrdered, kinds } from '#shared/kinds/kinds.ts'
import { table } from '#shared/table.ts'
import { forEachConcurrently } from '../../forEachConcurrently.ts'
import { directoryDrafts } from '../desk/directoryDrafts.ts'
import { DirectoryRow, directoryRow } from '../desk/directoryRows.ts'
import { changedWrites } from '../desk/publishedDocument.ts'
import { redirects } from '../desk/redirects.ts'
import { getMany } from '../getMany.ts'
import { nextRevision, readList } from '../list.ts'
import { allItems, findItem, queryItems } from '../read.ts'
import { nameOf } from '../snapshot.ts'
import { allStaffMembers } from '../staff/staffMembers.ts'
import type { Item, Store } from '../store.ts'
import { idOf } from '../storedItems.ts'
import type { Write } from '../transact.ts'
import { check, newItem, put, remove } from '../write.ts'
import { transactAll } from '../writeChecked.ts'
import type { Conversion } from './conversion.ts'
import { FormatProblem } from './formatProblem.ts'

/**
 * Lists were compressed shards with an item of revisions. Now each document has a plain row, and the list an order.
 * What had no item of its own gets one: the owner of a passkey, the content of a document in the bin, the start and the
 * end of alerts. Addresses that their documents have left are free. Reads each document once: ten seconds for 1,000
 * posts. Without shards, it reads only lists.
 */
export const oneRowPerDocument: Conversion = {
  title: 'Lists, passkeys, the bin and the times of alerts have an item for each entry',
  rollback: {
    instead:
      'Restore the table as of the time before the deploy (docs/runbooks/restore.md), since the release of that format does not find what this one lists, schedules and deletes.',
  },
  async convert(store) {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const { added, removed } = await plan(store)
      await forEachConcurrently(added, (writes) => transactAll(store, writes))
      // The release before reads shards, so they stay until everything else is written.
      if (added.length === 0) {
        await forEachConcurrently(removed, (item) => transactAll(store, [remove(keyOf(item))]))
        return
      }
    }
    throw new FormatProblem('Staff publish all the time, so the lists cannot be converted. Deploy again.')
  },
}

/** Each attempt after the first has only what somebody has changed during the one before. */
const maxAttempts = 10

interface Plan {
  /** Transactions. */
  added: Write[][]
  removed: Item[]
}

async function plan(store: Store): Promise<Plan> {
  const lists: Plan[] = []
  for (const kind of documentKinds) lists.push(await planList(store, kind))
  const removed = lists.flatMap((list) => list.removed)
  return {
    added: [
      ...lists.flatMap(({ added }) => added),
      ...(removed.length > 0 ? await planAddresses(store) : []),
      ...(removed.length > 0 ? await planDrafts(store) : []),
      ...(await planPasskeys(store)),
      ...(await planBin(store)),
      ...(await planAlerts(store)),
    ],
    removed,
  }
}

const isOfShards = (item: Item): boolean => /^(?:REVISIONS$|SHARD#)/.test(String(item[table.sortKey]))

async function planList(store: Store, kind: DocumentKind): Promise<Plan> {
  const list = await readList(store, partitions.directory(kind))
  const { shards = [], rows = [] } = Object.groupBy(list.items, (item) =>
    isOfShards(item) ? 'shards' : 'rows',
  )
  if (shards.length === 0) return { added: [], removed: [] }
  const unlisted = new Map(rows.map((item) => [idOf(item), item]))
  const order: { id: string; position: number }[] = []
  const added: Write[][] = []
  for await (const published of queryItems(store, partitions.documents[kind], { pageSize: 100 })) {
    const id = idOf(published)
    if (!kinds[kind].id.safeParse(id).success) continue
    const listed = unlisted.get(id)
    unlisted.delete(id)
    order.push({ id, position: typeof published.order === 'number' ? published.order : Infinity })
    // As the table stores it, without undefined fields.
    const row = DirectoryRow.parse(JSON.parse(JSON.stringify(directoryRow({ kind, id }, published))))
    if (!listed || !isDeepStrictEqual(DirectoryRow.safeParse(listed).data, row))
      added.push(changedWrites({ kind, id, published }, {}))
  }
  for (const [id, row] of unlisted) added.push([remove(keyOf(row)), check(keys.document(kind, id), newItem)])
  if (isOrdered(kind) && list.order.length === 0 && order.length > 0)
    added.push([
      nextRevision(
        list,
        order.sort((one, other) => one.position - other.position).map(({ id }) => id),
      ),
    ])
  return { added, removed: shards }
}

/** Every document owns its address, and nobody owns an address that redirects or was that of a deleted document. */
async function planAddresses(store: Store): Promise<Write[][]> {
  const owned = new Map<string, { kind: DocumentKind; id: string }>()
  for (const kind of documentKinds.filter((each) => kinds[each].hasChosenAddress))
    for await (const published of queryItems(store, partitions.documents[kind], { pageSize: 100 })) {
      const { address } = directoryRow({ kind, id: idOf(published) }, published)
      if (address) owned.set(address, { kind, id: idOf(published) })
    }
  const left = [
    ...(await redirects(store)).map(({ from }) => from),
    ...(await directoryDrafts(store)).flatMap(({ address = [] }) => address),
    ...(await allItems(store, partitions.deleted)).flatMap(({ address }) => (address ? String(address) : [])),
  ].filter((address) => !owned.has(address))
  const stored = await getMany(store, [...new Set([...owned.keys(), ...left])].map(keys.address))
  const byName = new Map(stored.map((item) => [nameOf(item), item]))
  const itemAt = (address: string) => byName.get(nameOf(keys.address(address)))
  return [
    ...Array.from(owned, ([address, owner]) => ({ ...owner, ...keys.address(address) }))
      .filter((item) => !isDeepStrictEqual(byName.get(nameOf(item)), item))
      .map((item) => [put(item)]),
    ...[...new Set(left)].filter(itemAt).map((address) => [remove(keys.address(address))]),
  ]
}

/** Lists of drafts name those whose schedule failed. */
async function planDrafts(store: Store): Promise<Write[][]> {
  const rows = await directoryDrafts(store)
  const drafts = await getMany(
    store,
    rows.map(({ kind, id }) => keys.draft(kind, id)),
  )
  const missed = new Set(drafts.filter(({ scheduleIssues }) => scheduleIssues).map(nameOf))
  return rows
    .filter(({ kind, id, isMissed }) => !isMissed && missed.has(nameOf(keys.draft(kind, id))))
    .map((row) => [put({ ...row, isMissed: true, ...keys.directoryDraft(row.kind, row.id) })])
}

async function planPasskeys(store: Store): Promise<Write[][]> {
  const owners = (await allStaffMembers(store)).flatMap(({ username, credentials: { passkeys = [] } }) =>
    passkeys.map(({ id }) => ({ username, ...keys.passkey(id) })),
  )
  const stored = await Promise.all(owners.map((owner) => findItem(store, keyOf(owner))))
  return owners.filter((_, index) => stored[index] === undefined).map((owner) => [put(owner)])
}

/** The content stays beside the mark too, where the release before looks for it. */
async function planBin(store: Store): Promise<Write[][]> {
  const contents = (await allItems(store, partitions.deleted)).flatMap(({ kind, id, content }) =>
    content === undefined
      ? []
      : // Both are part of the key.
        [{ kind, id, content, ...keys.binned(kind as DocumentKind, String(id)) }],
  )
  return missingItems(store, contents)
}

async function planAlerts(store: Store): Promise<Write[][]> {
  const due = await allItems(store, partitions.due)
  return due
    .filter(({ kind }) => kinds[kind as DocumentKind]?.period)
    .map((item) => [put({ ...item, [table.partitionKey]: partitions.dueAlerts }), remove(keyOf(item))])
}

async function missingItems(store: Store, items: readonly Item[]): Promise<Write[][]> {
  const stored = new Map((await getMany(store, items.map(keyOf))).map((item) => [nameOf(item), item]))
  return items.filter((item) => !isDeepStrictEqual(stored.get(nameOf(item)), item)).map((item) => [put(item)])
}

const keyOf = (item: Item) => ({
  [table.partitionKey]: String(item[table.partitionKey]),
  [table.sortKey]: String(item[table.sortKey]),
})
