import { createHash } from 'node:crypto'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { GetCommand, PutCommand, paginateQuery, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import type { DocumentKind } from '#shared/entities/documents.ts'
import { directoryRanges, type Key, keys, partitions } from '#shared/keys.ts'
import { table } from '#shared/table.ts'
import { isWritten } from '../conditionalWrite.ts'
import type { Item } from '../items.ts'
import type { Store } from '../store.ts'
import { Unavailable } from '../unavailable.ts'
import { DirectoryDraft, DirectoryImage } from './directoryDrafts.ts'

/** What lists say of a published document. */
export const DirectoryRow = z.object({
  id: z.string(),
  title: z.string(),
  address: z.optional(z.string()),
  order: z.optional(z.number()),
  category: z.optional(z.string()),
  /** Only of posts. */
  createdAt: z.optional(z.string()),
  updatedAt: z.optional(z.string()),
  updatedBy: z.optional(z.string()),
  startsAt: z.optional(z.string()),
  unpublishAt: z.optional(z.string()),
  /** Not of a sample review. */
  lastReviewed: z.optional(z.string()),
  /** Shows facts, a patient's review or a clinician's review that are invented. */
  isSample: z.optional(z.boolean()),
  /** The addresses and `<kind>:<id>` that the document leads to. */
  links: z.optional(z.array(z.string())),
  /** The uploaded images that it shows. */
  images: z.optional(z.array(DirectoryImage)),
})
export type DirectoryRow = z.infer<typeof DirectoryRow>

export interface Directory {
  drafts: readonly DirectoryDraft[]
  published: readonly DirectoryRow[]
  /** Grows with each change of what is published. */
  revision: number
}

/** So that the rows of 10,000 posts fit into items of 400 KB, with room for ten times as many. */
const shardsOf = (kind: DocumentKind) => (kind === 'post' ? 16 : 1)
const maxAttempts = 12

/**
 * The directory of a kind: one bounded query reads its drafts and its revision. What is published is compressed into a
 * few items, which are only read again after a change (decision 56).
 */
export async function readDirectory(store: Store, kind: DocumentKind): Promise<Directory> {
  const items = await itemsIn(store, directoryRanges.drafts(kind))
  const revisionKey = sortKeyOf(keys.directoryRevision(kind))
  const revision = Revision.parse(items.find((item) => item[table.sortKey] === revisionKey)).revision
  const drafts = items.filter((item) => item[table.sortKey] !== revisionKey)
  return {
    drafts: drafts.map((item) => DirectoryDraft.parse(item)),
    published: await publishedRows(store, kind, revision),
    revision,
  }
}

/** Adds or replaces the row of a document, or removes it. Writing it again changes nothing. */
export async function writeDirectoryRow(
  store: Store,
  { kind, id, row }: { kind: DocumentKind; id: string; row: DirectoryRow | undefined },
): Promise<void> {
  const key = keys.directoryShard(kind, shardOf(kind, id))
  const rows = await changeShard(store, key, (before) => [
    ...before.filter((other) => other.id !== id),
    ...(row ? [row] : []),
  ])
  const revision = await raiseRevision(store, kind)
  const known = cached.get(cacheNameOf(store, kind))
  // Otherwise others have written too.
  if (known?.revision !== revision - 1) return
  const shards = new Map(known.shards).set(sortKeyOf(key), rows)
  cached.set(cacheNameOf(store, kind), { revision, shards })
}

export async function changeDirectoryRows(
  store: Store,
  kind: DocumentKind,
  change: (row: DirectoryRow) => DirectoryRow,
): Promise<void> {
  for (let shard = 0; shard < shardsOf(kind); shard += 1)
    await changeShard(store, keys.directoryShard(kind, shard), (rows) => rows.map(change))
  await raiseRevision(store, kind)
}

/** Replaces all rows of a kind by what `read` returns, which is called again where one has changed in between. */
export async function writeDirectory(
  store: Store,
  kind: DocumentKind,
  read: () => Promise<readonly DirectoryRow[]>,
): Promise<void> {
  const shards = Array.from({ length: shardsOf(kind) }, (_, shard) => keys.directoryShard(kind, shard))
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const stored = await itemsIn(store, directoryRanges.shards(kind))
    const before = new Map(stored.map((item) => [item[table.sortKey], Shard.parse(item)]))
    const rows = Map.groupBy(await read(), ({ id }) => shardOf(kind, id))
    let isUnchanged = true
    for (const [shard, key] of shards.entries())
      isUnchanged &&= await putShard(store, key, {
        rows: rows.get(shard) ?? [],
        before: before.get(sortKeyOf(key)),
      })
    if (isUnchanged) {
      await raiseRevision(store, kind)
      return
    }
  }
  throw keepsChanging()
}

