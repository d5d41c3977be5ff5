import * as z from 'zod/mini'
import { regionalArn } from '../cloudformation/localAccount.ts'
import type { Service } from '../http/awsServer.ts'
import { jsonError } from '../http/message.ts'
import { denialOf } from '../iam/accessKeys.ts'
import type { AccessRequest } from '../iam/policy.ts'
import type { Database } from './database.ts'
import { leadingKeys } from './leadingKeys.ts'
import type { Table } from './table.ts'
import { type TableFaults, withFault } from './tableFault.ts'

const Target = z.object({
  TableName: z.optional(z.string()),
  RequestItems: z.optional(z.record(z.string(), z.unknown())),
})

interface DynamoDbContext {
  faults: TableFaults
  isDiskFull(): boolean
}

/** DynamoDB over a database. Each request is authorized before it reaches the database. */
export const dynamoDb =
  (database: Database, tables: readonly Table[], { faults, isDiskFull }: DynamoDbContext): Service =>
  (request, principal) => {
    const action = `dynamodb:${String(request.headers['x-amz-target']).split('.')[1]}`
    return withFault(faults.table, action, async () => {
      const input: unknown = JSON.parse(request.body.toString() || '{}')
      const denied = accessRequests(tables, action, input).find((access) => !principal.isAllowed(access))
      if (denied) return jsonError(400, 'AccessDeniedException', denialOf(principal, denied))
      if (writing.test(action) && isDiskFull())
        return jsonError(500, 'InternalServerError', 'The disk is full.')
      return database.respond(request)
    })
  }

function accessRequests(tables: readonly Table[], action: string, input: unknown): AccessRequest[] {
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
}

const writing = /^dynamodb:(Put|Update|Delete|BatchWrite)/
