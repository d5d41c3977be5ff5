import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { documentKinds } from '#shared/entities/documents.ts'
import type { MediaUse } from '#shared/entities/media.ts'
import { partitions } from '#shared/keys.ts'
import { forEachConcurrently } from '../forEachConcurrently.ts'
import { type Directory, readDirectory } from '../store/desk/directory.ts'
import type { DocumentName } from '../store/desk/documentFacts.ts'
import { partitionOf } from '../store/read.ts'
import type { Store } from '../store/store.ts'

/** The published documents and the drafts that show each uploaded image, by its address. */
export async function mediaUses(store: Store): Promise<Map<string, MediaUse[]>> {
  const uses = new Map<string, MediaUse[]>()
  for (const kind of documentKinds)
    for (const { isDraft, row } of entriesOf(await readDirectory(store, kind)))
      for (const { src, alt, focus } of row.images ?? [])
        uses.set(src, [...(uses.get(src) ?? []), { kind, id: row.id, title: row.title, isDraft, alt, focus }])
  return uses
}

const entriesOf = ({ published, drafts }: Directory) => [
  ...published.map((row) => ({ isDraft: false, row })),
  ...drafts.map((row) => ({ isDraft: true, row })),
]

/**
 * Whether an earlier version of a document shows one of the images, which restoring it would bring back. Only documents
 * that were changed since the first upload can have one.
 */
export async function isInHistory(store: Store, images: readonly string[], since: string): Promise<boolean> {
  let isFound = false
  await forEachConcurrently(await changedSince(store, since), 10, async (name) => {
    isFound ||= await isInVersions(store, name, images)
  })
  return isFound
}

async function changedSince(store: Store, since: string): Promise<DocumentName[]> {
  const names = new Map<string, DocumentName>()
  for (const kind of documentKinds)
    for (const { row } of entriesOf(await readDirectory(store, kind)))
      if (row.updatedAt !== undefined && row.updatedAt >= since)
        names.set(`${kind}/${row.id}`, { kind, id: row.id })
  return [...names.values()]
}

async function isInVersions(
  store: Store,
  { kind, id }: DocumentName,
  images: readonly string[],
): Promise<boolean> {
  const query = partitionOf(store, partitions.versions(kind, id))
  const values = Object.fromEntries(images.map((src, index) => [`:src${index}`, src]))
  let start: QueryCommand['input']['ExclusiveStartKey']
  do {
    const { Count = 0, LastEvaluatedKey } = await store.documents.send(
      new QueryCommand({
        ...query,
        Select: 'COUNT',
        FilterExpression: Object.keys(values)
          .map((name) => `contains(content, ${name})`)
          .join(' OR '),
        ExpressionAttributeValues: { ...query.ExpressionAttributeValues, ...values },
        ExclusiveStartKey: start,
      }),
    )
    if (Count > 0) return true
    start = LastEvaluatedKey
  } while (start)
  return false
}
