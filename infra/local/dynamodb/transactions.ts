import { createHash } from 'node:crypto'
import db, { type BatchOperation, type Items, type Store, type Table } from 'dynalite/db/index.js'
import type { Types } from 'dynalite/validations/index.js'
import {
  dynaliteOperation,
  type ItemOutput,
  type ItemRequest,
  isFailedCondition,
  isRefusal,
  itemWrite,
  keyOf,
  type Operation,
  refusal,
} from './operations.ts'
import type { RequestTokens } from './requestTokens.ts'

/** dynalite's operation for each action. A condition check is a deletion whose writes are dropped. */
const writes = {
  Put: itemWrite('PutItem'),
  Update: itemWrite('UpdateItem'),
  Delete: itemWrite('DeleteItem'),
  ConditionCheck: itemWrite('DeleteItem'),
}
const reads = { Get: dynaliteOperation('GetItem') }

type Actions = Record<string, Operation<ItemOutput>>

interface Request {
  TransactItems: Record<string, ItemRequest>[]
  ClientRequestToken?: string
  ReturnConsumedCapacity?: 'INDEXES' | 'TOTAL' | 'NONE'
}

const maxActions = 100
const maxBytes = 4 * 1024 * 1024

/** All writes are one batch of LevelDB, which a crash leaves whole or absent. */
export const transactWriteItems = (tokens: RequestTokens): Operation => ({
  types: {
    ...requestTypes(writes, { Update: 'UpdateExpression', ConditionCheck: 'ConditionExpression' }),
    ClientRequestToken: { type: 'String', lengthGreaterThanOrEqual: 1, lengthLessThanOrEqual: 36 },
  },
  custom: ({ TransactItems }: Request, store) => problemOf(TransactItems, writes, store),
  async perform(store, request: Request) {
    const { TransactItems, ClientRequestToken: token } = request
    const content = createHash('sha256').update(JSON.stringify(TransactItems)).digest('hex')
    const earlier = token && (await tokens.find(token))
    if (earlier && earlier !== content) throw refusal('IdempotentParameterMismatchException', '')
    // A repeated request that has succeeded before writes nothing.
    if (earlier) return {}
    const collected: BatchOperation[] = []
    const outputs = await performEach(TransactItems, writes, store, (action, reading) =>
      collectingStore(reading, action === 'ConditionCheck' ? [] : collected),
    )
    const size = collected.reduce((sum, write) => sum + sizeOf(write), 0)
    if (size > maxBytes)
      throw db.validationError(`Transaction payload size cannot exceed 4MB. Payload Size: ${size}`)
    await store.db.batch([...collected, ...(token ? [tokens.remember(token, content)] : [])])
    return consumption(request, outputs)
  },
})

/** Reads all items at one moment, between two writes. */
export const transactGetItems: Operation = {
  types: requestTypes(reads, {}),
  custom: ({ TransactItems }: Request, store) => problemOf(TransactItems, reads, store),
  async perform(store, request: Request) {
    const outputs = await performEach(request.TransactItems, reads, store, (_, reading) => reading)
    return { ...consumption(request, outputs), Responses: outputs.map(({ Item }) => (Item ? { Item } : {})) }
  },
}

function requestTypes(actions: Actions, required: Record<string, string>): Types {
  const children = Object.entries(actions).map(([name, { types }]) => {
    const expression = required[name] && { [required[name]]: { type: 'String', notNull: true } }
    return [name, { type: `FieldStruct<${name}>`, children: { ...types, ...expression } }]
  })
  return {
    TransactItems: {
      type: 'List',
      notNull: true,
      lengthGreaterThanOrEqual: 1,
      lengthLessThanOrEqual: maxActions,
      children: { type: 'ValueStruct<TransactItem>', children: Object.fromEntries(children) },
    },
    ReturnConsumedCapacity: { type: 'String', enum: ['INDEXES', 'TOTAL', 'NONE'] },
  }
}

