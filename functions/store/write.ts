import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { Key } from '#shared/keys.ts'
import { table } from '#shared/table.ts'
import type { Item, Store } from './store.ts'

/** What a write requires of the attributes that are stored: a value, or one of the tests below. */
export type Condition = Record<string, unknown>

/** The expression for an attribute. `placeholder` stands for a value that it is compared with. */
type Test = (name: string, placeholder: (value: unknown) => string) => string

export const missing: Test = (name) => `attribute_not_exists(${name})`
export const existing: Test = (name) => `attribute_exists(${name})`
export const atMost =
  (limit: number): Test =>
  (name, placeholder) =>
    `${name} <= ${placeholder(limit)}`
export const missingOrBelow =
  (limit: number): Test =>
  (name, placeholder) =>
    `(attribute_not_exists(${name}) OR ${name} < ${placeholder(limit)})`

/** When DynamoDB deletes an item, from milliseconds since 1970. */
export const expiring = (at: number): Item => ({ [table.timeToLive]: Math.ceil(at / 1_000) })

export const newItem: Condition = { [table.partitionKey]: missing }
export const storedItem: Condition = { [table.partitionKey]: existing }

/** False if the condition fails. */
export async function putItem(store: Store, item: Item, condition: Condition = {}): Promise<boolean> {
  const put = new PutCommand({ TableName: store.tableName, Item: item, ...inputOf(expressionOf(condition)) })
  return (await unlessConditionFails(store.documents.send(put))) !== undefined
}

/** False if the condition fails. */
export async function deleteItem(store: Store, key: Key, condition: Condition = {}): Promise<boolean> {
  const remove = new DeleteCommand({
    ...{ TableName: store.tableName, Key: key },
    ...inputOf(expressionOf(condition)),
  })
  return (await unlessConditionFails(store.documents.send(remove))) !== undefined
}

export interface Change {
  /** Undefined changes nothing, and null removes. */
  set?: Record<string, unknown>
  setOnce?: Record<string, unknown>
  add?: Record<string, number | Set<string>>
  returns?: 'ALL_OLD'
}

/** The item after it, or before it where `returns` says so; undefined if the condition fails. */
export async function updateItem(
  store: Store,
  key: Key,
  { set = {}, setOnce = {}, add = {}, returns }: Change,
  condition: Condition = {},
): Promise<Item | undefined> {
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
  const update = new UpdateCommand({
    ...{ TableName: store.tableName, Key: key },
    ...inputOf(expression),
    UpdateExpression: Object.entries(clauses)
      .flatMap(([keyword, parts]) => (parts.length === 0 ? [] : `${keyword} ${parts.join(', ')}`))
      .join(' '),
    ReturnValues: returns ?? 'ALL_NEW',
  })
  return (await unlessConditionFails(store.documents.send(update)))?.Attributes
}

async function unlessConditionFails<Output>(write: Promise<Output>): Promise<Output | undefined> {
  try {
    return await write
  } catch (error) {
    if (error instanceof Error && error.name === 'ConditionalCheckFailedException') return undefined
    throw error
  }
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

/** DynamoDB refuses what is empty. */
const inputOf = ({ condition, names, values }: Expression) => ({
  ConditionExpression: condition || undefined,
  ExpressionAttributeNames: Object.keys(names).length > 0 ? names : undefined,
  ExpressionAttributeValues: Object.keys(values).length > 0 ? values : undefined,
})
