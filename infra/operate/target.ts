import type { DynamoDBClientConfig } from '@aws-sdk/client-dynamodb'
import { InvokeCommand, LambdaClient, type LambdaClientConfig } from '@aws-sdk/client-lambda'
import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3'
import type { Bucket } from '../../functions/bucket.ts'
import { addRenderRequest, everything } from '../../functions/store/renderRequest.ts'
import { openStore, type Store } from '../../functions/store/store.ts'
import { CommandError } from '../commandError.ts'
import { DataFolderInUse, localFolder, localPaths } from '../local/dataFolder.ts'
import { clientConfig } from '../local/iam/clientConfig.ts'
import { startSystem } from '../local/localSystem.ts'
import { readRunningSystem } from '../local/runningSystem.ts'
import { parseOutputs } from '../outputs.ts'
import { region } from '../settings.ts'
import { stageOutputs } from './doctor/stack.ts'

/** The site that a command works on: a deployed stage, or the local system, running or stopped. */
export interface Target {
  /** The name in sentences: `the stage production`, `this machine`. */
  name: string
  store: Store
  /** The bucket of uploaded images. */
  media: Bucket
  /** Renders all pages, of which `allowRemoved` may disappear. Resolves to a sentence about when visitors see them. */
  requestRendering(allowRemoved: number | undefined): Promise<string>
  close(): Promise<void>
}

export async function withTarget(
  { stage, folder = localFolder }: { stage?: string | undefined; folder?: string | undefined },
  work: (target: Target) => Promise<void>,
): Promise<void> {
  const target = stage === undefined ? await openLocal(folder) : await openStage(stage)
  try {
    await work(target)
  } finally {
    await target.close()
  }
}

async function openStage(stage: string): Promise<Target> {
  return targetAt(`the stage ${stage}`, await stageOutputs(stage), { region })
}

async function openLocal(folder: string): Promise<Target> {
  const { assembly, data } = localPaths(folder)
  try {
    const system = await startSystem({ assembly, dataFolder: data, port: 0 })
    const target = targetAt('this machine', system.outputs, clientConfig(system.endpoint, system.key))
    return {
      ...target,
      requestRendering: async (allowRemoved) => {
        // Waits for the rendering, because the system stops with the command.
        await target.render(allowRemoved, 'RequestResponse')
        return 'The pages are rendered; npm start shows them.'
      },
      close: system.stop,
    }
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error
    const { outputs, endpoint, key } = readRunningSystem(data)
    return targetAt('this machine', outputs, clientConfig(endpoint, key))
  }
}

function targetAt(
  name: string,
  stackOutputs: Record<string, string>,
  config: DynamoDBClientConfig & LambdaClientConfig & S3ClientConfig,
) {
  const { table, mediaBucket, renderFunction: FunctionName } = parseOutputs(stackOutputs)
  const store = openStore(table, config)
  async function render(allowRemoved: number | undefined, InvocationType: 'Event' | 'RequestResponse') {
    await addRenderRequest(store, [everything], allowRemoved)
    const lambda = new LambdaClient(config)
    const Payload = JSON.stringify({ onlyRequested: true, reason: 'operator' })
    const { FunctionError } = await lambda.send(new InvokeCommand({ FunctionName, InvocationType, Payload }))
    lambda.destroy()
    if (FunctionError) throw new CommandError('The pages could not be rendered: npm start tries it again.')
  }
  return {
    name,
    store,
    media: { s3: new S3Client({ ...config, forcePathStyle: true }), name: mediaBucket },
    render,
    requestRendering: async (allowRemoved: number | undefined) => {
      await render(allowRemoved, 'Event')
      return 'The pages are being rendered; visitors see the change within a minute.'
    },
    close: async () => undefined,
  }
}
