import { createHash } from 'node:crypto'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import * as z from 'zod/mini'
import { ServicePage } from '#shared/entities/treatmentPage.ts'
import { keys } from '#shared/keys.ts'
import type { Kind } from '#shared/kinds/kind.ts'
import { type DocumentKind, documentKinds, kinds } from '#shared/kinds/kinds.ts'
import { findItem } from '../read.ts'
import type { Store } from '../store.ts'
import { Unavailable } from '../unavailable.ts'
import { missing, putItem, updateItem } from '../write.ts'
import { DirectoryImage } from './directoryDrafts.ts'

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
export async function publishedRows(store: Store, kind: DocumentKind): Promise<readonly DirectoryRow[]> {
  const known = cacheOf(store).get(kind)
  const revisions = await revisionsOf(store, kind)
  const changed = revisions.filter(([shard, revision]) => known?.shards.get(shard)?.revision !== revision)
  if (known && changed.length === 0 && known.shards.size === revisions.length) return known.rows
  const read = await Promise.all(
    changed.map(async ([shard, revision]) => {
      const { rows } = await readShard(store, kind, shard)
      return [shard, { revision, rows }] as const
    }),
  )
  const unchanged = [...(known?.shards ?? [])].filter(([shard]) => revisions.some(([name]) => name === shard))
  const shards = new Map([...unchanged, ...read])
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
export async function hasRoom(
  store: Store,
  { kind, id, isListed }: { kind: DocumentKind; id: string; isListed: boolean },
): Promise<boolean> {
  const { most = Number.POSITIVE_INFINITY } = kinds[kind]
  if (!isListed && (await publishedRows(store, kind)).length >= most) return false
  const item = await findItem(store, keys.directoryShard(kind, shardOf(kind, id)))
  return !item || Shard.parse(item).rows.length < (isListed ? fullShard.ofListed : fullShard.ofNew)
}

/** Adds or replaces the row of a document, or removes it. Writing it again changes nothing. */
export async function writeDirectoryRow(
  store: Store,
  { kind, id, row }: { kind: DocumentKind; id: string; row: DirectoryRow | undefined },
): Promise<void> {
  await writeDirectoryRows(store, kind, new Map([[id, row]]))
}

/** The rows of several documents by their ids, each shard at once. */
export async function writeDirectoryRows(
  store: Store,
  kind: DocumentKind,
  changed: ReadonlyMap<string, DirectoryRow | undefined>,
): Promise<void> {
  for (const shard of new Set(Array.from(changed.keys(), (id) => shardOf(kind, id)))) {
    const added = [...changed].flatMap(([id, row]) => (row && shardOf(kind, id) === shard ? row : []))
    const change = (rows: readonly DirectoryRow[]) => [...rows.filter(({ id }) => !changed.has(id)), ...added]
    await changeShard(store, kind, { shard, change })
  }
}

/** Changes the rows of a kind that has one shard, all at once. False if `change` refuses them as they are by then. */
export const changeDirectoryRows = (store: Store, kind: DocumentKind, change: RowsChange): Promise<boolean> =>
  changeShard(store, kind, { shard: shardNames(kind)[0] ?? '', change })

/** Replaces all rows of a kind by what `read` returns, which is called again where one has changed in between. */
export async function writeDirectory(
  store: Store,
  kind: DocumentKind,
  read: () => Promise<readonly DirectoryRow[]>,
): Promise<void> {
  const shards = shardNames(kind)
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const before = await Promise.all(shards.map((shard) => readShard(store, kind, shard)))
    const rows = Map.groupBy(await read(), ({ id }) => shardOf(kind, id))
    let isUnchanged = true
    for (const [index, shard] of shards.entries())
      isUnchanged &&= await putShard(store, kind, {
        shard,
        rows: rows.get(shard) ?? [],
        version: before[index]?.version,
      })
    if (isUnchanged) return
  }
  throw keepsChanging()
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

const Shard = z.object({ version: z.number(), rows: z.instanceof(Uint8Array) })
const Rows = z.array(DirectoryRow)

async function readShard(
  store: Store,
  kind: DocumentKind,
  shard: string,
): Promise<{ version: number | undefined; rows: DirectoryRow[] }> {
  const item = await findItem(store, keys.directoryShard(kind, shard))
  if (!item) return { version: undefined, rows: [] }
  const { version, rows } = Shard.parse(item)
  return { version, rows: Rows.parse(JSON.parse(zstdDecompressSync(rows).toString())) }
}

/** In the order of the site. Undefined refuses them. */
type RowsChange = (rows: readonly DirectoryRow[]) => readonly DirectoryRow[] | undefined

/** Calls `change` again if somebody else has changed the shard in the meantime. */
async function changeShard(
  store: Store,
  kind: DocumentKind,
  { shard, change }: { shard: string; change: RowsChange },
): Promise<boolean> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const { version, rows: before } = await readShard(store, kind, shard)
    const rows = change(before.sort(comparisons[kinds[kind].sort]))
    if (!rows) return false
    if (await putShard(store, kind, { shard, rows, version })) return true
  }
  throw keepsChanging()
}

interface ShardChange {
  shard: string
  rows: readonly DirectoryRow[]
  /** Undefined for a shard that is not stored yet. */
  version: number | undefined
}

/** False if somebody has changed the shard since the version. */
async function putShard(
  store: Store,
  kind: DocumentKind,
  { shard, rows, version }: ShardChange,
): Promise<boolean> {
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

const keepsChanging = () => new Unavailable('The directory of documents keeps changing')

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
