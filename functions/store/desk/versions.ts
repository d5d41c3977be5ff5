import * as z from 'zod/mini'
import { apiLimits } from '#shared/apiLimits.ts'
import {
  DocumentVersion,
  type DocumentVersions,
  DraftAuthors,
  VersionFacts,
} from '#shared/entities/documents.ts'
import { keys, partitions } from '#shared/keys.ts'
import { Links, linksIn, withCurrentLinks } from '../links.ts'
import { allItems, getAll, getOne } from '../read.ts'
import { keyOf } from '../snapshot.ts'
import type { Item, Store } from '../store.ts'
import type { Write } from '../transact.ts'
import { deleteItem, expiring, put } from '../write.ts'
import { contentOf, type DocumentName, metadataOf, type PublishedDocument } from './documentFacts.ts'
import { StoredContent, storedText } from './storedContent.ts'

export const VersionRecord = z.extend(DocumentVersion, {
  content: StoredContent,
  links: z.optional(Links),
  /** Drafts only. */
  authors: z.optional(DraftAuthors),
})
type VersionRecord = z.infer<typeof VersionRecord>

/** Publications have a fixed number of keys, so a new one overwrites the oldest once the history is full. */
export const versionWrite = (name: DocumentName, version: VersionRecord): Write => put(itemOf(name, version))

function itemOf({ kind, id }: DocumentName, version: VersionRecord): Item {
  const { number, action, content } = version
  const expires = action === 'draft' && expiring(endOfDraft(number))
  return { ...version, ...expires, content: storedText(content), ...keys.version(kind, id, number) }
}

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

const endOfDraft = (number: number) => number + apiLimits.binRetention

/** Newest first. `now` is in milliseconds since 1970. */
export async function listVersions(
  store: Store,
  { kind, id }: DocumentName,
  now: number,
): Promise<DocumentVersions> {
  // The contents are not read, because they may be megabytes.
  const attributes = Object.keys(VersionFacts.shape)
  const versions = await getAll(store, VersionFacts, partitions.versions(kind, id), { attributes })
  // DynamoDB deletes expired items up to two days late.
  const kept = versions.filter(({ action, number }) => action !== 'draft' || now < endOfDraft(number))
  return { versions: kept.sort(newestFirst) }
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
  const version = await getOne(store, VersionRecord, keys.version(kind, id, number))
  if (version?.number !== number) return null
  const [current = null] = await withCurrentLinks(store, [{ ...version, kind }])
  return current
}

export async function deleteVersions(store: Store, { kind, id }: DocumentName): Promise<void> {
  for (const item of await allItems(store, partitions.versions(kind, id), { attributes: [] }))
    await deleteItem(store, keyOf(item))
}
