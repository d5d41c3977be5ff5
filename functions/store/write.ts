import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { Key } from '#shared/keys.ts'
import { table } from '#shared/table.ts'
import type { Item, Store } from './store.ts'

/** What a write requires of the attributes that are stored: a value, or one of the tests below. */
export type Condition = Record<string, unknown>

type Test = (name: string, value: string) => string
class Requirement {
  readonly test: Test
  readonly value: unknown
  constructor(test: Test, value?: unknown) {
    this.test = test
    this.value = value
  }
}

export const missing = new Requirement((name) => `attribute_not_exists(${name})`)
export const existing = new Requirement((name) => `attribute_exists(${name})`)
export const missingOrBelow = (value: number) =>
  new Requirement((name, limit) => `(attribute_not_exists(${name}) OR ${name} < ${limit})`, value)

/** No item has the key yet. */
export const newItem: Condition = { [table.partitionKey]: missing }
export const storedItem: Condition = { [table.partitionKey]: existing }

/** False if the condition fails. */
export async function putItem(store: Store, item: Item, condition: Condition = {}): Promise<boolean> {
  const put = new PutCommand({ TableName: store.tableName, Item: item, ...expressionOf(condition) })
  return (await unlessConditionFails(store.documents.send(put))) !== undefined
}

/** False if the condition fails. */
export async function deleteItem(store: Store, key: Key, condition: Condition = {}): Promise<boolean> {
  const remove = new DeleteCommand({ TableName: store.tableName, Key: key, ...expressionOf(condition) })
  return (await unlessConditionFails(store.documents.send(remove))) !== undefined
}

interface Change {
  /** Undefined sets nothing. */
  set?: Record<string, unknown>
  add?: Record<string, number>
  remove?: readonly string[]
}

/** The item after it, or undefined if the condition fails. */
export async function updateItem(
  store: Store,
  key: Key,
  { set = {}, add = {}, remove = [] }: Change,
  condition: Condition = {},
): Promise<Item | undefined> {
  const sets = Object.entries(set).filter(([, value]) => value !== undefined)
  const adds = Object.entries(add)
  const clauses = [
    clause(
      'SET',
      sets.map(([name]) => `#${name} = :${name}`),
    ),
    clause(
      'ADD',
      adds.map(([name]) => `#${name} :${name}`),
    ),
    clause(
      'REMOVE',
      remove.map((name) => `#${name}`),
    ),
  ]
  const required = expressionOf(condition)
  const update = new UpdateCommand({
    TableName: store.tableName,
    Key: key,
    ...required,
    UpdateExpression: clauses.flat().join(' '),
    ExpressionAttributeNames: {
      ...Object.fromEntries([...sets, ...adds].map(([name]) => [`#${name}`, name])),
      ...Object.fromEntries(remove.map((name) => [`#${name}`, name])),
      ...required.ExpressionAttributeNames,
    },
    ...withValues({
      ...Object.fromEntries([...sets, ...adds].map(([name, value]) => [`:${name}`, value])),
      ...required.ExpressionAttributeValues,
    }),
    ReturnValues: 'ALL_NEW',
  })
  return (await unlessConditionFails(store.documents.send(update)))?.Attributes
}

/** The output of a conditional write, or undefined if its condition failed. */
export async function unlessConditionFails<Output>(write: Promise<Output>): Promise<Output | undefined> {
  try {
    return await write
  } catch (error) {
    if (error instanceof Error && error.name === 'ConditionalCheckFailedException') return undefined
    throw error
  }
}

const clause = (keyword: string, parts: readonly string[]) =>
  parts.length === 0 ? [] : `${keyword} ${parts.join(', ')}`

interface ConditionInput {
  ConditionExpression?: string
  ExpressionAttributeNames?: Record<string, string>
  ExpressionAttributeValues?: Record<string, unknown>
}

function expressionOf(condition: Condition): ConditionInput {
  const required = Object.entries(condition).map(([path, wanted]) => {
    const names = path.split('.')
    const name = names.map((part) => `#${part}`).join('.')
    const value = `:if_${names.join('_')}`
    if (!(wanted instanceof Requirement))
      return { names, expression: `${name} = ${value}`, values: { [value]: wanted } }
    const values = wanted.value === undefined ? {} : { [value]: wanted.value }
    return { names, expression: wanted.test(name, value), values }
  })
  if (required.length === 0) return {}
  return {
    ConditionExpression: required.map(({ expression }) => expression).join(' AND '),
    ExpressionAttributeNames: Object.fromEntries(
      required.flatMap(({ names }) => names.map((name) => [`#${name}`, name])),
    ),
    ...withValues(Object.assign({}, ...required.map(({ values }) => values))),
  }
}

/** DynamoDB refuses an empty object. */
const withValues = (values: Record<string, unknown>): ConditionInput =>
  Object.keys(values).length === 0 ? {} : { ExpressionAttributeValues: values }
