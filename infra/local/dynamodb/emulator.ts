import * as z from 'zod/mini'
import { regionalArn } from '../cloudformation/localAccount.ts'
import type { Service } from '../http/awsServer.ts'
import type { HttpRequest } from '../http/message.ts'
import type { Database } from './database.ts'
import { leadingKeys } from './leadingKeys.ts'
import type { Table } from './table.ts'

const Input = z.object({
  TableName: z.optional(z.string()),
  RequestItems: z.optional(z.record(z.string(), z.unknown())),
  TransactItems: z.optional(z.array(z.record(z.string(), z.looseObject({ TableName: z.string() })))),
})

const operationOf = ({ headers }: HttpRequest) => `dynamodb:${String(headers['x-amz-target']).split('.')[1]}`

export const dynamoDb = (database: Database, tables: readonly Table[]): Service => ({
  errors: 'json',
  operationOf,
  accessesOf: (request) => {
    const json: unknown = JSON.parse(request.body.toString() || '{}')
    // The database refuses malformed requests later.
    const { TableName, RequestItems, TransactItems } = z.safeParse(Input, json).data ?? {}
    const access = (action: string, input: unknown, name: string) => {
      const table = tables.find((candidate) => candidate.name === name || candidate.arn === name)
      return {
        action,
        resource: table?.arn ?? regionalArn('dynamodb', `table/${name}`),
        context: { 'dynamodb:leadingkeys': table ? leadingKeys(action, input, table) : [] },
      }
    }
    if (TransactItems)
      return TransactItems.flatMap((item) =>
        Object.entries(item).map(([action, input]) =>
          // IAM has no action for a transaction. It needs the actions of its items.
          access(`dynamodb:${action}Item`, input, input.TableName),
        ),
      )
    const names = RequestItems ? Object.keys(RequestItems) : [TableName ?? '']
    return names.map((name) => access(operationOf(request), json, name))
  },
  respond: database.respond,
})
