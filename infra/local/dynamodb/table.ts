import * as z from 'zod/mini'
import { CommandError } from '../../commandError.ts'
import type { Stack } from '../cloudformation/stack.ts'

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
