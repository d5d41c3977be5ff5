import { rmSync } from 'node:fs'
import type { Stack } from './cloudformation/stack.ts'
import type { DataFolder } from './dataFolder.ts'
import { startDynamoDb } from './dynamodb/emulator.ts'
import { createTableIfMissing, readTable } from './dynamodb/table.ts'
import type { TableFaults } from './dynamodb/tableFault.ts'
import { createAccessKeys, type EmulatorContext } from './iam/accessKeys.ts'
import { type Bucket, readBuckets, removeDamagedObjects } from './s3/bucket.ts'
import { type BucketFaults, startS3 } from './s3/emulator.ts'

/** The services over the data folder, which every kind of start needs: DynamoDB and S3. */
export interface DataServices {
  tableName: string
  buckets: readonly Bucket[]
  context: EmulatorContext
  /** The environment variables that point the SDK at the emulators. */
  endpoints: { AWS_ENDPOINT_URL_DYNAMODB: string; AWS_ENDPOINT_URL_S3: string }
  createTableIfMissing(): Promise<void>
  close(): Promise<void>
}

export async function startDataServices(
  stack: Stack,
  data: DataFolder,
  faults: TableFaults & BucketFaults = {},
): Promise<DataServices> {
  const context = { accessKeys: createAccessKeys(), logError: data.logError, faults }
  await using resources = new AsyncDisposableStack()

  const table = readTable(stack)
  const dynamoDb = await startDynamoDb(data.table, table, context)
  resources.defer(dynamoDb.close)

  const buckets = readBuckets(stack, data.bucket)
  const damaged = buckets.map(({ name }) => removeDamagedObjects(data.bucket(name)))
  if (damaged.some((count) => count > 0)) forgetDeployment(data)
  const s3 = await startS3(buckets, context)
  resources.defer(s3.close)

  const started = resources.move()
  return {
    tableName: table.name,
    buckets,
    context,
    endpoints: { AWS_ENDPOINT_URL_DYNAMODB: dynamoDb.address, AWS_ENDPOINT_URL_S3: s3.address },
    createTableIfMissing: async () => {
      // A new table is empty, even if an earlier one had content: the next deployment fills it.
      if (await createTableIfMissing(table, dynamoDb.address, context.accessKeys)) forgetDeployment(data)
    },
    close: () => started.disposeAsync(),
  }
}

/** The next deployment copies and renders everything again. */
const forgetDeployment = ({ deploymentState }: DataFolder) => rmSync(deploymentState, { force: true })
