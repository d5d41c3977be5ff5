import * as z from 'zod/mini'

const Key = z.record(z.string(), z.looseObject({ S: z.optional(z.string()) }))
const Input = z.object({
  Key: z.optional(Key),
  Item: z.optional(Key),
  KeyConditionExpression: z._default(z.string(), ''),
  ExpressionAttributeValues: z._default(Key, {}),
  RequestItems: z.optional(z.record(z.string(), z.looseObject({ Keys: z.optional(z.array(Key)) }))),
})

/**
 * The values of the policy condition key `dynamodb:LeadingKeys`: the partition keys of the request's items, or
 * the one in a query's key condition, be it the table's or an index's.
 */
export function leadingKeys(
  action: string,
  input: unknown,
  table: { name: string; partitionKey: string },
): string[] {
  const { Key, Item, RequestItems, ...query } = z.parse(Input, input)
  if (action === 'dynamodb:Query') return queriedKey(query)
  const keys = [Key, Item, ...(RequestItems?.[table.name]?.Keys ?? [])]
  return keys.flatMap((key) => key?.[table.partitionKey]?.S ?? [])
}

function queriedKey({
  KeyConditionExpression,
  ExpressionAttributeValues,
}: Pick<z.infer<typeof Input>, 'KeyConditionExpression' | 'ExpressionAttributeValues'>): string[] {
  // A query has exactly one equality with a value outside a function: the one of the partition key.
  const value = /(?:^|\s|\()#?\w+\s*=\s*(:\w+)/.exec(KeyConditionExpression)?.[1]
  return value ? [ExpressionAttributeValues[value]?.S ?? ''] : []
}
