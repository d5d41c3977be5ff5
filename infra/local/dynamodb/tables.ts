import * as z from 'zod/mini'
import { CommandError } from '../../commandError.ts'
import { region } from '../../settings.ts'
import type { LocalStack } from '../cloudformation/stack.ts'
import type { TableNames } from './emulator.ts'

const KeySchema = z.array(z.strictObject({ AttributeName: z.string(), KeyType: z.enum(['HASH', 'RANGE']) }))
const TableProperties = z.strictObject({
  AttributeDefinitions: z.array(z.strictObject({ AttributeName: z.string(), AttributeType: z.string() })),
  BillingMode: z.literal('PAY_PER_REQUEST'),
  KeySchema,
  GlobalSecondaryIndexes: z._default(
    z.array(
      z.strictObject({
        IndexName: z.string(),
        KeySchema,
        Projection: z.strictObject({
          ProjectionType: z.string(),
          NonKeyAttributes: z.optional(z.array(z.string())),
        }),
      }),
    ),
    [],
  ),
  // Recovery, deletion protection and clearing away expired items are the cloud's; code compares the time itself.
  Replicas: z.unknown(),
  TimeToLiveSpecification: z.optional(z.unknown()),
})
export type Table = TableNames & { create: object }

/** The template's tables: their names, and how DynamoDB is asked to make them. */
export function readTables(stack: LocalStack): Table[] {
  return stack.resources('AWS::DynamoDB::GlobalTable', TableProperties).map(({ id, properties }) => {
    const { AttributeDefinitions, BillingMode, KeySchema: keys, GlobalSecondaryIndexes } = properties
    const partitionKey = keys.find((key) => key.KeyType === 'HASH')?.AttributeName
    if (partitionKey === undefined) throw new CommandError(`${id} in the template has no partition key.`)
    return {
      name: stack.ref(id),
      arn: stack.attribute(id, 'Arn'),
      partitionKey,
      create: {
        TableName: stack.ref(id),
        AttributeDefinitions,
        BillingMode,
        KeySchema: keys,
        GlobalSecondaryIndexes,
      },
    }
  })
}

/** Makes the tables that are missing, as the owner of the embedded database. */
export async function createMissingTables(
  tables: readonly Table[],
  database: { address: string; ownerKey: string },
): Promise<void> {
  for (const table of tables) {
    const existing = await call(database, 'DescribeTable', { TableName: table.name })
    if (existing.ok) {
      await requireSameIndexes(table, await existing.json())
      continue
    }
    const created = await call(database, 'CreateTable', table.create)
    if (!created.ok) throw new CommandError(`The table ${table.name} cannot be made: ${await created.text()}`)
    await untilActive(database, table.name)
  }
}

const Described = z.object({
  Table: z.object({
    TableStatus: z.string(),
    GlobalSecondaryIndexes: z._default(z.array(z.object({ IndexName: z.string() })), []),
  }),
})

async function requireSameIndexes(table: Table, description: unknown): Promise<void> {
  const wanted = z.parse(
    z.object({ GlobalSecondaryIndexes: z.array(z.object({ IndexName: z.string() })) }),
    table.create,
  )
  const names = (indexes: readonly { IndexName: string }[]) =>
    indexes
      .map((index) => index.IndexName)
      .sort()
      .join()
  if (
    names(z.parse(Described, description).Table.GlobalSecondaryIndexes) !==
    names(wanted.GlobalSecondaryIndexes)
  ) {
    throw new CommandError(
      `The table ${table.name} on disk has other indexes than the template; start with --fresh.`,
    )
  }
}

/** Even with no time set for it, the engine makes a table active a tick after it answers. */
async function untilActive(database: { address: string; ownerKey: string }, name: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const described = await call(database, 'DescribeTable', { TableName: name })
    if (described.ok && z.parse(Described, await described.json()).Table.TableStatus === 'ACTIVE') return
  }
  throw new CommandError(`The table ${name} does not become ready.`)
}

function call(
  database: { address: string; ownerKey: string },
  action: string,
  body: object,
): Promise<Response> {
  return fetch(database.address, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': `DynamoDB_20120810.${action}`,
      'x-amz-date': '20260101T000000Z',
      authorization: `AWS4-HMAC-SHA256 Credential=${database.ownerKey}/20260101/${region}/dynamodb/aws4_request, SignedHeaders=host, Signature=none`,
    },
    body: JSON.stringify(body),
  })
}
