import type { Stack } from './cloudformation/stack.ts'
import type { DataFolder } from './dataFolder.ts'
import { startDynamoDb } from './dynamodb/emulator.ts'
import type { TableFaults } from './dynamodb/tableFault.ts'
import { readTables, type Table } from './dynamodb/tables.ts'
import { createAccessKeys, type EmulatorContext } from './iam/accessKeys.ts'
import { type Bucket, readBuckets } from './s3/bucket.ts'
import { type BucketFaults, startS3 } from './s3/emulator.ts'

/** The services over the data folder, which every kind of start needs: DynamoDB and S3. */
export interface DataServices {
  tables: readonly Table[]
  buckets: readonly Bucket[]
  context: EmulatorContext
  /** The environment variables that point the SDK at the emulators. */
  endpoints: { AWS_ENDPOINT_URL_DYNAMODB: string; AWS_ENDPOINT_URL_S3: string }
  close(): Promise<void>
}

export async function startDataServices(
  stack: Stack,
  data: DataFolder,
  faults: TableFaults & BucketFaults = {},
): Promise<DataServices> {
  const context = { accessKeys: createAccessKeys(), logError: data.logError, faults }
  await using resources = new AsyncDisposableStack()

  const tables = readTables(stack)
  const dynamoDb = await startDynamoDb(data.table, tables, context)
  resources.defer(dynamoDb.close)

  const buckets = readBuckets(stack, data.bucket)
  const s3 = await startS3(buckets, context)
  resources.defer(s3.close)

  const started = resources.move()
  return {
    tables,
    buckets,
    context,
    endpoints: { AWS_ENDPOINT_URL_DYNAMODB: dynamoDb.address, AWS_ENDPOINT_URL_S3: s3.address },
    close: () => started.disposeAsync(),
  }
}
