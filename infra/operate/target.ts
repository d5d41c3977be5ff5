import path from 'node:path'
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { addRequest } from '../../functions/store/renderLease.ts'
import { openStore, type Store } from '../../functions/store/store.ts'
import { CommandError } from '../commandError.ts'
import { DataFolderInUse, localPaths } from '../local/dataFolder.ts'
import { startSystem } from '../local/localSystem.ts'
import { type RunningSystem, readRunningSystem } from '../local/runningSystem.ts'
import { parseOutputs, type StackOutputs } from '../outputs.ts'
import { region } from '../settings.ts'
import { stageOutputs } from './doctor/stack.ts'

/** The site that a command works on: a deployed stage, or the local system, running or stopped. */
export interface Target {
  /** In sentences: `the stage production`, `this machine`. */
  name: string
  outputs: StackOutputs
  store: Store
  /** Renders all pages, of which so many may disappear, and says when visitors will see them. */
  requestRendering(allowRemoved: number | undefined): Promise<string>
  close(): Promise<void>
}

/** Opens the site for a command, and points the AWS clients of this process at it with the SDK's own variables. */
export async function withTarget(
  { stage, folder = '.local' }: { stage?: string | undefined; folder?: string | undefined },
  work: (target: Target) => Promise<void>,
): Promise<void> {
  const target = stage === undefined ? await openLocal(path.resolve(folder)) : await openStage(stage)
  try {
    await work(target)
  } finally {
    await target.close()
  }
}

async function openStage(stage: string): Promise<Target> {
  process.env.AWS_REGION = region
  return runningTarget(`the stage ${stage}`, await stageOutputs(stage))
}

async function openLocal(folder: string): Promise<Target> {
  const { assembly, data } = localPaths(folder)
  try {
    const system = await startSystem({ assembly, dataFolder: data, port: 0 })
    connectToEmulators(system)
    const target = runningTarget('this machine', system.outputs)
    return {
      ...target,
      requestRendering: async (allowRemoved) => {
        // The system stops with the command.
        await render(target, allowRemoved, 'RequestResponse')
        return 'The pages are rendered; npm start shows them.'
      },
      close: system.stop,
    }
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error
    const running = readRunningSystem(data)
    connectToEmulators(running)
    return runningTarget('this machine', running.outputs)
  }
}

function runningTarget(name: string, stackOutputs: Record<string, string>): Target {
  const outputs = parseOutputs(stackOutputs)
  const site = { name, outputs, store: openStore(outputs.table, { region }) }
  return {
    ...site,
    requestRendering: async (allowRemoved) => {
      await render(site, allowRemoved, 'Event')
      return 'The pages are being rendered; visitors see the change within a minute.'
    },
    close: async () => undefined,
  }
}

function connectToEmulators({ endpoint, key }: RunningSystem): void {
  Object.assign(process.env, {
    AWS_ENDPOINT_URL: endpoint,
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: key,
    AWS_SECRET_ACCESS_KEY: 'local',
  })
  // The SDK would send these, from the operator's own cloud account, together with the local key.
  delete process.env.AWS_SESSION_TOKEN
  delete process.env.AWS_PROFILE
}

async function render(
  { store, outputs }: Pick<Target, 'store' | 'outputs'>,
  allowRemoved: number | undefined,
  InvocationType: 'Event' | 'RequestResponse',
): Promise<void> {
  await addRequest(store, { allowRemoved })
  const lambda = new LambdaClient({ region })
  const Payload = JSON.stringify({ reason: 'operator' })
  const invoke = new InvokeCommand({ FunctionName: outputs.renderFunction, InvocationType, Payload })
  const { FunctionError } = await lambda.send(invoke)
  lambda.destroy()
  if (FunctionError) throw new CommandError('The pages could not be rendered: npm start tries it again.')
}
