import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { AuditRecord } from '#shared/entities/auditRecord.ts'
import { partitions } from '#shared/keys.ts'
import { table } from '#shared/table.ts'
import type { Store } from '../store/store.ts'

/** The audit records of the current month. */
export async function auditRecords({ documents, tableName }: Store): Promise<AuditRecord[]> {
  const month = new Date().toISOString().slice(0, 7)
  const { Items = [] } = await documents.send(
    new QueryCommand({
      TableName: tableName,
      KeyConditionExpression: '#partition = :month',
      ExpressionAttributeNames: { '#partition': table.partitionKey },
      ExpressionAttributeValues: { ':month': partitions.audit(month) },
      ConsistentRead: true,
    }),
  )
  return Items.map((item) => AuditRecord.parse(item))
}
