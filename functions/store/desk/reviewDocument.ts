import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { localDay } from '#shared/hours/localDay.ts'
import { addAuditRecord } from '../audit.ts'
import { unlessConditionFails } from '../conditionalWrite.ts'
import type { Store } from '../store.ts'
import { writeDirectoryRow } from './directory.ts'
import { directoryRow } from './directoryRows.ts'
import { type DocumentName, publishedKey } from './documentFacts.ts'

interface Review extends DocumentName {
  /** The version that was read. */
  version: number
  reviewer: string
  by: string
  at: Date
}

/** False if it is another version that is published. A draft stays based on what the page says. */
export async function reviewDocument(
  store: Store,
  { kind, id, version, reviewer, by, at }: Review,
): Promise<boolean> {
  await addAuditRecord(store, { at: at.toISOString(), by, action: 'review', subject: `${kind}/${id}` })
  const update = new UpdateCommand({
    TableName: store.tableName,
    Key: publishedKey({ kind, id }),
    UpdateExpression: 'SET lastReviewed = :day, reviewedBy = :reviewer, updatedAt = :at REMOVE sampleReview',
    ConditionExpression: '#version = :version',
    ExpressionAttributeNames: { '#version': 'version' },
    ExpressionAttributeValues: {
      ':day': localDay(at),
      ':reviewer': reviewer,
      ':at': at.toISOString(),
      ':version': version,
    },
    ReturnValues: 'ALL_NEW',
  })
  const output = await unlessConditionFails(store.documents.send(update))
  if (!output?.Attributes) return false
  await writeDirectoryRow(store, { kind, id, row: directoryRow({ kind, id }, output.Attributes) })
  return true
}
