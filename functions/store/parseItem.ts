import * as z from 'zod/mini'
import { describeIssues } from '#shared/entities/validationMessages.ts'
import { partitions } from '#shared/keys.ts'
import { documentKinds } from '#shared/kinds/kinds.ts'
import { table } from '#shared/table.ts'
import type { Item } from './store.ts'

/** An item of the table that its schema refuses. The message is a sentence for operators and staff. */
export class UnreadableItem extends Error {
  override name = 'UnreadableItem'
  readonly item: Item

  constructor(item: Item, issues: readonly string[]) {
    super(`The stored ${inWords(item)} cannot be read: ${issues.join('; ')}.`)
    this.item = item
  }
}

/** @throws {UnreadableItem} which names the item. */
export function parseItem<Schema extends z.ZodMiniType>(schema: Schema, item: Item): z.output<Schema> {
  const { data, error } = z.safeParse(schema, item)
  if (error) throw new UnreadableItem(item, describeIssues(error, 'item'))
  return data
}

/** True if DynamoDB cannot add a number or a member, because the stored attribute has another type. */
export const isMismatch = (message: string): boolean => /incorrect data type|type mismatch/i.test(message)

export const mismatched = (key: Item) => new UnreadableItem(key, ['an attribute has another type'])

/** `faq/insurance` for a published document, and otherwise the key of the item. */
function inWords(item: Item): string {
  const [partition, sort] = [item[table.partitionKey], item[table.sortKey]]
  const kind = documentKinds.find((one) => partitions.documents[one] === partition)
  return kind ? `${kind}/${sort}` : `item ${partition}, ${sort}`
}
