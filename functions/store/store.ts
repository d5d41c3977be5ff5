import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { shortTimeouts } from '../shortTimeouts.ts'

/** The one table and the client that reaches it: the first argument of every function in this folder. */
export interface Store {
  documents: DynamoDBDocumentClient
  tableName: string
  /** Of a snapshot: what has been read, by name. */
  known?: Map<string, Promise<unknown>>
}

/** What the table stores under a key, with the key. */
export type Item = Record<string, unknown>

export const openStore = (tableName: string, config: DynamoDBClientConfig): Store => ({
  tableName,
  documents: DynamoDBDocumentClient.from(
    new DynamoDBClient({
      requestHandler: shortTimeouts,
      ...config,
    }),
    { marshallOptions: { removeUndefinedValues: true } },
  ),
})
