import path from 'node:path'
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { openStore, type Store } from '../../functions/store/store.ts'
import { DataFolderInUse } from '../local/dataFolder.ts'
import { localPaths } from '../local/localPaths.ts'
import { type RunningSystem, readRunningSystem } from '../local/runningSystem.ts'
import { openStoppedSystem } from '../local/stoppedSystem.ts'
import { parseOutputs, type StackOutputs } from '../outputs.ts'
import { region } from '../settings.ts'
import { stageOutputs } from './stage.ts'

/** The site that a command works on: a deployed stage, or the local system, running or stopped. */
export interface Target {
  /** In sentences: `the stage production`, `this machine`. */
  name: string
  outputs: StackOutputs
  store: Store
  /** Renders all pages, and says when visitors will see them. */
  requestRendering(): Promise<string>
  close(): Promise<void>
}

interface TargetOptions {
  stage?: string | undefined
  folder?: string | undefined
}

/** Opens the site for a command, and points the AWS clients of this process at it with the SDK's own variables. */
export async function withTarget(
  { stage, folder = '.local' }: TargetOptions,
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
  try {
    const stopped = await openStoppedSystem(folder)
    connectToEmulators(stopped)
    return {
      ...runningTarget('this machine', stopped.outputs),
      requestRendering: async () => {
        stopped.renderAtNextStart()
        return 'The next npm start renders the pages.'
      },
      close: stopped.close,
    }
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error
    const running = readRunningSystem(localPaths(folder).data)
    connectToEmulators(running)
    return runningTarget('this machine', running.outputs)
  }
}

function runningTarget(name: string, stackOutputs: Record<string, string>): Target {
  const outputs = parseOutputs(stackOutputs)
  return {
    name,
    outputs,
    store: openStore(outputs.table, { region }),
    requestRendering: () => invokeRenderer(outputs.renderFunction),
    close: async () => undefined,
  }
}

function connectToEmulators({ endpoints, key }: RunningSystem): void {
  Object.assign(process.env, endpoints, {
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: key,
    AWS_SECRET_ACCESS_KEY: 'local',
  })
  // The SDK would send these, from the operator's own cloud account, together with the local key.
  delete process.env.AWS_SESSION_TOKEN
  delete process.env.AWS_PROFILE
}

async function invokeRenderer(functionName: string): Promise<string> {
  const lambda = new LambdaClient({ region })
  await lambda.send(
    new InvokeCommand({
      FunctionName: functionName,
      InvocationType: 'Event',
      Payload: JSON.stringify({ reason: 'operator' }),
    }),
  )
  lambda.destroy()
  return 'The pages are being rendered; visitors see the change within a minute.'
}
