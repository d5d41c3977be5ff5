import { createHash } from 'node:crypto'
import db, { type BatchOperation, type Items, type Store, type Table } from 'dynalite/db/index.js'
import {
  type ItemRequest,
  isFailedCondition,
  isRefusal,
  itemWrite,
  keyOf,
  type Operation,
  refusal,
} from './operations.ts'

/** dynalite's operation for each action. A condition check is a deletion whose writes are dropped. */
const actions: Record<string, Operation> = {
  Put: itemWrite('PutItem'),
  Update: itemWrite('UpdateItem'),
  Delete: itemWrite('DeleteItem'),
  ConditionCheck: itemWrite('DeleteItem'),
}

const required: Record<string, string> = {
  Update: 'UpdateExpression',
  ConditionCheck: 'ConditionExpression',
}

interface Request {
  TransactItems: Record<string, ItemRequest>[]
  ClientRequestToken?: string
}

const maxActions = 100
const maxBytes = 4 * 1024 * 1024
/** More than repeats meanwhile. They need not survive a restart, because what would repeat a request ends with the system. */
const maxTokens = 1_000

/** All writes are one batch of LevelDB, which a crash leaves whole or absent. */
export const transactWriteItems = (contentOf = new Map<string, string>()): Operation => ({
  types: {
    TransactItems: {
      type: 'List',
      notNull: true,
      lengthGreaterThanOrEqual: 1,
      lengthLessThanOrEqual: maxActions,
      children: { type: 'ValueStruct<TransactItem>', children: actionTypes() },
    },
    ClientRequestToken: { type: 'String', lengthGreaterThanOrEqual: 1, lengthLessThanOrEqual: 36 },
  },
  custom: ({ TransactItems }: Request, store) => problemOf(TransactItems, store),
  async perform(store, { TransactItems, ClientRequestToken: token }: Request) {
    const content = createHash('sha256').update(JSON.stringify(TransactItems)).digest('hex')
    const earlier = token && contentOf.get(token)
    if (earlier && earlier !== content) throw refusal('IdempotentParameterMismatchException', '')
    // A repeated request that has succeeded before writes nothing.
    if (earlier) return {}
    const writes = await collectedWrites(TransactItems, store)
    const size = writes.reduce((sum, write) => sum + (write.type === 'put' ? db.itemSize(write.value) : 0), 0)
    if (size > maxBytes)
      throw db.validationError(`Transaction payload size cannot exceed 4MB. Payload Size: ${size}`)
    await store.db.batch(writes)
    if (token) contentOf.set(token, content)
    const [oldest = ''] = contentOf.keys()
    if (contentOf.size > maxTokens) contentOf.delete(oldest)
    return {}
  },
})

function actionTypes() {
  const children = Object.entries(actions).map(([name, { types }]) => {
    const expression = required[name] && { [required[name]]: { type: 'String', notNull: true } }
    return [name, { type: `FieldStruct<${name}>`, children: { ...types, ...expression } }]
  })
  return Object.fromEntries(children)
}

function problemOf(items: Request['TransactItems'], store: Store): string | undefined {
  for (const item of items) {
    const [[name, input] = [], another] = Object.entries(item)
    if (!name || another) return 'TransactItems can only contain one of Check, Put, Update or Delete'
    const problem = actions[name]?.custom?.(input as never, store)
    if (problem) return problem
  }
  return undefined
}

/** @throws if an action is refused. The error has a reason for each action. */
async function collectedWrites(items: Request['TransactItems'], store: Store): Promise<BatchOperation[]> {
  const withTables = rememberingTables(store)
  const keys = new Set<string>()
  const collected: BatchOperation[] = []
  const reasons: { Code: string; Message?: string; Item?: unknown }[] = []
  for (const [action, input] of items.flatMap((item) => Object.entries(item))) {
    const key = await keyOf(withTables, input)
    if (key && keys.size === keys.add(`${input.TableName} ${key}`).size)
      throw db.validationError('Transaction request cannot include multiple operations on one item')
    try {
      const writes = action === 'ConditionCheck' ? [] : collected
      await actions[action]?.perform(collectingStore(withTables, writes), input as never)
      reasons.push({ Code: 'None' })
    } catch (error) {
      if (!isRefusal(error)) throw error
      const { message: Message, Item } = error.body
      const Code = isFailedCondition(error) ? 'ConditionalCheckFailed' : 'ValidationError'
      reasons.push({ Code, Message, ...(Item ? { Item } : {}) })
    }
  }
  const codes = reasons.map(({ Code }) => Code)
  if (codes.every((code) => code === 'None')) return collected
  const message = `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes.join(', ')}]`
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
const collectingStore = (store: Store, collected: BatchOperation[]): Store => ({
  ...store,
  getItemDb: (table): Items => ({
    get: store.getItemDb(table).get,
    // dynalite's lock for each item is not needed, because `database.ts` runs one write at a time.
    lock: (_key, run) => run((callback) => callback),
    put: (key, item, callback) => {
      collected.push({ type: 'put', key: `item-${table}~${key}`, value: item })
      callback(null)
    },
    del: (key, callback) => {
      collected.push({ type: 'del', key: `item-${table}~${key}` })
      callback(null)
    },
  }),
})
