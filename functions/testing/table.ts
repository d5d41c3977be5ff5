import { CreateTableCommand, type CreateTableCommandInput, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { table } from '#shared/table.ts'
import type { Engine } from './engines.ts'

/** Makes the one table on an engine, and points the store of this process at it. */
export async function useTable(engine: Engine, name = 'test-table'): Promise<void> {
  Object.assign(process.env, {
    TABLE_NAME: name,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_ENDPOINT_URL_DYNAMODB: engine.endpoint,
  })
  const client = new DynamoDBClient({})
  await client.send(new CreateTableCommand(definition(name)))
  client.destroy()
}

/** The table as `shared/table.ts` describes it. */
const definition = (name: string): CreateTableCommandInput => ({
  TableName: name,
  BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: [table, ...Object.values(table.indexes)]
    .flatMap(({ partitionKey, sortKey }) => [partitionKey, sortKey])
    .map((attribute) => ({ AttributeName: attribute, AttributeType: 'S' })),
  KeySchema: keySchema(table),
  GlobalSecondaryIndexes: Object.entries(table.indexes).map(([index, { projection, ...keys }]) => ({
    IndexName: index,
    KeySchema: keySchema(keys),
    Projection:
      typeof projection === 'string'
        ? { ProjectionType: projection }
        : { ProjectionType: 'INCLUDE', NonKeyAttributes: [...projection] },
  })),
})

const keySchema = (keys: { partitionKey: string; sortKey: string }) => [
  { AttributeName: keys.partitionKey, KeyType: 'HASH' as const },
  { AttributeName: keys.sortKey, KeyType: 'RANGE' as const },
]
