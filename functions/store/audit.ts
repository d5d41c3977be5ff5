import { randomBytes } from 'node:crypto'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { apiLimits } from '#shared/apiLimits.ts'
import type { AuditRecord } from '#shared/entities/auditRecord.ts'
import { keys } from '#shared/keys.ts'
import { table } from '#shared/table.ts'
import type { Store } from './store.ts'

/** Adds a record that nothing changes or removes for six years. */
export async function addAuditRecord(store: Store, record: AuditRecord): Promise<void> {
  const expiresAt = Math.ceil((Date.parse(record.at) + apiLimits.auditRetention) / 1_000)
  const put = new PutCommand({
    TableName: store.tableName,
    Item: {
      ...record,
      [table.timeToLive]: expiresAt,
      // Two people may act within one millisecond.
      ...keys.auditRecord(record.at, randomBytes(6).toString('hex')),
    },
    ConditionExpression: 'attribute_not_exists(#partition)',
    ExpressionAttributeNames: { '#partition': table.partitionKey },
  })
  await store.documents.send(put)
}
