import { FormatProblem } from '../../functions/store/formats/formatProblem.ts'
import { tableFormat } from '../../functions/store/formats/tableFormat.ts'
import { openStore } from '../../functions/store/store.ts'
import { type RunStep, runQuietly } from '../runStep.ts'
import { readGateway } from './apigateway/gateway.ts'
import { deploy } from './cloudformation/deployment.ts'
import { readStack } from './cloudformation/stack.ts'
import { readDistribution } from './cloudfront/distribution.ts'
import { createEdge } from './cloudfront/edge.ts'
import { EdgeCache } from './cloudfront/edgeCache.ts'
import { invalidationApi } from './cloudfront/invalidationApi.ts'
import { withWebKitCookies } from './cloudfront/webKitCookies.ts'
import { dataFiles, openDataFolder } from './dataFolder.ts'
import { generatedValues } from './generatedValues.ts'
import { startServer } from './http/server.ts'
import { clientConfig } from './iam/clientConfig.ts'
import { invokeApi } from './lambda/invokeApi.ts'
import { type FunctionWithPolicy, readFunctions } from './lambda/readFunctions.ts'
import { startSchedules } from './lambda/schedules.ts'
import { readTriggers } from './lambda/triggers.ts'
import { writeRunningSystem } from './runningSystem.ts'
import { readBucketDeployments } from './s3/bucketDeployments.ts'
import { type AwsOptions, startServices } from './services.ts'

export interface SystemOptions extends Omit<AwsOptions, 'services'> {
  assembly: string
  dataFolder: string
  port: number
  /** The public address, if a proxy on this machine serves the site there over https. */
  origin?: string | undefined
  fresh?: boolean | undefined
  runStep?: RunStep | undefined
}

export type LocalSystem = Awaited<ReturnType<typeof startSystem>>

/** Bytes. API Gateway accepts no larger body. */
const gatewayLimit = 10 * 1024 * 1024

export async function startSystem(options: SystemOptions) {
  // If the file is damaged, new secrets replace the old ones for the edge and the functions at once.
  const secretValue = generatedValues(dataFiles(options.dataFolder).secrets, () => ({}))
  const stack = readStack(options.assembly, secretValue)
  // Released in reverse order, whether the start fails or the system stops.
  await using resources = new AsyncDisposableStack()

  const data = openDataFolder(options.dataFolder, { fresh: options.fresh ?? false })
  resources.defer(data.release)

  const cache = new EdgeCache()
  const functions: FunctionWithPolicy[] = []
  const services = { lambda: invokeApi(functions), cloudfront: invalidationApi(cache) }
  const { accessKeys, buckets, endpoint, tableName, close } = await startServices(stack, data, {
    ...options,
    services,
  })
  resources.defer(close)
  const store = openStore(tableName, clientConfig(endpoint, accessKeys.ownerKey))
  resources.defer(async () => store.documents.destroy())
  const { refusal } = await tableFormat(store)
  if (refusal) throw new FormatProblem(`${refusal} Nothing was changed.`)

  functions.push(...readFunctions(stack, { accessKeys, endpoint, logFor: data.logFor }))
  resources.defer(async () => {
    await Promise.all(functions.map((each) => each.close()))
  })

  const gateway = readGateway(stack, functions, options.intercept)
  const distribution = readDistribution(stack, { gateway, buckets })

  // Deploys files first, because pages name them.
  const customResources = [...readBucketDeployments(stack, buckets), ...readTriggers(stack, functions)]
  const { runStep = runQuietly } = options
  const problems = await runStep('Deploying files, content and pages', () =>
    deploy(customResources, data.deploymentState),
  )
  const isConverted = (await tableFormat(store)).toCome.length === 0
  resources.defer(startSchedules(stack, functions))

  const edge = createEdge(distribution, { cache, now: Date.now })
  const hasProxy = options.origin !== undefined
  const site = await startServer(hasProxy ? edge : withWebKitCookies(edge), {
    port: options.port,
    hasProxy,
    bodyLimit: gatewayLimit,
    logError: data.logError,
  })
  resources.defer(site.close)

  const running = { outputs: stack.outputs, endpoint, key: accessKeys.ownerKey }
  resources.defer(writeRunningSystem(data.runningSystem, running))

  const started = resources.move()
  return {
    ...running,
    address: `http://localhost:${new URL(site.address).port}`,
    tableName,
    /** Failures of the deployment, as sentences. The site is served as far as it is deployed. */
    problems,
    /** False if the table still has the format of an earlier release, such as after a failure. */
    isConverted,
    /** The statements of each function's policies, by function name. A test may change them for the next requests. */
    permissions: new Map(functions.map(({ name, statements }) => [name, statements])),
    /** The number of invocations of each function, by function name. */
    invocations: () => Object.fromEntries(functions.map(({ name, invocations }) => [name, invocations()])),
    stop: () => started.disposeAsync(),
  }
}
