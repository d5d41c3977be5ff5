import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { DocumentKind, type DraftContent } from '#shared/entities/documents.ts'
import { keys } from '#shared/keys.ts'
import { table } from '#shared/table.ts'
import { isWritten } from '../conditionalWrite.ts'
import type { Item } from '../items.ts'
import type { Store } from '../store.ts'
import { deleteDirectoryDraft, putDirectoryDraft } from './directoryDrafts.ts'
import { addressOf, type DocumentName, titleOf } from './documentFacts.ts'

/** The working copy of a document. Its content is stored as JSON text, since an item may be nested in 32 levels only. */
export const DraftRecord = z.object({
  kind: DocumentKind,
  id: z.string(),
  content: z.pipe(
    z.string(),
    z.pipe(
      z.transform((text: string): unknown => JSON.parse(text)),
      z.record(z.string(), z.unknown()),
    ),
  ),
  version: z.number(),
  /** The published version that it started from. */
  basedOn: z._default(z.nullable(z.number()), null),
  updatedAt: z.string(),
  updatedBy: z.string(),
  publishAt: z.optional(z.string()),
  unpublishAt: z.optional(z.string()),
})
export type DraftRecord = z.infer<typeof DraftRecord>

export interface DraftWrite extends DocumentName {
  content: DraftContent
  by: string
  /** ISO 8601. */
  at: string
}

/** False where the document has a draft already. */
export async function createDraft(
  store: Store,
  { basedOn, ...draft }: DraftWrite & { basedOn: number | null },
): Promise<boolean> {
  const { kind, id, content, by, at } = draft
  await putDirectoryDraft(store, rowOf({ ...draft, basedOn }))
  const put = new PutCommand({
    TableName: store.tableName,
    Item: {
      ...{ kind, id, basedOn, version: 1, content: JSON.stringify(content), updatedAt: at, updatedBy: by },
      ...keys.draft(kind, id),
    },
    ConditionExpression: 'attribute_not_exists(#partition)',
    ExpressionAttributeNames: { '#partition': table.partitionKey },
  })
  return isWritten(store.documents.send(put))
}

/** False where somebody else has saved or discarded it since the version. */
export async function updateDraft(
  store: Store,
  before: DraftRecord,
  { basedOn, ...draft }: DraftWrite & { basedOn: number | null },
): Promise<boolean> {
  const { kind, id, content, by, at } = draft
  const { publishAt, unpublishAt } = before
  const update = new UpdateCommand({
    TableName: store.tableName,
    Key: keys.draft(kind, id),
    UpdateExpression:
      'SET content = :content, #version = :next, basedOn = :basedOn, updatedAt = :at, updatedBy = :by',
    ConditionExpression: '#version = :version',
    ExpressionAttributeNames: { '#version': 'version' },
    ExpressionAttributeValues: {
      ':content': JSON.stringify(content),
      ':version': before.version,
      ':next': before.version + 1,
      ':basedOn': basedOn,
      ':at': at,
      ':by': by,
    },
  })
  if (!(await isWritten(store.documents.send(update)))) return false
  await putDirectoryDraft(store, { ...rowOf({ ...draft, basedOn }), publishAt, unpublishAt })
  return true
}

/** False where somebody else has saved or discarded it since the version. */
export async function deleteDraft(
  store: Store,
  { kind, id, version }: DocumentName & { version: number },
): Promise<boolean> {
  const remove = new DeleteCommand({
    TableName: store.tableName,
    Key: keys.draft(kind, id),
    ConditionExpression: '#version = :version',
    ExpressionAttributeNames: { '#version': 'version' },
    ExpressionAttributeValues: { ':version': version },
  })
  if (!(await isWritten(store.documents.send(remove)))) return false
  await deleteDirectoryDraft(store, { kind, id })
  return true
}

export const draftOf = (item: Item | undefined): DraftRecord | null =>
  item === undefined ? null : DraftRecord.parse(item)

const rowOf = ({ kind, id, content, basedOn, by, at }: DraftWrite & { basedOn: number | null }) => ({
  kind,
  id,
  title: titleOf(kind, content),
  address: addressOf({ kind, id }, content),
  isPublished: basedOn !== null,
  updatedAt: at,
  updatedBy: by,
})
