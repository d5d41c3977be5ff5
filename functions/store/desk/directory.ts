import { createHash } from 'node:crypto'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import * as z from 'zod/mini'
import { ServicePage } from '#shared/entities/treatmentPage.ts'
import { keys } from '#shared/keys.ts'
import type { Kind } from '#shared/kinds/kind.ts'
import { type DocumentKind, documentKinds, kinds } from '#shared/kinds/kinds.ts'
import { findItem } from '../read.ts'
import { remembered } from '../snapshot.ts'
import type { Store } from '../store.ts'
import { Unavailable } from '../unavailable.ts'
import { missing, putItem, updateItem } from '../write.ts'
import { DirectoryImage } from './directoryDrafts.ts'
import type { StoredDocument } from './documents.ts'

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
  /** Not of a sample sign-off. */
  lastReviewed: z.optional(z.string()),
  /** Shows facts, a patient's review or a sign-off that are invented. */
  isSample: z.optional(z.boolean()),
  /** The addresses and `<kind>:<id>` that the document leads to. */
  links: z.optional(z.array(z.string())),
  images: z.optional(z.array(DirectoryImage)),
  /** Only of a treatment page: what the public list of them says. */
  servicePage: z.optional(ServicePage),
})
export type DirectoryRow = z.infer<typeof DirectoryRow>
export type KindRow = DirectoryRow & { kind: DocumentKind }

const shardsOf = (kind: DocumentKind) => kinds[kind].shards ?? 1
/** Bytes, of the 400 KB of an item. What is in a shard already may still grow. */
const fullShard = { ofNew: 350_000, ofListed: 375_000 }
const maxAttempts = 12

/**
 * What is published of a kind, in the order of the site. One small item tells the revision of each shard: those that
 * have changed since this process read them are read again. What was written before is in it.
 */
export const publishedRows = (store: Store, kind: DocumentKind): Promise<readonly DirectoryRow[]> =>
  remembered(store, `rows ${kind}`, () => currentRows(store, kind))

async function currentRows(store: Store, kind: DocumentKind): Promise<readonly DirectoryRow[]> {
  const known = cacheOf(store).get(kind)
  const revisions = await revisionsOf(store, kind)
  const isCurrent = ([shard, revision]: [string, number]) => known?.shards.get(shard)?.revision === revision
  if (known?.shards.size === revisions.length && revisions.every(isCurrent)) return known.rows
  const read = revisions.map(async ([shard, revision]) => {
    const cached = known?.shards.get(shard)
    if (cached?.revision === revision) return [shard, cached] as const
    const { rows } = await readShard(store, kind, shard)
    return [shard, { revision, rows }] as const
  })
  const shards = new Map(await Promise.all(read))
  const rows = [...shards.values()].flatMap((shard) => shard.rows).sort(comparisons[kinds[kind].sort])
  cacheOf(store).set(kind, { shards, rows })
  return rows
}

/** What is published of several kinds, each row with its kind. */
export async function rowsOfKinds(
  store: Store,
  some: readonly DocumentKind[] = documentKinds,
): Promise<KindRow[]> {
  const rows = some.map(async (kind) => (await publishedRows(store, kind)).map((row) => ({ ...row, kind })))
  return (await Promise.all(rows)).flat()
}

/** Whether there is room for the row of a document: of another one of the kind, or as it is published anew. */
export async function hasRoom(store: Store, { kind, id, published }: StoredDocument): Promise<boolean> {
  const isListed = published !== undefined
  const { most = Number.POSITIVE_INFINITY } = kinds[kind]
  if (!isListed && (await publishedRows(store, kind)).length >= most) return false
  const { bytes } = await readShard(store, kind, shardOf(kind, id))
  return bytes < (isListed ? fullShard.ofListed : fullShard.ofNew)
}

/** Adds or replaces the rows of documents by their ids, or removes them. Writing them again changes nothing. */
export async function writeDirectoryRows(
  store: Store,
  kind: DocumentKind,
  changed: ReadonlyMap<string, DirectoryRow | undefined>,
): Promise<void> {
  const shards = new Set(Array.from(changed.keys(), (id) => shardOf(kind, id)))
  const added = [...changed.values()].filter((row) => row !== undefined)
  const change: RowsChange = (rows) => [...rows.filter(({ id }) => !changed.has(id)), ...added]
  await changeShards(store, kind, { shards, change })
}

/** From the rows in the order of the site. */
type RowsChange = (rows: DirectoryRow[]) => readonly DirectoryRow[] | Promise<readonly DirectoryRow[]>

