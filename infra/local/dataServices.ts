import { rmSync } from 'node:fs'
import { outputs } from '../outputs.ts'
import type { Stack } from './cloudformation/stack.ts'
import type { DataFolder } from './dataFolder.ts'
import { startDynamoDb } from './dynamodb/emulator.ts'
import { createTableIfMissing, readTables } from './dynamodb/table.ts'
import type { TableFaults } from './dynamodb/tableFault.ts'
import { type Access, createAccessKeys, type EmulatorContext } from './iam/accessKeys.ts'
import { startKms } from './kms/emulator.ts'
import { readKeys } from './kms/keys.ts'
import { masterKeys } from './kms/masterKeys.ts'
import { type Bucket, readBuckets, removeDamagedObjects } from './s3/bucket.ts'
import { type BucketFaults, startS3 } from './s3/emulator.ts'
import { startSns } from './sns/emulator.ts'

/** The services over the data folder, which every kind of start needs: DynamoDB, S3, KMS and SNS. */
interface DataServices {
  /** The content table. */
  tableName: string
  buckets: readonly Bucket[]
  context: EmulatorContext
  /** The environment variables that point the SDK at the emulators. */
  endpoints: Record<
    'AWS_ENDPOINT_URL_DYNAMODB' | 'AWS_ENDPOINT_URL_S3' | 'AWS_ENDPOINT_URL_KMS' | 'AWS_ENDPOINT_URL_SNS',
    string
  >
  createMissingTables(): Promise<void>
  close(): Promise<void>
}

interface DataServiceOptions {
  faults?: TableFaults & BucketFaults
  onNotice?: ((message: string) => void) | undefined
  onAccess?: ((access: Access) => void) | undefined
}

export async function startDataServices(
  stack: Stack,
  data: DataFolder,
  { faults = {}, onNotice = () => {}, onAccess }: DataServiceOptions = {},
): Promise<DataServices> {
  const { logError, isDiskFull } = data
  const context = { accessKeys: createAccessKeys(onAccess), logError, isDiskFull, faults }
  await using resources = new AsyncDisposableStack()

  const tables = readTables(stack)
  const dynamoDb = await startDynamoDb(data.table, tables, context)
  resources.defer(dynamoDb.close)

  const buckets = readBuckets(stack, data.bucket)
  const damaged = buckets.map(({ name }) => removeDamagedObjects(data.bucket(name)))
  if (damaged.some((count) => count > 0)) forgetDeployment(data)
  const s3 = await startS3(buckets, context)
  resources.defer(s3.close)

  const kms = await startKms(readKeys(stack), masterKeys(data.keys), context)
  resources.defer(kms.close)
  const logNotice = data.logFor('notices')
  const deliver = (message: string) => {
    logNotice(`${message}\n`)
    onNotice(message)
  }
  const sns = await startSns(deliver, context)
  resources.defer(sns.close)

  const started = resources.move()
  const tableName = stack.outputs[outputs.table] ?? ''
  return {
    tableName,
    buckets,
    context,
    endpoints: {
      AWS_ENDPOINT_URL_DYNAMODB: dynamoDb.address,
      AWS_ENDPOINT_URL_S3: s3.address,
      AWS_ENDPOINT_URL_KMS: kms.address,
      AWS_ENDPOINT_URL_SNS: sns.address,
    },
    createMissingTables: async () => {
      for (const table of tables) {
        const wasMissing = await createTableIfMissing(table, dynamoDb.address, context.accessKeys)
        // A new table is empty, even if an earlier one had content: the next deployment fills it.
        if (wasMissing && table.name === tableName) forgetDeployment(data)
      }
    },
    close: () => started.disposeAsync(),
  }
}

/** The next deployment copies and renders everything again. */
const forgetDeployment = ({ deploymentState }: DataFolder) => rmSync(deploymentState, { force: true })
