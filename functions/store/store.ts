import {
  DynamoDBClient,
  type DynamoDBClientConfig,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { shortTimeouts } from '../shortTimeouts.ts'

/** The one table and the client that reaches it: the first argument of every function in this folder. */
export interface Store {
  documents: DynamoDBDocumentClient
  tableName: string
  /** Names the request and its sender, if the request may be repeated (`repeatedRequests.ts`). */
  idempotencyKey?: string
  /** The results that a snapshot has read, by name. */
  known?: Map<string, Promise<unknown>>
}

/** An item of the table, key included. */
export type Item = Record<string, unknown>

export function openStore(tableName: string, config: DynamoDBClientConfig): Store {
  const client = new DynamoDBClient({ requestHandler: shortTimeouts, ...config })
  // It prepares each input and output for a logger that nobody sets.
  client.middlewareStack.remove('loggerMiddleware')
  client.middlewareStack.add(
    (next) => async (args) => {
      try {
        return await next(args)
      } catch (error) {
        // The SDK does not retry a write that conflicts with a transaction, although the conflict ends in milliseconds.
        if (error instanceof TransactionConflictException) Object.assign(error, { $retryable: {} })
        throw error
      }
    },
    { step: 'deserialize', priority: 'high', name: 'repeatConflicts' },
  )
  const options = { marshallOptions: { removeUndefinedValues: true } }
  return { tableName, documents: DynamoDBDocumentClient.from(client, options) }
}
