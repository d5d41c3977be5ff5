import type { ServerResponse } from 'node:http'
import * as z from 'zod/mini'
import { bodyOf, type Emulator, startEmulator } from '../emulator.ts'
import type { Faults } from '../faults.ts'
import type { Keyring } from '../iam/keyring.ts'
import type { Database } from './database.ts'
import { leadingKeys } from './leadingKeys.ts'
import { respondWithFault } from './tableFault.ts'

/** The table as policies know it. */
export interface TableNames {
  name: string
  arn: string
  partitionKey: string
}

const Target = z.object({
  TableName: z.optional(z.string()),
  IndexName: z.optional(z.string()),
  RequestItems: z.optional(z.record(z.string(), z.unknown())),
})

/** DynamoDB, with each request held against the policy of whoever signed it before the engine sees it. */
export function startDynamoDb(
  database: Database,
  tables: readonly TableNames[],
  { keyring, report, faults }: { keyring: Keyring; report: (error: unknown) => void; faults?: Faults },
): Promise<Emulator> {
  return startEmulator(async (request, response) => {
    const body = (await bodyOf(request, 16 * 1024 * 1024)) ?? Buffer.alloc(0)
    if (faults?.table && (await respondWithFault(faults.table, response))) return
    const caller = keyring.callerOf(request.headers)
    if (!caller)
      return refuse(
        response,
        'UnrecognizedClientException',
        'The security token included in the request is invalid.',
      )

    const action = `dynamodb:${String(request.headers['x-amz-target']).split('.')[1]}`
    const question: unknown = JSON.parse(body.toString() || '{}')
    const target = z.parse(Target, question)
    const names = target.RequestItems ? Object.keys(target.RequestItems) : [target.TableName ?? '']
    for (const name of names) {
      const table = tables.find((known) => known.name === name || known.arn === name)
      const arn = table?.arn ?? `arn:aws:dynamodb:::table/${name}`
      const resource = target.IndexName === undefined ? arn : `${arn}/index/${target.IndexName}`
      const context = { 'dynamodb:leadingkeys': table ? leadingKeys(action, question, table) : [] }
      if (!caller.may({ action, resource, context })) {
        return refuse(
          response,
          'AccessDeniedException',
          `User: ${caller.name} is not authorized to perform: ${action} on resource: ${resource} because no identity-based policy allows the ${action} action`,
        )
      }
    }
    database.answer(request, body, response)
  }, report)
}

function refuse(response: ServerResponse, code: string, message: string): void {
  response.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' })
  response.end(JSON.stringify({ __type: `com.amazon.coral.service#${code}`, Message: message, message }))
}
