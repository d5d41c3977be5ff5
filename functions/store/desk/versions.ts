import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { apiLimits } from '#shared/apiLimits.ts'
import {
  DocumentVersion,
  type DocumentVersions,
  type DraftContent,
  type VersionFacts,
} from '#shared/entities/documents.ts'
import { keys, partitions } from '#shared/keys.ts'
import { Links, linksIn, withCurrentLinks } from '../links.ts'
import { allItems, getAll, getOne } from '../read.ts'
import { keyOf } from '../snapshot.ts'
import type { Item, Store } from '../store.ts'
import type { Write } from '../transact.ts'
import { type Condition, deleteItem, expiring, put } from '../write.ts'
import { contentOf, type DocumentName, metadataOf, type PublishedDocument } from './documentFacts.ts'
import { StoredContent, storedText, withKnownFields } from './storedContent.ts'

export const VersionRecord = z.extend(DocumentVersion, {
  content: StoredContent,
  links: z.optional(Links),
  /** The hash of the content. Versions of earlier releases have none. */
  hash: z.optional(z.string()),
})
type VersionRecord = z.infer<typeof VersionRecord>

/** Publications have a fixed number of keys, so a new one overwrites the oldest once the history is full. */
export const versionWrite = (name: DocumentName, version: VersionRecord, condition?: Condition): Write =>
  put(itemOf(name, version), condition)

function itemOf({ kind, id }: DocumentName, version: VersionRecord): Item {
  const { number, content } = version
  const expires = expiresAt(version)
  const hash = hashOf(content)
  return {
    ...version,
    ...(expires !== undefined && expiring(expires)),
    ...{ hash, content: storedText(content), ...keys.version(kind, id, number) },
  }
}

const hashOf = (content: DraftContent): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url')

/** Adds the published content to the history if the history lacks it, such as for a page that came with the site. */
export function earlierVersion({ kind, id, published }: PublishedDocument): Write[] {
  if (!published) return []
  const { version, publishedAt, publishedBy, updatedAt } = metadataOf(published)
  if (published.storedVersion === version) return []
  const earlier: VersionRecord = {
    number: version,
    at: publishedAt ?? updatedAt,
    by: publishedBy,
    action: publishedAt === undefined ? 'imported' : 'published',
    content: contentOf(kind, published),
    links: linksIn(published),
  }
  return [versionWrite({ kind, id }, earlier)]
}

/** True if the history has the text already. `now` is in milliseconds since 1970. */
export async function isInHistory(
  store: Store,
  { kind, id }: DocumentName,
  { content, now }: { content: DraftContent; now: number },
): Promise<boolean> {
  const hash = hashOf(content)
  return (await factsOf(store, { kind, id }, now)).some((version) => version.hash === hash)
}

/** In milliseconds since 1970. Undefined for publications and for what has a name. */
const expiresAt = ({ action, number, name }: Facts): number | undefined =>
  action === 'draft' && name === undefined ? number + apiLimits.binRetention : undefined

/** Newest first. `now` is in milliseconds since 1970. */
export async function listVersions(
  store: Store,
  { kind, id }: DocumentName,
  now: number,
): Promise<DocumentVersions> {
  const versions = await factsOf(store, { kind, id }, now)
  return { versions: versions.sort(newestFirst) }
}

const StoredFacts = z.omit(VersionRecord, { content: true, links: true, authors: true })

async function factsOf(store: Store, { kind, id }: DocumentName, now: number) {
  // The contents are not read, because they may be megabytes.
  const attributes = Object.keys(StoredFacts.shape)
  const versions = await getAll(store, StoredFacts, partitions.versions(kind, id), { attributes })
  // DynamoDB deletes expired items up to two days late.
  return versions.filter((version) => now < (expiresAt(version) ?? Infinity))
}

/** Versions without a time, which came with the site, are the oldest. */
const newestFirst = ({ at: one = '', number }: Facts, { at: other = '', number: otherNumber }: Facts) =>
  one === other ? otherNumber - number : one < other ? 1 : -1

type Facts = z.infer<typeof VersionFacts>

/** Null if the version is not stored, because it never existed, was overwritten or has expired. */
export async function findVersion(
  store: Store,
  { kind, id }: DocumentName,
  number: number,
): Promise<VersionRecord | null> {
  const version = await storedVersion(store, { kind, id }, number)
  if (!version) return null
  const [current = null] = await withCurrentLinks(store, [
    { ...version, kind, content: withKnownFields(kind, version.content) },
  ])
  return current
}

async function storedVersion(store: Store, { kind, id }: DocumentName, number: number) {
  const version = await getOne(store, VersionRecord, keys.version(kind, id, number))
  return version?.number === number ? version : null
}

/** Gives a version a name, or takes it away. Null if the version is not stored. */
export async function namingWrite(
  store: Store,
  document: DocumentName,
  { number, name }: { number: number; name: string | undefined },
): Promise<Write | null> {
  const version = await storedVersion(store, document, number)
  return version && versionWrite(document, { ...version, name }, { number })
}

export async function deleteVersions(store: Store, { kind, id }: DocumentName): Promise<void> {
  for (const item of await allItems(store, partitions.versions(kind, id), { attributes: [] }))
    await deleteItem(store, keyOf(item))
}
