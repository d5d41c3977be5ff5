import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import { CommandError } from '../commandError.ts'
import { type LocalStack, readStack } from './cloudformation/stack.ts'
import { openDataFolder } from './dataFolder.ts'
import { openDatabase } from './dynamodb/database.ts'
import { startDynamoDb } from './dynamodb/emulator.ts'
import { readTables } from './dynamodb/tables.ts'
import { makeKeyring } from './iam/keyring.ts'
import type { RunningSystem } from './runningSystem.ts'
import { openBucket } from './s3/bucket.ts'
import { startS3 } from './s3/emulator.ts'

/** A local system that does not run, its table and buckets open to its owner alone. */
export interface StoppedSystem extends RunningSystem {
  /** Makes the next start render all pages, as a deploy does. */
  renderAtNextStart(): Promise<void>
  close(): Promise<void>
}

/** Opens the table and the buckets of a local system that does not run. */
export async function openStopped(assembly: string, dataFolder: string): Promise<StoppedSystem> {
  const stack = readStack(assembly)
  const data = openDataFolder(dataFolder, { fresh: false })
  const undo: (() => void | Promise<void>)[] = [data.release]
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    if (!existsSync(data.table)) {
      throw new CommandError(`There is no table in ${dataFolder} yet: run npm start once, which makes it.`)
    }
    const keyring = makeKeyring()
    const report = (error: unknown) => data.log('system', `${error instanceof Error ? error.stack : error}\n`)
    const database = openDatabase(data.table)
    undo.push(database.close)
    const dynamoDb = await startDynamoDb(database, readTables(stack), { keyring, report })
    undo.push(dynamoDb.close)
    const buckets = stack
      .resources('AWS::S3::Bucket', z.unknown())
      .map(({ id }) => openBucket(stack.ref(id), data.bucket(stack.ref(id))))
    const s3 = await startS3(buckets, { keyring, report })
    undo.push(s3.close)
    return {
      outputs: stack.outputs,
      endpoints: { AWS_ENDPOINT_URL_DYNAMODB: dynamoDb.address, AWS_ENDPOINT_URL_S3: s3.address },
      key: keyring.ownerKey,
      renderAtNextStart: () => forgetTriggers(stack, data.deployed),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** A deploy runs again whatever it does not remember having run. */
async function forgetTriggers(stack: LocalStack, memory: string): Promise<void> {
  if (!existsSync(memory)) return
  const done = z.record(z.string(), z.string()).parse(JSON.parse(await readFile(memory, 'utf8')))
  for (const { id } of stack.resources('Custom::Trigger', z.unknown())) delete done[id]
  await writeFile(memory, JSON.stringify(done, null, 2))
}
