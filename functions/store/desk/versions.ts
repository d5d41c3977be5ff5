import * as z from 'zod/mini'
import {
  type DocumentVersion,
  DocumentVersionAction,
  type DocumentVersions,
} from '#shared/entities/documents.ts'
import { keys, partitions } from '#shared/keys.ts'
import { allItems, getOne } from '../read.ts'
import type { Store } from '../store.ts'
import { missingOrBelow, putItem } from '../write.ts'
import type { DocumentName } from './documentFacts.ts'
import { StoredContent, storedText } from './storedContent.ts'

export const VersionRecord = z.object({
  number: z.number(),
  at: z.optional(z.string()),
  by: z.optional(z.string()),
  action: DocumentVersionAction,
  content: StoredContent,
})
export type VersionRecord = z.infer<typeof VersionRecord>

/** Takes the item of the version that is as many versions older as a history is long. Writing it again changes nothing. */
export async function putVersion(
  store: Store,
  { kind, id }: DocumentName,
  version: VersionRecord,
): Promise<void> {
  const { number, content } = version
  const item = { ...version, content: storedText(content), ...keys.version(kind, id, number) }
  await putItem(store, item, { number: missingOrBelow(number) })
}

/** Newest first. */
export async function listVersions(store: Store, { kind, id }: DocumentName): Promise<DocumentVersions> {
  // Their contents may be megabytes.
  const attributes = Object.keys(VersionFacts.shape)
  const items = await allItems(store, partitions.versions(kind, id), { attributes })
  const versions = items.map((item) => VersionFacts.parse(item))
  return { versions: versions.sort((one, other) => other.number - one.number) }
}

/** With their contents. */
export async function allVersions(store: Store, { kind, id }: DocumentName): Promise<VersionRecord[]> {
  const items = await allItems(store, partitions.versions(kind, id))
  return items.map((item) => VersionRecord.parse(item))
}

const VersionFacts = z.omit(VersionRecord, { content: true })

/** Null if it was never published, or is older than the versions that are stored. */
export async function findVersion(
  store: Store,
  { kind, id }: DocumentName,
  number: number,
): Promise<DocumentVersion | null> {
  const version = await getOne(store, VersionRecord, keys.version(kind, id, number))
  return version?.number === number ? version : null
}
