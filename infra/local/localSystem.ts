import { type RunStep, runQuietly } from '../runStep.ts'
import { type GatewayFaults, readGateway } from './apigateway/gateway.ts'
import { deploy } from './cloudformation/deployment.ts'
import { secretReader } from './cloudformation/secretReader.ts'
import { readStack } from './cloudformation/stack.ts'
import { readDistribution } from './cloudfront/distribution.ts'
import { createEdge } from './cloudfront/edge.ts'
import { edgeCache } from './cloudfront/edgeCache.ts'
import { type InvalidationFaults, startInvalidationApi } from './cloudfront/invalidationApi.ts'
import { openDataFolder, secretsFile } from './dataFolder.ts'
import { startDataServices } from './dataServices.ts'
import type { TableFaults } from './dynamodb/tableFault.ts'
import { httpHandler } from './http/httpHandler.ts'
import { startServer } from './http/server.ts'
import type { Access } from './iam/accessKeys.ts'
import type { Statement } from './iam/policy.ts'
import { startLambda } from './lambda/emulator.ts'
import { startSchedules } from './lambda/schedules.ts'
import { readTriggers } from './lambda/triggers.ts'
import { type RunningSystem, writeRunningSystem } from './runningSystem.ts'
import { readBucketDeployments } from './s3/bucketDeployments.ts'
import type { BucketFaults } from './s3/emulator.ts'

interface SystemOptions {
  assembly: string
  dataFolder: string
  port: number
  fresh?: boolean | undefined
  /** Gets what staff are told by mail on AWS. */
  onNotice?: ((message: string) => void) | undefined
  /** Gets each decision of IAM about a request of a function. */
  onAccess?: ((access: Access) => void) | undefined
  runStep?: RunStep | undefined
}

/** Faults that tests switch on, from the next request on. */
type Faults = TableFaults & BucketFaults & GatewayFaults & InvalidationFaults

export interface LocalSystem extends RunningSystem {
  address: string
  tableName: string
  /** What failed in the deployment, as sentences. The site is served with what there is. */
  problems: readonly string[]
  /** The number of invocations of each function, by its name, without retries. */
  invocations(): Record<string, number>
  faults: Faults
  /** The statements of each function's policies, by its name. Tests change some, from the next request on. */
  permissions: ReadonlyMap<string, Statement[]>
  stop(): Promise<void>
}

const cacheBytes = 64 * 1024 * 1024

/** Serves a synthesized template on this machine. */
export async function startSystem(options: SystemOptions): Promise<LocalSystem> {
  const stack = readStack(options.assembly, secretReader(secretsFile(options.dataFolder)))
  const faults: Faults = {}
  // Released in reverse order, whether the start fails or the system stops.
  await using resources = new AsyncDisposableStack()

  const data = openDataFolder(options.dataFolder, { fresh: options.fresh ?? false })
  resources.defer(data.release)

  const { context, buckets, tableName, ...dataServices } = await startDataServices(stack, data, {
    faults,
    onNotice: options.onNotice,
    onAccess: options.onAccess,
  })
  resources.defer(dataServices.close)
  await dataServices.createMissingTables()

  const cache = edgeCache(cacheBytes)
  const cloudFront = await startInvalidationApi(cache, { ...context, faults })
  resources.defer(cloudFront.close)

  const lambda = await startLambda(stack, {
    ...context,
    endpoints: { ...dataServices.endpoints, AWS_ENDPOINT_URL_CLOUDFRONT: cloudFront.address },
    pendingEventsFolder: data.pendingEvents,
    logFor: data.logFor,
  })
  resources.defer(lambda.close)

  const gateway = readGateway(stack, lambda.functions, faults)
  const distribution = readDistribution(stack, { gateway, buckets })

  const customResources = [...readBucketDeployments(stack, buckets), ...readTriggers(stack, lambda.functions)]
  const { runStep = runQuietly } = options
  const problems = await runStep('Deploying files, content and pages', () =>
    deploy(stack, customResources, data.deploymentState),
  )
  resources.defer(startSchedules(stack, lambda.functions, data.logError))
  lambda.resumePendingEvents()

  const edge = createEdge(distribution, { cache, now: Date.now })
  const site = await startServer(httpHandler(edge), { port: options.port, logError: data.logError })
  resources.defer(site.close)

  const running = { outputs: stack.outputs, endpoints: lambda.endpoints, key: context.accessKeys.ownerKey }
  resources.defer(writeRunningSystem(data.runningSystem, running))

  const started = resources.move()
  return {
    ...running,
    address: `http://localhost:${new URL(site.address).port}`,
    tableName,
    problems,
    faults,
    permissions: new Map(lambda.functions.map(({ name, statements }) => [name, statements])),
    invocations: () =>
      Object.fromEntries(lambda.functions.map(({ name, invocations }) => [name, invocations()])),
    stop: () => started.disposeAsync(),
  }
}
