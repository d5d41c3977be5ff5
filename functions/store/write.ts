import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { Key } from '#shared/keys.ts'
import { table } from '#shared/table.ts'
import type { Item, Store } from './store.ts'

/** What a write requires of the attributes that are stored: a value, or one of the tests below. */
export type Condition = Record<string, unknown>

/** The expression of an attribute, and the value that it is compared with. */
type Test = (name: string, value: string) => string
class Requirement {
  readonly test: Test
  readonly value: unknown
  constructor(test: Test, value?: unknown) {
    this.test = test
    this.value = value
  }
}

const equalTo = (value: unknown) => new Requirement((name, equal) => `${name} = ${equal}`, value)
export const missing = new Requirement((name) => `attribute_not_exists(${name})`)
export const existing = new Requirement((name) => `attribute_exists(${name})`)
export const missingOrBelow = (value: number) =>
  new Requirement((name, limit) => `(attribute_not_exists(${name}) OR ${name} < ${limit})`, value)
export const atMost = (value: number) => new Requirement((name, limit) => `${name} <= ${limit}`, value)

/** When DynamoDB deletes an item, from milliseconds since 1970. */
export const expiring = (at: number): Item => ({ [table.timeToLive]: Math.ceil(at / 1_000) })

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
  const changed = Object.entries(set).filter(([, value]) => value !== undefined)
  const sets = changed.filter(([, value]) => value !== null)
  const removed = changed.flatMap(([name, value]) => (value === null ? name : []))
  const missingSets = Object.entries(setOnce).filter(([, value]) => value !== undefined)
  const adds = Object.entries(add)
  const written = [...sets, ...missingSets, ...adds]
  const clauses = {
    SET: [
      ...sets.map(([name]) => `#${name} = :${name}`),
      ...missingSets.map(([name]) => `#${name} = if_not_exists(#${name}, :${name})`),
    ],
    ADD: adds.map(([name]) => `#${name} :${name}`),
    REMOVE: removed.map((name) => `#${name}`),
  }
  const required = expressionOf(condition)
  const update = new UpdateCommand({
    TableName: store.tableName,
    Key: key,
    ...required,
    UpdateExpression: Object.entries(clauses)
      .flatMap(([keyword, parts]) => (parts.length === 0 ? [] : `${keyword} ${parts.join(', ')}`))
      .join(' '),
    ExpressionAttributeNames: {
      ...Object.fromEntries([...written.map(([name]) => name), ...removed].map((name) => [`#${name}`, name])),
      ...required.ExpressionAttributeNames,
    },
    ...withValues({
      ...Object.fromEntries(written.map(([name, value]) => [`:${name}`, value])),
      ...required.ExpressionAttributeValues,
    }),
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

interface ConditionInput {
  ConditionExpression?: string
  ExpressionAttributeNames?: Record<string, string>
  ExpressionAttributeValues?: Record<string, unknown>
}

function expressionOf(condition: Condition): ConditionInput {
  const required = Object.entries(condition).map(([path, wanted]) => {
    const names = path.split('.')
    const name = names.map((part) => `#${part}`).join('.')
    const placeholder = `:if_${names.join('_')}`
    const { test, value } = wanted instanceof Requirement ? wanted : equalTo(wanted)
    const values = value === undefined ? {} : { [placeholder]: value }
    return { names, expression: test(name, placeholder), values }
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