function problemOf(items: Request['TransactItems'], actions: Actions, store: Store): string | undefined {
  for (const item of items) {
    const [[name, input] = [], another] = Object.entries(item)
    if (!name || another)
      return `TransactItems can only contain one of ${Object.keys(actions).join(', ').replace('ConditionCheck', 'Check')}`
    const problem = actions[name]?.custom?.(input as never, store)
    if (problem) return problem
  }
  return undefined
}

/** @throws if an action is refused. The error has a reason for each action. */
async function performEach(
  items: Request['TransactItems'],
  actions: Actions,
  store: Store,
  storeFor: (action: string, store: Store) => Store,
): Promise<ItemOutput[]> {
  const withTables = rememberingTables(store)
  const keys = new Set<string>()
  const outputs: ItemOutput[] = []
  const reasons: { Code: string; Message?: string; Item?: unknown }[] = []
  for (const [action, input] of items.flatMap((item) => Object.entries(item))) {
    const key = await keyOf(withTables, input)
    if (key && keys.size === keys.add(`${input.TableName} ${key}`).size)
      throw db.validationError('Transaction request cannot include multiple operations on one item')
    const request = { ...input, ReturnConsumedCapacity: 'TOTAL', ConsistentRead: true }
    try {
      outputs.push((await actions[action]?.perform(storeFor(action, withTables), request as never)) ?? {})
      reasons.push({ Code: 'None' })
    } catch (error) {
      if (!isRefusal(error)) throw error
      const { message: Message, Item } = error.body
      const Code = isFailedCondition(error) ? 'ConditionalCheckFailed' : 'ValidationError'
      reasons.push({ Code, Message, ...(Item ? { Item } : {}) })
    }
  }
  if (outputs.length === items.length) return outputs
  const codes = reasons.map(({ Code }) => Code).join(', ')
  const message = `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`
  throw refusal('TransactionCanceledException', message, { CancellationReasons: reasons })
}

function rememberingTables(store: Store): Store {
  const tables = new Map<string, Table>()
  return {
    ...store,
    getTable: (name, callback) => {
      const known = tables.get(name)
      if (known) return callback(null, known)
      store.getTable(name, (error, table) => {
        if (!error) tables.set(name, table)
        callback(error, table)
      })
    },
  }
}

/** A store that reads, and collects the writes of dynalite's actions. */
function collectingStore(store: Store, collected: BatchOperation[]): Store {
  const collecting = (items: Items, prefix: string): Items => ({
    get: items.get,
    // dynalite's lock for each item is not needed, because `database.ts` runs one write at a time.
    lock: (_key, run) => run((callback) => callback),
    put: (key, item, callback) => {
      collected.push({ type: 'put', key: `${prefix}~${key}`, value: item })
      callback(null)
    },
    del: (key, callback) => {
      collected.push({ type: 'del', key: `${prefix}~${key}` })
      callback(null)
    },
  })
  return {
    ...store,
    getItemDb: (table) => collecting(store.getItemDb(table), `item-${table}`),
    getIndexDb: (type, table, index) =>
      collecting(store.getIndexDb(type, table, index), `index-${type.toLowerCase()}~${table}~${index}`),
  }
}

const sizeOf = (write: BatchOperation) =>
  write.type === 'put' && write.key.startsWith('item-') ? db.itemSize(write.value) : 0

/** Twice the units of the same requests outside a transaction. */
function consumption({ ReturnConsumedCapacity = 'NONE' }: Request, outputs: readonly ItemOutput[]) {
  if (ReturnConsumedCapacity === 'NONE') return {}
  const units = Map.groupBy(outputs, ({ ConsumedCapacity }) => ConsumedCapacity?.TableName)
  return {
    ConsumedCapacity: Array.from(units, ([TableName, ofTable]) => ({
      TableName,
      CapacityUnits: ofTable.reduce(
        (sum, { ConsumedCapacity }) => sum + 2 * (ConsumedCapacity?.CapacityUnits ?? 0),
        0,
      ),
    })),
  }
}
