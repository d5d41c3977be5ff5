import { afterAll, beforeAll, expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import type { LocalServer } from '../http/server.ts'
import { emulatorContext } from '../testing/emulatorContext.ts'
import { startDynamoDb } from './emulator.ts'
import { createTableIfMissing, type Table } from './table.ts'

const KeySchema = [{ AttributeName: 'pk', KeyType: 'HASH' as const }]
const index = (IndexName: string) => ({
  IndexName,
  KeySchema,
  Projection: { ProjectionType: 'ALL' as const },
})
const tableWith = (...indexes: string[]): Table => ({
  name: 'Content',
  arn: 'arn',
  partitionKey: 'pk',
  definition: {
    TableName: 'Content',
    AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
    BillingMode: 'PAY_PER_REQUEST',
    KeySchema,
    GlobalSecondaryIndexes: indexes.map(index),
  },
})

let server: LocalServer
beforeAll(async () => {
  server = await startDynamoDb(temporaryFolder(), [tableWith()], emulatorContext)
})
afterAll(() => server.close())
const createWith = (...indexes: string[]) =>
  createTableIfMissing(tableWith(...indexes), server.address, emulatorContext.accessKeys)

it('an existing table is refused if its indexes differ from the template', async () => {
  await createWith('byDate', 'bySlug')
  await createWith('bySlug', 'byDate')
  await expect(createWith('byDate')).rejects.toThrow(
    'The indexes of the table Content on disk differ from the template; start with --fresh.',
  )
})
