import { afterAll, beforeAll, expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import type { LocalServer } from '../http/server.ts'
import { emulatorContext } from '../testing/emulatorContext.ts'
import { startDynamoDb } from './emulator.ts'
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
beforeAll(async () => {
  server = await startDynamoDb(temporaryFolder(), [tableNamed('Content')], emulatorContext)
})
afterAll(() => server.close())

const create = (table: Table) => createTableIfMissing(table, server.address, emulatorContext.accessKeys)

it('a table is created once', async () => {
  expect([await create(tableNamed('Content')), await create(tableNamed('Content'))]).toEqual([true, false])
})
