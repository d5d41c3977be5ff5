import { DeleteCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import type { Store } from '../../../functions/store/store.ts'

/** Every engine sends from the same network, whose requests are limited. */
export async function forgetAttempts({ documents, tableName }: Store): Promise<void> {
  const { Items = [] } = await documents.send(
    new ScanCommand({
      TableName: tableName,
      FilterExpression: 'begins_with(pk, :attempts)',
      ExpressionAttributeValues: { ':attempts': 'ATTEMPTS#' },
    }),
  )
  for (const { pk, sk } of Items)
    await documents.send(new DeleteCommand({ TableName: tableName, Key: { pk, sk } }))
}
