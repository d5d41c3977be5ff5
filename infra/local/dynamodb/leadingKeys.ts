import * as z from 'zod/mini'

const Key = z.record(z.string(), z.looseObject({ S: z.optional(z.string()) }))
const Named = z.object({
  Key: z.optional(Key),
  Item: z.optional(Key),
  KeyConditionExpression: z.optional(z.string()),
  ExpressionAttributeNames: z._default(z.record(z.string(), z.string()), {}),
  ExpressionAttributeValues: z._default(Key, {}),
  RequestItems: z.optional(z.record(z.string(), z.looseObject({ Keys: z.optional(z.array(Key)) }))),
})

/**
 * The partition keys that a request touches, which the policy condition `dynamodb:LeadingKeys` speaks of: those
 * of its items, or the one that a query's key condition names, be it the table's or an index's.
 */
export function leadingKeys(
  action: string,
  question: unknown,
  table: { name: string; partitionKey: string },
): string[] {
  const asked = z.parse(Named, question)
  if (action === 'dynamodb:Query') return queriedKey(asked)
  const keys = [asked.Key, asked.Item, ...(asked.RequestItems?.[table.name]?.Keys ?? [])]
  return keys.flatMap((key) => key?.[table.partitionKey]?.S ?? [])
}

function queriedKey(asked: z.infer<typeof Named>): string[] {
  // A query has exactly one equality with a value outside a function: the one of the partition key.
  const equality = /(?:^|\s|\()#?\w+\s*=\s*(:\w+)/.exec(asked.KeyConditionExpression ?? '')
  return equality?.[1] ? [asked.ExpressionAttributeValues[equality[1]]?.S ?? ''] : []
}
