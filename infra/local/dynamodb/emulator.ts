import * as z from 'zod/mini'
import { regionalArn } from '../cloudformation/localAccount.ts'
import { type LocalServer, readBody, startServer } from '../http/server.ts'
import { denialOf, type EmulatorContext } from '../iam/accessKeys.ts'
import type { AccessRequest } from '../iam/policy.ts'
import { openDatabase } from './database.ts'
import { leadingKeys } from './leadingKeys.ts'
import type { Table } from './table.ts'
import { respondWithError, respondWithFault, type TableFaults } from './tableFault.ts'

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
        const message = 'The security token included in the request is invalid.'
        return respondWithError(response, 'UnrecognizedClientException', { message })
      }
      const input: unknown = JSON.parse(body.toString() || '{}')
      const denied = accessRequests(tables, action, input).find((access) => !principal.isAllowed(access))
      if (denied)
        return respondWithError(response, 'AccessDeniedException', { message: denialOf(principal, denied) })
      if (writing.test(action) && isDiskFull())
        return respondWithError(response, 'InternalServerError', {
          message: 'The disk is full.',
          status: 500,
        })
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
