import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DescribeTableCommand,
} from '@aws-sdk/client-dynamodb'
import { table } from '#shared/table.ts'
import { environmentStore, patientStore } from '../store/environmentStore.ts'
import { openStore, type Store } from '../store/store.ts'
import type { Engine } from './engine.ts'

/** Creates the one table on an engine. */
export async function createTable(engine: Engine, name = 'table'): Promise<Store> {
  const { endpoint, credentials, prefix } = engine
  const tableName = prefix + name
  // The engine may start slowly on a busy machine.
  const requestHandler = { requestTimeout: 60_000 }
  const config = { endpoint, region: 'us-east-1', credentials, requestHandler }
  const store = withoutConnection(openStore(tableName, config), engine)
  await createActiveTable(store, definition(tableName))
  return store
}

/** Creates the one table and configures the handlers of this process for it, as Lambda does: by their environment. */
export async function createHandlerTable(engine: Engine): Promise<Store> {
  const { tableName } = await createTable(engine)
  Object.assign(process.env, {
    TABLE_NAME: tableName,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: engine.credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: engine.credentials.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: engine.endpoint,
  })
  withoutConnection(patientStore(), engine)
  return withoutConnection(environmentStore(), engine)
}

/** Of the SDK, a third of its time for a request. */
const onlyForConnections = ['httpSigningMiddleware', 'httpAuthSchemeMiddleware', 'getUserAgentMiddleware']

/** An engine in this process needs none, and checks no signature. */
function withoutConnection(store: Store, { requestHandler }: Engine): Store {
  const { config, middlewareStack } = store.documents
  if (!requestHandler) return store
  config.requestHandler = requestHandler
  for (const name of onlyForConnections) middlewareStack.remove(name)
  return store
}

/** Returns when the table can be read: dynalite makes a table active only after it has responded. */
export async function createActiveTable(
  { documents }: Store,
  definition: CreateTableCommandInput,
): Promise<void> {
  await documents.send(new CreateTableCommand(definition))
  const { TableName } = definition
  let status: string | undefined
  while (status !== 'ACTIVE') {
    status = (await documents.send(new DescribeTableCommand({ TableName }))).Table?.TableStatus
  }
}

/** The table as `shared/table.ts` describes it. */
const definition = (name: string): CreateTableCommandInput => ({
  TableName: name,
  BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: [table.partitionKey, table.sortKey].map((attribute) => ({
    AttributeName: attribute,
    AttributeType: 'S',
  })),
  KeySchema: [
    { AttributeName: table.partitionKey, KeyType: 'HASH' },
    { AttributeName: table.sortKey, KeyType: 'RANGE' },
  ],
})
