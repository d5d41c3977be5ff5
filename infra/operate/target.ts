import path from 'node:path'
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { type Bucket, openBucket } from '../../functions/render/bucket.ts'
import { invalidate } from '../../functions/render/invalidate.ts'
import { openStore, type Store } from '../../functions/store/store.ts'
import { DataFolderInUse } from '../local/dataFolder.ts'
import { localPaths } from '../local/localPaths.ts'
import { readRunningSystem } from '../local/runningSystem.ts'
import { openStoppedSystem } from '../local/stoppedSystem.ts'
import { outputs } from '../outputs.ts'
import { region } from '../settings.ts'
import { findStage } from './stage.ts'

/** The site that an operator's command works on: a deployed stage, or the local system, running or stopped. */
export interface Target {
  /** For sentences: `the stage production`, `this machine`. */
  name: string
  /** What the stack tells about itself, by the names in the table of outputs. */
  outputs: Record<string, string>
  store: Store
  buckets: { site: Bucket; releases: Bucket }
  /** Has all pages rendered anew; says in a sentence when visitors will see it. */
  askForRender(): Promise<string>
  /** Makes the edge ask again for objects of the site's bucket. */
  invalidate(keys: readonly string[]): Promise<void>
  close(): Promise<void>
}

/** Which site: a stage by its name, else the local system whose data lie in `folder`. */
export interface TargetChoice {
  stage?: string | undefined
  /** `.local` in the current folder without it. */
  folder?: string | undefined
}

/**
 * Opens the site and points the AWS clients of this process at it, by the SDK's environment variables. One target in
 * the life of a process.
 * Rejects with a CommandError that says what to do.
 */
export async function openTarget({ stage, folder = '.local' }: TargetChoice): Promise<Target> {
  return stage === undefined ? openLocal(path.resolve(folder)) : openStage(stage)
}

async function openStage(stage: string): Promise<Target> {
  const found = await findStage(stage)
  process.env.AWS_REGION = found.region
  return {
    name: `the stage ${stage}`,
    outputs: found.outputs,
    ...storageOf(found.outputs),
    askForRender: () => invokeRender(found.outputs),
    invalidate: (keys) => invalidate(found.outputs[outputs.distribution] ?? '', keys),
    close: async () => undefined,
  }
}

async function openLocal(folder: string): Promise<Target> {
  const name = 'this machine'
  try {
    const stopped = await openStoppedSystem(folder)
    pointAt(stopped)
    return {
      name,
      outputs: stopped.outputs,
      ...storageOf(stopped.outputs),
      askForRender: async () => {
        stopped.renderAtNextStart()
        return 'The next npm start renders the pages.'
      },
      // The edge of a system that does not run remembers nothing.
      invalidate: async () => undefined,
      close: stopped.close,
    }
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error
    const running = readRunningSystem(localPaths(folder).data)
    pointAt(running)
    return {
      name,
      outputs: running.outputs,
      ...storageOf(running.outputs),
      askForRender: () => invokeRender(running.outputs),
      invalidate: (keys) => invalidate(running.outputs[outputs.distribution] ?? '', keys),
      close: async () => undefined,
    }
  }
}

function pointAt({ endpoints, key }: { endpoints: Record<string, string>; key: string }): void {
  Object.assign(process.env, endpoints, {
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: key,
    AWS_SECRET_ACCESS_KEY: 'local',
  })
  // Those of somebody's own cloud account would be sent along with the local key.
  delete process.env.AWS_SESSION_TOKEN
  delete process.env.AWS_PROFILE
}

function storageOf(of: Record<string, string>): Pick<Target, 'store' | 'buckets'> {
  return {
    store: openStore(of[outputs.table] ?? '', { region }),
    buckets: {
      site: openBucket(of[outputs.siteBucket] ?? '', region),
      releases: openBucket(of[outputs.releasesBucket] ?? '', region),
    },
  }
}

async function invokeRender(of: Record<string, string>): Promise<string> {
  const lambda = new LambdaClient({ region: process.env.AWS_REGION })
  await lambda.send(
    new InvokeCommand({
      FunctionName: of[outputs.renderFunction],
      InvocationType: 'Event',
      Payload: JSON.stringify({ reason: 'operator' }),
    }),
  )
  lambda.destroy()
  return 'The pages are being rendered; visitors see the change within a minute.'
}
