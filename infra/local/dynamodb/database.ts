import { existsSync, readdirSync } from 'node:fs'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { ClassicLevel } from 'classic-level'
import db, { type Store } from 'dynalite/db/index.js'
import validations from 'dynalite/validations/index.js'
import { CommandError } from '../../commandError.ts'
import { howToGoOn } from '../dataFolder.ts'
import { type HttpRequest, type HttpResponse, jsonError, jsonResponse } from '../http/message.ts'
import { dynaliteOperation, isRefusal, itemWrite, type Operation } from './operations.ts'
import type { Table } from './table.ts'
import { transactWriteItems } from './transactions.ts'

export type Database = Awaited<ReturnType<typeof openDatabase>>

/** Each of these operations waits until the previous one has ended, so that a transaction conflicts with no write. */
const inTurn: Record<string, Operation> = {
  PutItem: itemWrite('PutItem'),
  UpdateItem: itemWrite('UpdateItem'),
  DeleteItem: itemWrite('DeleteItem'),
  BatchWriteItem: dynaliteOperation('BatchWriteItem'),
}

const atOnce: Record<string, Operation> = Object.fromEntries(
  [
    ...['GetItem', 'BatchGetItem', 'Query', 'Scan'],
    ...['CreateTable', 'DeleteTable', 'DescribeTable', 'DescribeTimeToLive', 'ListTables', 'UpdateTable'],
    ...['TagResource', 'UntagResource', 'ListTagsOfResource'],
  ].map((name) => [name, dynaliteOperation(name)]),
)

/** An embedded DynamoDB: dynalite's operations and store, and transactions. Without a folder, it stays in memory. */
export async function openDatabase(folder?: string) {
  if (folder) await requireReadableStore(folder)
  const store = db.create({ path: folder, createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 })
  const writes: Record<string, Operation> = { ...inTurn, TransactWriteItems: transactWriteItems() }
  const running = new Set<Promise<unknown>>()
  let last: Promise<unknown> = Promise.resolve()

  const perform = (name: string, input: object) => dynaliteOperation(name).perform(store, input as never) // Its types.

  async function responseTo({ headers, body }: HttpRequest): Promise<HttpResponse> {
    const [, name = ''] = String(headers['x-amz-target']).split('.')
    const operation = writes[name] ?? atOnce[name]
    if (!operation) return jsonError(400, 'UnknownOperationException', `${name} is unknown.`)
    try {
      const input = validInput(operation, JSON.parse(body.toString() || '{}'), store)
      const act = () => operation.perform(store, input)
      if (!writes[name]) return jsonResponse(200, await act())
      const output = last.then(act)
      last = output.catch(() => {})
      return jsonResponse(200, await output)
    } catch (error) {
      if (isRefusal(error)) return jsonResponse(error.statusCode, error.body)
      throw error
    }
  }

  return {
    /** Resolves to false if the table exists. */
    async createTable(definition: Table['definition']): Promise<boolean> {
      try {
        // dynalite completes what it gets.
        await perform('CreateTable', { ...definition })
      } catch (error) {
        if (isRefusal(error) && error.body.__type.endsWith('#ResourceInUseException')) return false
        throw error
      }
      // dynalite makes a table active only after it has responded, even without a configured delay.
      const { TableName } = definition
      while ((await perform('DescribeTable', { TableName })).Table?.TableStatus !== 'ACTIVE') await nextTurn()
      return true
    },
    isEmpty: async (TableName: string) =>
      (await perform('Scan', { TableName, Limit: 1 })).Items?.length === 0,
    respond: (request: HttpRequest) => {
      const response = responseTo(request)
      running.add(response)
      return response.finally(() => running.delete(response))
    },
    close: async () => {
      await Promise.allSettled(running)
      await store.db.close()
    },
  }
}

function validInput({ types, custom }: Operation, input: unknown, store: Store) {
  const checked = validations.checkTypes(input, types)
  validations.checkValidations(checked, types, custom, store)
  return checked as never // The types of the operation have been checked.
}

/** Opens the store once before dynalite, because dynalite reports no error if it cannot open the store. */
async function requireReadableStore(folder: string): Promise<void> {
  const files = existsSync(folder) ? readdirSync(folder) : []
  // LevelDB would begin an empty table. It writes the first data after CURRENT.
  if (files.some((file) => /^\d+\.(?:ldb|log)$/.test(file)) && !files.includes('CURRENT'))
    throw damaged(folder)
  const store = new ClassicLevel(folder)
  try {
    await store.open()
  } catch (error) {
    if (isFull(error)) throw error
    throw damaged(folder)
  } finally {
    await store.close()
  }
}

const damaged = (folder: string) =>
  new CommandError(`The table in ${folder} is damaged. ${howToGoOn('the folder')}`)

function isFull(error: unknown): boolean {
  return error instanceof Error && /no space left/i.test(String(error.cause ?? error))
}
