import { table } from '#shared/table.ts'
import type { Store } from '../store/store.ts'
import { createActiveTable } from './table.ts'

/** Creates the table of call requests on the engine of the content table, and configures the handlers for it. */
export async function createCallRequestTable(store: Store): Promise<Store> {
  const { partitionKey, sortKey } = table
  const tableName = `${store.tableName}-call-requests`
  await createActiveTable(store, {
    TableName: tableName,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: [partitionKey, sortKey].map((name) => ({
      AttributeName: name,
      AttributeType: 'S',
    })),
    KeySchema: [
      { AttributeName: partitionKey, KeyType: 'HASH' },
      { AttributeName: sortKey, KeyType: 'RANGE' },
    ],
  })
  Object.assign(process.env, {
    CALL_REQUESTS_TABLE: tableName,
    CALL_REQUESTS_KEY: 'arn:aws:kms:us-east-1:111122223333:key/test',
    NOTICES_TOPIC: 'arn:aws:sns:us-east-1:111122223333:test',
  })
  return { ...store, tableName }
}