/** Replaces all rows of a kind. */
export const changeDirectory = (store: Store, kind: DocumentKind, change: RowsChange): Promise<void> =>
  changeShards(store, kind, { shards: shardNames(kind), change })

/** Calls `change` again if somebody else has changed a shard in the meantime. */
async function changeShards(
  store: Store,
  kind: DocumentKind,
  { shards, change }: { shards: Iterable<string>; change: RowsChange },
): Promise<void> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const before = await Promise.all(Array.from(shards, (shard) => readShard(store, kind, shard)))
    const all = before.flatMap(({ rows }) => rows).sort(comparisons[kinds[kind].sort])
    const rows = Map.groupBy(await change(all), ({ id }) => shardOf(kind, id))
    let isUnchanged = true
    for (const { shard, version } of before)
      isUnchanged &&= await putShard(store, kind, { shard, version, rows: rows.get(shard) ?? [] })
    if (isUnchanged) return
  }
  throw new Unavailable('The directory of documents keeps changing')
}

interface CachedRows {
  /** By the name of the shard. */
  shards: ReadonlyMap<string, { revision: number; rows: readonly DirectoryRow[] }>
  /** Of all shards. */
  rows: readonly DirectoryRow[]
}

/** For the life of the process. */
const caches = new WeakMap<Store, Map<DocumentKind, CachedRows>>()

function cacheOf(store: Store): Map<DocumentKind, CachedRows> {
  const cache = caches.get(store) ?? new Map<DocumentKind, CachedRows>()
  caches.set(store, cache)
  return cache
}

async function revisionsOf(store: Store, kind: DocumentKind): Promise<[string, number][]> {
  const item = (await findItem(store, keys.directoryRevisions(kind))) ?? {}
  // The other attributes are its key.
  return Object.entries(item).flatMap(([shard, revision]) =>
    typeof revision === 'number' ? [[shard, revision]] : [],
  )
}

const StoredShard = z.object({ version: z.number(), rows: z.instanceof(Uint8Array) })
const Rows = z.array(DirectoryRow)

interface Shard {
  shard: string
  rows: readonly DirectoryRow[]
  /** Undefined for a shard that is not stored yet. */
  version: number | undefined
}

async function readShard(
  store: Store,
  kind: DocumentKind,
  shard: string,
): Promise<Shard & { bytes: number }> {
  const item = await findItem(store, keys.directoryShard(kind, shard))
  if (!item) return { shard, version: undefined, rows: [], bytes: 0 }
  const { version, rows } = StoredShard.parse(item)
  const parsed = Rows.parse(JSON.parse(zstdDecompressSync(rows).toString()))
  return { shard, version, rows: parsed, bytes: rows.length }
}

/** False if somebody has changed the shard since the version. */
async function putShard(store: Store, kind: DocumentKind, { shard, rows, version }: Shard): Promise<boolean> {
  const item = {
    rows: zstdCompressSync(JSON.stringify(rows)),
    version: (version ?? 0) + 1,
    ...keys.directoryShard(kind, shard),
  }
  if (!(await putItem(store, item, { version: version ?? missing }))) return false
  // After the shard: who reads the new revision reads the new rows.
  await updateItem(store, keys.directoryRevisions(kind), { add: { [shard]: 1 } })
  return true
}

const shardNames = (kind: DocumentKind): string[] =>
  Array.from({ length: shardsOf(kind) }, (_, shard) => String(shard).padStart(2, '0'))

const shardOf = (kind: DocumentKind, id: string): string =>
  String(createHash('md5').update(id).digest().readUInt8() % shardsOf(kind)).padStart(2, '0')

type Comparison = (one: DirectoryRow, other: DirectoryRow) => number

/** Not by the language's rules, which take twenty times as long. */
export const compare = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1)
const byId: Comparison = (one, other) => compare(one.id, other.id)
const byTitle: Comparison = (one, other) =>
  compare(one.title.toLowerCase(), other.title.toLowerCase()) || byId(one, other)
const byOrder: Comparison = (one, other) => orderOf(one) - orderOf(other) || byId(one, other)
const newestFirst: Comparison = (one, other) =>
  compare(other.createdAt ?? '', one.createdAt ?? '') || byId(other, one)

const orderOf = ({ order = Number.MAX_SAFE_INTEGER }: DirectoryRow) => order

const comparisons: Record<Kind['sort'], Comparison> = {
  id: byId,
  title: byTitle,
  order: byOrder,
  newest: newestFirst,
}
