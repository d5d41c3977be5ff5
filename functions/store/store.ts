import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'

/** The one table and the client that reaches it: the first argument of every function in this folder. */
export interface Store {
  documents: DynamoDBDocumentClient
  tableName: string
}

/** What the table stores under a key, with the key. */
export type Item = Record<string, unknown>

/** In milliseconds. A healthy table responds within 20: failing early leaves time to retry before a person gives up. */
export const shortTimeouts = { connectionTimeout: 1_000, requestTimeout: 2_000, throwOnRequestTimeout: true }

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
