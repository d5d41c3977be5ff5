import { existsSync, readdirSync } from 'node:fs'
import { ClassicLevel } from 'classic-level'
import db, { type Store } from 'dynalite/db/index.js'
import validations from 'dynalite/validations/index.js'
import { CommandError } from '../../commandError.ts'
import { howToGoOn } from '../dataFolder.ts'
import { type HttpRequest, type HttpResponse, jsonError, jsonResponse } from '../http/message.ts'
import { dynaliteOperation, isRefusal, itemWrite, type Operation } from './operations.ts'
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

  async function responseTo({ headers, body }: HttpRequest): Promise<HttpResponse> {
    const [, name = ''] = String(headers['x-amz-target']).split('.')
    const operation = writes[name] ?? atOnce[name]
    if (!operation) return jsonError(400, 'UnknownOperationException', `${name} is unknown.`)
    try {
      const input = validInput(operation, JSON.parse(body.toString() || '{}'), store)
      const perform = () => operation.perform(store, input)
      if (!writes[name]) return jsonResponse(200, await perform())
      const output = last.then(perform)
      last = output.catch(() => {})
      return jsonResponse(200, await output)
    } catch (error) {
      if (isRefusal(error)) return jsonResponse(error.statusCode, error.body)
      throw error
    }
  }

  return {
    /** True also if the table does not exist. */
    isEmpty: (TableName: string) =>
      dynaliteOperation('Scan')
        .perform(store, { TableName, Limit: 1 } as never) // The types of a Scan.
        .then(({ Items = [] }) => Items.length === 0)
        .catch((error: unknown) => {
          if (isRefusal(error)) return true
          throw error
        }),
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
