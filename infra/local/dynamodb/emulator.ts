import type { ServerResponse } from 'node:http'
import * as z from 'zod/mini'
import { regionalArn } from '../cloudformation/localAccount.ts'
import { type LocalServer, readBody, startServer } from '../http/server.ts'
import type { EmulatorContext } from '../iam/accessKeys.ts'
import type { AccessRequest } from '../iam/policy.ts'
import { openDatabase } from './database.ts'
import { leadingKeys } from './leadingKeys.ts'
import type { Table } from './table.ts'
import { respondWithFault, type TableFaults } from './tableFault.ts'

const Target = z.object({
  TableName: z.optional(z.string()),
  RequestItems: z.optional(z.record(z.string(), z.unknown())),
})

/** DynamoDB over a folder. Each request is authorized before it reaches the database. */
export async function startDynamoDb(
  folder: string,
  tables: readonly Table[],
  { accessKeys, logError, isDiskFull, faults }: EmulatorContext & { faults: TableFaults },
): Promise<LocalServer> {
  const database = await openDatabase(folder)
  const server = await startServer(
    async (request, response) => {
      const body = (await readBody(request, 16 * 1024 * 1024)) ?? Buffer.alloc(0)
      const action = `dynamodb:${String(request.headers['x-amz-target']).split('.')[1]}`
      if (faults.table && (await respondWithFault(faults.table, action, response))) return
      const principal = accessKeys.principalOf(request.headers)
      if (!principal) {
        return respondWithError(
          response,
          'UnrecognizedClientException',
          'The security token included in the request is invalid.',
        )
      }
      const input: unknown = JSON.parse(body.toString() || '{}')
      const denied = accessRequests(tables, action, input).find((access) => !principal.isAllowed(access))
      if (denied) {
        return respondWithError(
          response,
          'AccessDeniedException',
          `User: ${principal.name} is not authorized to perform: ${action} on resource: ${denied.resource} because no identity-based policy allows the ${action} action`,
        )
      }
      if (writing.test(action) && isDiskFull())
        return respondWithError(response, 'InternalServerError', 'The disk is full.', 500)
      database.handle(request, body, response)
    },
    { logError },
  )
  return {
    address: server.address,
    close: async () => {
      await server.close()
      await database.close()
    },
  }
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

function respondWithError(response: ServerResponse, code: string, message: string, status = 400): void {
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' })
  response.end(JSON.stringify({ __type: `com.amazon.coral.service#${code}`, Message: message, message }))
}