interface CachedRows {
  revision: number
  /** By the sort key of the shard. */
  shards: ReadonlyMap<string, readonly DirectoryRow[]>
}

/** By table and kind, for the life of the process. */
const cached = new Map<string, CachedRows>()
const cacheNameOf = ({ tableName }: Store, kind: DocumentKind) => `${tableName} ${kind}`

async function publishedRows(
  store: Store,
  kind: DocumentKind,
  revision: number,
): Promise<readonly DirectoryRow[]> {
  const name = cacheNameOf(store, kind)
  const known = cached.get(name)
  if (known?.revision === revision) return [...known.shards.values()].flat()
  const items = await itemsIn(store, directoryRanges.shards(kind))
  const shards = new Map(items.map((item) => [sortKeyOf(item), rowsOf(Shard.parse(item))]))
  cached.set(name, { revision, shards })
  return [...shards.values()].flat()
}

const Revision = z._default(z.object({ revision: z._default(z.number(), 0) }), { revision: 0 })
const Shard = z.object({ version: z.number(), rows: z.instanceof(Uint8Array) })
type Shard = z.infer<typeof Shard>
const Rows = z.array(DirectoryRow)

const rowsOf = ({ rows }: Shard): DirectoryRow[] =>
  Rows.parse(JSON.parse(zstdDecompressSync(rows).toString()))

async function changeShard(
  store: Store,
  key: Key,
  change: (rows: DirectoryRow[]) => DirectoryRow[],
): Promise<DirectoryRow[]> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const { Item } = await store.documents.send(
      new GetCommand({ TableName: store.tableName, Key: key, ConsistentRead: true }),
    )
    const before = Item && Shard.parse(Item)
    const rows = change(before ? rowsOf(before) : [])
    if (await putShard(store, key, { rows, before })) return rows
  }
  throw keepsChanging()
}

interface ShardChange {
  rows: readonly DirectoryRow[]
  before: Shard | undefined
}

/** False if somebody has changed the shard. */
async function putShard(store: Store, key: Key, { rows, before }: ShardChange): Promise<boolean> {
  const put = new PutCommand({
    TableName: store.tableName,
    Item: { ...key, rows: zstdCompressSync(JSON.stringify(rows)), version: (before?.version ?? 0) + 1 },
    ConditionExpression: before ? '#version = :version' : 'attribute_not_exists(#version)',
    ExpressionAttributeNames: { '#version': 'version' },
    ...(before && { ExpressionAttributeValues: { ':version': before.version } }),
  })
  return isWritten(store.documents.send(put))
}

const keepsChanging = () => new Unavailable('The directory of documents keeps changing')

/** The revision after it. */
async function raiseRevision(store: Store, kind: DocumentKind): Promise<number> {
  const { Attributes } = await store.documents.send(
    new UpdateCommand({
      TableName: store.tableName,
      Key: keys.directoryRevision(kind),
      UpdateExpression: 'ADD revision :one',
      ExpressionAttributeValues: { ':one': 1 },
      ReturnValues: 'UPDATED_NEW',
    }),
  )
  return Revision.parse(Attributes).revision
}

async function itemsIn(store: Store, [first, last]: readonly [string, string]): Promise<Item[]> {
  const query = {
    TableName: store.tableName,
    KeyConditionExpression: '#partition = :partition AND #sort BETWEEN :first AND :last',
    ExpressionAttributeNames: { '#partition': table.partitionKey, '#sort': table.sortKey },
    ExpressionAttributeValues: { ':partition': partitions.directory, ':first': first, ':last': last },
    ConsistentRead: true,
  }
  const items: Item[] = []
  for await (const { Items = [] } of paginateQuery({ client: store.documents }, query)) items.push(...Items)
  return items
}

const sortKeyOf = (item: Item) => String(item[table.sortKey])

const shardOf = (kind: DocumentKind, id: string): number =>
  createHash('md5').update(id).digest().readUInt8() % shardsOf(kind)
