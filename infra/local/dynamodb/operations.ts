import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import db, { type Item, type Store } from 'dynalite/db/index.js'
import type { Check, Types } from 'dynalite/validations/index.js'

/** One of DynamoDB's operations. Its types validate the input. */
export interface Operation<Result = object> {
  types: Types
  custom?: Check
  perform(store: Store, input: never): Promise<Result>
}

interface Output {
  Items?: Item[]
  Table?: { TableStatus: string }
}

export interface ItemRequest {
  TableName: string
  Item?: Item
  Key?: Item
  ReturnValuesOnConditionCheckFailure?: 'ALL_OLD' | 'NONE'
}

const require = createRequire(import.meta.url)

export function dynaliteOperation(name: string): Operation<Output> {
  const file = name.charAt(0).toLowerCase() + name.slice(1)
  const action = promisify(require(`dynalite/actions/${file}`))
  return { ...require(`dynalite/validations/${file}`), perform: action }
}

/** A write of one item. Unlike in dynalite, the error of a failed condition can contain the stored item. */
export function itemWrite(name: string): Operation {
  const operation = dynaliteOperation(name)
  return {
    ...operation,
    types: {
      ...operation.types,
      ReturnValuesOnConditionCheckFailure: { type: 'String', enum: ['ALL_OLD', 'NONE'] },
    },
    perform: async (store, request: ItemRequest) => {
      try {
        return await operation.perform(store, request as never)
      } catch (error) {
        if (isFailedCondition(error) && request.ReturnValuesOnConditionCheckFailure === 'ALL_OLD')
          error.body.Item = await storedItem(store, request)
        throw error
      }
    },
  }
}

async function storedItem(store: Store, request: ItemRequest): Promise<Item | undefined> {
  const key = await keyOf(store, request)
  return key === undefined ? undefined : promisify(store.getItemDb(request.TableName).get)(key)
}

/** The item's key in dynalite's store, or undefined if the key does not match the table's schema. */
export async function keyOf(
  store: Store,
  { TableName, Item, Key }: ItemRequest,
): Promise<string | undefined> {
  const table = await promisify(store.getTable)(TableName)
  const item = Item ?? Key ?? {}
  const key = Object.fromEntries(
    table.KeySchema.flatMap(({ AttributeName: name }) => (item[name] ? [[name, item[name]]] : [])),
  )
  return db.validateKey(key, table) ? undefined : db.createKey(key, table)
}

/** An error that is sent as the response. */
export type Refusal = Error & {
  statusCode: number
  body: { __type: string; message: string; [detail: string]: unknown }
}

export const isRefusal = (error: unknown): error is Refusal => error instanceof Error && 'statusCode' in error

export const isFailedCondition = (error: unknown): error is Refusal =>
  isRefusal(error) && error.body.__type.endsWith('#ConditionalCheckFailedException')

export const refusal = (name: string, message: string, details: object = {}): Refusal =>
  Object.assign(new Error(message), {
    statusCode: 400,
    body: { __type: `com.amazonaws.dynamodb.v20120810#${name}`, message, ...details },
  })
