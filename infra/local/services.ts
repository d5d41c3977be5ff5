import { rmSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { outputs } from '../outputs.ts'
import type { Stack } from './cloudformation/stack.ts'
import type { DataFolder } from './dataFolder.ts'
import { openDatabase } from './dynamodb/database.ts'
import { dynamoDb } from './dynamodb/emulator.ts'
import { readTables } from './dynamodb/table.ts'
import { type Intercept, type Service, startAws } from './http/awsServer.ts'
import { type Access, createAccessKeys } from './iam/accessKeys.ts'
import { kms } from './kms/emulator.ts'
import { masterKeys } from './kms/keys.ts'
import { readBuckets, removeDamagedObjects } from './s3/bucket.ts'
import { s3 } from './s3/emulator.ts'
import { sns } from './sns/emulator.ts'

export interface AwsOptions {
  /** Services that need no data folder. */
  services?: Readonly<Record<string, Service>>
  intercept?: Intercept | undefined
  /** Gets the messages that staff receive by mail on AWS. */
  onNotice?: ((message: string) => void) | undefined
  /** Gets each decision of IAM about a request of a function. */
  onAccess?: ((access: Access) => void) | undefined
}

/** Starts DynamoDB, S3, KMS and SNS over the data folder, and the given `services` on the same server. */
export async function startServices(
  stack: Stack,
  data: DataFolder,
  { services, intercept, onNotice = () => {}, onAccess }: AwsOptions = {},
) {
  const { logError, isDiskFull } = data
  const accessKeys = createAccessKeys(onAccess)
  await using resources = new AsyncDisposableStack()
  // Makes the next deployment copy and render everything again.
  const forgetDeployment = () => rmSync(data.deploymentState, { force: true })

  const buckets = readBuckets(stack, data.buckets)
  const damaged = buckets.map(({ name }) => removeDamagedObjects(path.join(data.buckets, name)))
  if (damaged.some((count) => count > 0)) forgetDeployment()

  const tables = readTables(stack)
  const tableName = stack.outputs[outputs.table] ?? ''
  const database = await openDatabase(data.table)
  resources.defer(database.close)
  for (const { name, definition } of tables) {
    // The next deployment has to fill a new table, even if an earlier deployment filled another one.
    if ((await database.createTable(definition)) && name === tableName) forgetDeployment()
  }
  const ofOthers = tables.filter(({ name }) => name !== tableName)
  const emptiness = await Promise.all(ofOthers.map(({ name }) => database.isEmpty(name)))
  // The keys of earlier releases are missing until somebody requests a call.
  const isSealed = emptiness.includes(false)
  const keys = stack.resources('AWS::KMS::Key', z.unknown()).map(({ id }) => stack.attribute(id, 'Arn'))
  const logNotice = data.logFor('notices')
  const ofDataFolder = {
    dynamodb: dynamoDb(database, tables),
    s3: s3(buckets),
    kms: kms(masterKeys(data.masterKeys, keys, { isSealed })),
    sns: sns(data.subscriptions, (message) => {
      logNotice(`${message}\n`)
      onNotice(message)
    }),
  }
  const { address: endpoint, close } = await startAws(
    { ...ofDataFolder, ...services },
    { accessKeys, isDiskFull, intercept, logError },
  )
  resources.defer(close)
  const started = resources.move()
  return { tableName, buckets, accessKeys, endpoint, close: () => started.disposeAsync() }
}
