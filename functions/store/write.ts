import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { Key } from '#shared/keys.ts'
import { table } from '#shared/table.ts'
import { isMismatch, mismatched } from './parseItem.ts'
import type { Item, Store } from './store.ts'
import type { Write } from './transact.ts'

/** Attributes that the write requires in the stored item: a value, or one of the tests below. */
export type Condition = Record<string, unknown>

/** The expression for an attribute. `placeholder` returns the placeholder of a value in the expression. */
type Test = (name: string, placeholder: (value: unknown) => string) => string

export const missing: Test = (name) => `attribute_not_exists(${name})`
export const existing: Test = (name) => `attribute_exists(${name})`
export const atMost =
  (limit: number): Test =>
  (name, placeholder) =>
    `${name} <= ${placeholder(limit)}`
export const missingOrBelow =
  (limit: number | string): Test =>
  (name, placeholder) =>
    `(attribute_not_exists(${name}) OR ${name} < ${placeholder(limit)})`

export const missingOr =
  (wanted: unknown): Test =>
  (name, placeholder) =>
    `(attribute_not_exists(${name}) OR ${name} = ${placeholder(wanted)})`

/** The attribute with the time when DynamoDB deletes the item. `at` is in milliseconds since 1970. */
export const expiring = (at: number): Item => ({ [table.timeToLive]: Math.ceil(at / 1_000) })

export const newItem: Condition = { [table.partitionKey]: missing }
export const storedItem: Condition = { [table.partitionKey]: existing }

/**
 * Parts of a transaction (`transact`). A conditional put or removal of one item is a transaction too, because DynamoDB
 * recognizes a retried transaction. The retry of a plain write would fail its condition if the first try succeeded.
 */
export const put =
  (item: Item, condition: Condition = {}): Write =>
  (TableName) => ({ Put: { TableName, Item: item, ...conditionally(expressionOf(condition)) } })
export const remove =
  (key: Key, condition: Condition = {}): Write =>
  (TableName) => ({ Delete: { TableName, Key: key, ...conditionally(expressionOf(condition)) } })
export const update =
  (key: Key, change: Change, condition: Condition = {}): Write =>
  (TableName) => ({ Update: { TableName, Key: key, ...updateOf(change, condition) } })
/** Writes nothing. The transaction fails unless the item meets the condition. */
export const check =
  (key: Key, condition: Condition): Write =>
  (TableName) => {
    const expression = expressionOf(condition)
    return {
      ConditionCheck: {
        TableName,
        Key: key,
        ConditionExpression: expression.condition,
        ...conditionally(expression),
      },
    }
  }

export async function putItem({ documents, tableName }: Store, item: Item): Promise<void> {
  await documents.send(new PutCommand({ TableName: tableName, Item: item }))
}

export async function deleteItem({ documents, tableName }: Store, key: Key): Promise<void> {
  await documents.send(new DeleteCommand({ TableName: tableName, Key: key }))
}

export interface Change {
  /** Undefined leaves an attribute unchanged, and null removes it. */
  set?: Record<string, unknown>
  setOnce?: Record<string, unknown>
  add?: Record<string, number | Set<string>>
}

interface Returning {
  returns?: 'ALL_OLD'
  /** An attribute with a value unique to this request. An item with this value was written by an earlier attempt. */
  unique?: string
}

/** The item after the change, or before it if `returns` is set. Undefined if the condition fails. @throws {UnreadableItem} */
export async function updateItem(
  store: Store,
  key: Key,
  { returns, unique, ...change }: Change & Returning,
  condition: Condition = {},
): Promise<Item | undefined> {
  const command = new UpdateCommand({
    TableName: store.tableName,
    Key: key,
    ReturnValues: returns ?? 'ALL_NEW',
    ...updateOf(change, condition),
  })
  try {
    return (await store.documents.send(command)).Attributes
  } catch (error) {
    if (error instanceof Error && isMismatch(error.message)) throw mismatched(key)
    if (!(error instanceof ConditionalCheckFailedException)) throw error
    const stored = error.Item && unmarshall(error.Item)
    return stored && unique && stored[unique] === change.set?.[unique] ? stored : undefined
  }
}

function updateOf({ set = {}, setOnce = {}, add = {} }: Change, condition: Condition) {
  const expression = expressionOf(condition)
  const clauses: Record<'SET' | 'REMOVE' | 'ADD', string[]> = { SET: [], REMOVE: [], ADD: [] }
  const change = (clause: keyof typeof clauses, some: object, textOf: (name: string) => string) => {
    for (const [name, value] of Object.entries(some)) {
      if (value === undefined) continue
      expression.names[`#${name}`] = name
      if (value === null) clauses.REMOVE.push(`#${name}`)
      else {
        expression.values[`:${name}`] = value
        clauses[clause].push(textOf(name))
      }
    }
  }
  change('SET', set, (name) => `#${name} = :${name}`)
  change('SET', setOnce, (name) => `#${name} = if_not_exists(#${name}, :${name})`)
  change('ADD', add, (name) => `#${name} :${name}`)
  const UpdateExpression = Object.entries(clauses)
    .flatMap(([keyword, parts]) => (parts.length === 0 ? [] : `${keyword} ${parts.join(', ')}`))
    .join(' ')
  return { UpdateExpression, ...conditionally(expression) }
}

interface Expression {
  condition: string
  names: Record<string, string>
  values: Record<string, unknown>
}

function expressionOf(condition: Condition): Expression {
  const names: Expression['names'] = {}
  const values: Expression['values'] = {}
  const tests = Object.entries(condition).map(([path, wanted]) => {
    const fields = path.split('.')
    for (const field of fields) names[`#${field}`] = field
    const name = fields.map((field) => `#${field}`).join('.')
    const placeholder = (value: unknown) => {
      const named = `:if_${fields.join('_')}`
      values[named] = value
      return named
    }
    return typeof wanted === 'function' ? wanted(name, placeholder) : `${name} = ${placeholder(wanted)}`
  })
  return { condition: tests.join(' AND '), names, values }
}

/** Omits empty parts, which DynamoDB refuses. */
const conditionally = ({ condition, names, values }: Expression) => ({
  ...(condition && {
    ConditionExpression: condition,
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
  }),
  ...(Object.keys(names).length > 0 && { ExpressionAttributeNames: names }),
  ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
})
