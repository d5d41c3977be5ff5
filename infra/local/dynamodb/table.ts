import {
  CreateTableCommand,
  DynamoDBClient,
  ResourceInUseException,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb'
import * as z from 'zod/mini'
import { CommandError } from '../../commandError.ts'
import type { Stack } from '../cloudformation/stack.ts'
import type { AccessKeys } from '../iam/accessKeys.ts'
import { clientConfig } from '../iam/clientConfig.ts'

const TableProperties = z.object({
  AttributeDefinitions: z.array(z.object({ AttributeName: z.string(), AttributeType: z.literal('S') })),
  BillingMode: z.literal('PAY_PER_REQUEST'),
  KeySchema: z.array(z.object({ AttributeName: z.string(), KeyType: z.enum(['HASH', 'RANGE']) })),
})

export type Table = ReturnType<typeof readTables>[number]

export function readTables(stack: Stack) {
  return stack.resources('AWS::DynamoDB::GlobalTable', TableProperties).map(({ id, properties }) => {
    const { AttributeDefinitions, BillingMode, KeySchema } = properties
    const partitionKey = KeySchema.find((key) => key.KeyType === 'HASH')?.AttributeName
    if (partitionKey === undefined) throw new CommandError(`${id} in the template has no partition key.`)
    const name = stack.ref(id)
    return {
      name,
      arn: stack.attribute(id, 'Arn'),
      partitionKey,
      definition: { TableName: name, AttributeDefinitions, BillingMode, KeySchema },
    }
  })
}

export async function createTableIfMissing(
  { name, definition }: Table,
  endpoint: string,
  { ownerKey }: Pick<AccessKeys, 'ownerKey'>,
): Promise<boolean> {
  const client = new DynamoDBClient(clientConfig(endpoint, ownerKey))
  try {
    await client.send(new CreateTableCommand(definition))
    // dynalite makes a table active only after it has responded, even without a configured delay.
    const waiting = { client, maxWaitTime: 10, minDelay: 0.01, maxDelay: 1 }
    await waitUntilTableExists(waiting, { TableName: name })
    return true
  } catch (error) {
    if (error instanceof ResourceInUseException) return false
    throw error
  } finally {
    client.destroy()
  }
}
