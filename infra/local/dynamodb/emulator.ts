import * as z from 'zod/mini'
import { regionalArn } from '../cloudformation/localAccount.ts'
import type { Service } from '../http/awsServer.ts'
import type { Database } from './database.ts'
import { leadingKeys } from './leadingKeys.ts'
import type { Table } from './table.ts'

const Target = z.object({
  TableName: z.optional(z.string()),
  RequestItems: z.optional(z.record(z.string(), z.unknown())),
})

export const dynamoDb = (database: Database, tables: readonly Table[]): Service => ({
  errors: 'json',
  accessesOf: ({ headers, body }) => {
    const action = `dynamodb:${String(headers['x-amz-target']).split('.')[1]}`
    const input: unknown = JSON.parse(body.toString() || '{}')
    const { TableName, RequestItems } = z.parse(Target, input)
    const names = RequestItems ? Object.keys(RequestItems) : [TableName ?? '']
    return names.map((name) => {
      const table = tables.find((candidate) => candidate.name === name || candidate.arn === name)
      return {
        action,
        resource: table?.arn ?? regionalArn('dynamodb', `table/${name}`),
        context: { 'dynamodb:leadingkeys': table ? leadingKeys(action, input, table) : [] },
      }
    })
  },
  respond: database.respond,
})
