import * as z from 'zod/mini'
import { CommandError } from '../commandError.ts'
import { readGateway } from './apigateway/gateway.ts'
import { deploy } from './cloudformation/deployment.ts'
import { environment } from './cloudformation/resourceTypes.ts'
import { readStack } from './cloudformation/stack.ts'
import { type OriginConfig, readDistribution } from './cloudfront/distribution.ts'
import { type Edge, edgeOf } from './cloudfront/edge.ts'
import { edgeServer } from './cloudfront/httpServer.ts'
import { startInvalidationApi } from './cloudfront/invalidationApi.ts'
import { bucketOrigin, gatewayOrigin, type Origin, remoteOrigin } from './cloudfront/origins.ts'
import { openDataFolder } from './dataFolder.ts'
import { openDatabase } from './dynamodb/database.ts'
import { startDynamoDb } from './dynamodb/emulator.ts'
import { createMissingTables, readTables } from './dynamodb/tables.ts'
import { closed, listening } from './emulator.ts'
import type { Faults } from './faults.ts'
import { makeKeyring } from './iam/keyring.ts'
import type { Statement } from './iam/policy.ts'
import { readBucketPolicies, readRoles } from './iam/roles.ts'
import { startInvokeApi } from './lambda/invokeApi.ts'
import type { LocalFunction } from './lambda/localFunction.ts'
import { pendingEvents } from './lambda/pendingEvents.ts'
import { readFunctions } from './lambda/readFunctions.ts'
import { startSchedules } from './lambda/schedules.ts'
import { describeRunning } from './runningSystem.ts'
import { openBucket } from './s3/bucket.ts'
import { startS3 } from './s3/emulator.ts'

/** What a local system is made from. */
export interface LocalSystemOptions {
  /** Folder of the cloud assembly (`cdk.out`). */
  assembly: string
  /** 0 for any that is free. */
  port: number
  dataFolder: string
  /** Forget everything that the data folder holds. */
  fresh?: boolean
}

/** A running local system. */
export interface LocalSystem {
  /** `http://localhost:8080` */
  address: string
  /** Where the embedded services stand, in the SDK's own variables. */
  endpoints: Record<string, string>
  tableName: string
  /** What failed while it was deployed, a sentence each. The site is served with what there is. */
  problems: readonly string[]
  /** How often each function has been run, by its name. */
  invocations(): Record<string, number>
  /** What is wrong with the services behind the site: a test sets it, and it counts from the next request on. */
  faults: Faults
  /** What each function may do, by its name: a test takes something away, and it counts from the next request on. */
  permissions: ReadonlyMap<string, Statement[]>
  stop(): Promise<void>
}

/** Serves a synthesized template on this machine. Rejects with a CommandError where it cannot. */
export async function startSystem(options: LocalSystemOptions): Promise<LocalSystem> {
  const stack = readStack(options.assembly)
  const data = openDataFolder(options.dataFolder, { fresh: options.fresh ?? false })
  // Undone in reverse, whether the start fails half way or the system is stopped.
  const undo: (() => void | Promise<void>)[] = [data.release]
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    const keyring = makeKeyring()
    const report = (error: unknown) => data.log('system', `${error instanceof Error ? error.stack : error}\n`)
    const faults: Faults = {}
    const access = { keyring, report, faults }

    const tables = readTables(stack)
    const database = openDatabase(data.table)
    undo.push(database.close)
    const dynamoDb = await startDynamoDb(database, tables, access)
    undo.push(dynamoDb.close)
    await createMissingTables(tables, { address: dynamoDb.address, ownerKey: keyring.ownerKey })

    const buckets = stack
      .resources('AWS::S3::Bucket', z.unknown())
      .map(({ id }) => openBucket(stack.ref(id), data.bucket(stack.ref(id))))
    const s3 = await startS3(buckets, access)
    undo.push(s3.close)

    const functions: LocalFunction[] = []
    const lambda = await startInvokeApi(functions, access)
    undo.push(lambda.close)
    let edge: Edge | undefined
    const cloudFront = await startInvalidationApi((_, paths) => edge?.invalidate(paths), access)
    undo.push(cloudFront.close)
    const endpoints = {
      AWS_ENDPOINT_URL_DYNAMODB: dynamoDb.address,
      AWS_ENDPOINT_URL_S3: s3.address,
      AWS_ENDPOINT_URL_LAMBDA: lambda.address,
      AWS_ENDPOINT_URL_CLOUDFRONT: cloudFront.address,
    }
    const logFor = (name: string) => (text: string) => data.log(name, text)
    const pending = pendingEvents(data.events)
    const left = pending.unfinished()
    const made = readFunctions(stack, { keyring, roles: readRoles(stack), endpoints, logFor, pending })
    functions.push(...made)
    undo.push(async () => {
      await Promise.all(functions.map((one) => one.close()))
    })

    const gateway = readGateway(stack, functions)
    const policies = readBucketPolicies(stack)
    const originFor = (config: OriginConfig, distributionId: string): Origin => {
      if (config.DomainName === gateway.host) return gatewayOrigin(gateway, faults)
      const bucket = buckets.find(
        (known) => config.DomainName === `${known.name}.s3.${environment.region}.${environment.suffix}`,
      )
      if (bucket) {
        const arn = `arn:${environment.partition}:cloudfront::${environment.account}:distribution/${distributionId}`
        return bucketOrigin(bucket, policies.get(bucket.name) ?? [], arn)
      }
      return remoteOrigin(
        config.DomainName,
        config.OriginPath,
        Object.fromEntries(
          config.OriginCustomHeaders.map((header) => [header.HeaderName, header.HeaderValue]),
        ),
      )
    }
    edge = edgeOf(readDistribution(stack, originFor), Date.now)

    const problems = await deploy(stack, { buckets, functions, memory: data.deployed })
    undo.push(startSchedules(stack, functions))
    for (const { name, event, done } of left) {
      functions.find((known) => known.name === name)?.enqueue(event)
      done()
    }
    const server = edgeServer(edge, report)
    const { port } = new URL(await listening(server, options.port).catch(portProblem(options.port)))
    undo.push(() => closed(server))
    undo.push(describeRunning(data.running, { outputs: stack.outputs, endpoints, key: keyring.ownerKey }))
    return {
      address: `http://localhost:${port}`,
      endpoints,
      tableName: tables[0]?.name ?? '',
      problems,
      faults,
      permissions: new Map(made.map(({ name, statements }) => [name, statements])),
      invocations: () => Object.fromEntries(functions.map((one) => [one.name, one.invocations()])),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

function portProblem(port: number): (error: NodeJS.ErrnoException) => never {
  return (error) => {
    if (error.code === 'EADDRINUSE') {
      throw new CommandError(`Port ${port} is in use; choose another with PORT=8081 npm start.`)
    }
    throw new CommandError(`Port ${port} cannot be listened on: ${error.message}`)
  }
}
