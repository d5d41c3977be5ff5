import { afterAll, beforeAll, expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import type { LocalServer } from '../http/server.ts'
import { ownerKey, startEmulator } from '../testing/emulator.ts'
import { type Database, openDatabase } from './database.ts'
import { dynamoDb } from './emulator.ts'
import { createTableIfMissing, type Table } from './table.ts'

const KeySchema = [{ AttributeName: 'pk', KeyType: 'HASH' as const }]
const tableNamed = (name: string): Table => ({
  name,
  arn: 'arn',
  partitionKey: 'pk',
  definition: {
    TableName: name,
    AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
    BillingMode: 'PAY_PER_REQUEST',
    KeySchema,
  },
})

let server: LocalServer
let database: Database
beforeAll(async () => {
  database = await openDatabase(temporaryFolder())
  server = await startEmulator({ dynamodb: dynamoDb(database, [tableNamed('Content')]) })
})
afterAll(async () => {
  await server.close()
  await database.close()
})

const create = (table: Table) => createTableIfMissing(table, server.address, { ownerKey })

it('a table is created once', async () => {
  expect([await create(tableNamed('Content')), await create(tableNamed('Content'))]).toEqual([true, false])
})
