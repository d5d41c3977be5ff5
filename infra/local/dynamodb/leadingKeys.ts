import * as z from 'zod/mini'

const Key = z.record(z.string(), z.looseObject({ S: z.optional(z.string()) }))
const Write = z.object({
  PutRequest: z.optional(z.object({ Item: Key })),
  DeleteRequest: z.optional(z.object({ Key })),
})
const Input = z.object({
  Key: z.optional(Key),
  Item: z.optional(Key),
  KeyConditionExpression: z._default(z.string(), ''),
  ExpressionAttributeValues: z._default(Key, {}),
  RequestItems: z.optional(
    z.record(z.string(), z.union([z.array(Write), z.looseObject({ Keys: z.optional(z.array(Key)) })])),
  ),
})

/** Values of `dynamodb:LeadingKeys`: partition keys of the items, or of a query's key condition. */
export function leadingKeys(
  action: string,
  input: unknown,
  table: { name: string; partitionKey: string },
): string[] {
  const { Key, Item, RequestItems, KeyConditionExpression, ExpressionAttributeValues } = z.parse(Input, input)
  if (action === 'dynamodb:Query') {
    // A query has exactly one equality with a value outside a function, which is the condition on the partition key.
    const value = /(?:^|\s|\()#?\w+\s*=\s*(:\w+)/.exec(KeyConditionExpression)?.[1]
    return value ? [ExpressionAttributeValues[value]?.S ?? ''] : []
  }
  const keys = [Key, Item, ...batchOf(RequestItems?.[table.name])]
  return keys.flatMap((key) => key?.[table.partitionKey]?.S ?? [])
}

type Requests = NonNullable<z.infer<typeof Input>['RequestItems']>[string]

function batchOf(requests: Requests | undefined): (z.infer<typeof Key> | undefined)[] {
  if (!Array.isArray(requests)) return requests?.Keys ?? []
  return requests.map(({ PutRequest, DeleteRequest }) => PutRequest?.Item ?? DeleteRequest?.Key)
}
