import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { environment } from '../environment.ts'

/** The table's client, one for the life of the process: its connections and credentials are reused. */
export function documents(): DynamoDBDocumentClient {
  client ??= DynamoDBDocumentClient.from(
    new DynamoDBClient({
      region: environment.region,
      // A healthy table answers within 20 ms. Failing early leaves time to try again within a visitor's patience.
      maxAttempts: 3,
      requestHandler: { connectionTimeout: 1_000, requestTimeout: 2_000, throwOnRequestTimeout: true },
    }),
    { marshallOptions: { removeUndefinedValues: true } },
  )
  return client
}

let client: DynamoDBDocumentClient | undefined
