import { existsSync } from 'node:fs'
import { CommandError } from '../commandError.ts'
import { redeploy } from './cloudformation/deployment.ts'
import { readStack } from './cloudformation/stack.ts'
import { openDataFolder } from './dataFolder.ts'
import { startDataServices } from './dataServices.ts'
import { triggerIds } from './lambda/triggers.ts'
import { localPaths } from './localPaths.ts'
import type { RunningSystem } from './runningSystem.ts'

/** The table and the buckets of a local system that is not running, for operator commands. */
interface StoppedSystem extends RunningSystem {
  /** Makes the next start render all pages, as a deploy does. */
  renderAtNextStart(): void
  close(): Promise<void>
}

export async function openStoppedSystem(folder: string): Promise<StoppedSystem> {
  const { assembly, data: dataFolder } = localPaths(folder)
  const stack = readStack(assembly)
  await using resources = new AsyncDisposableStack()

  const data = openDataFolder(dataFolder, { fresh: false })
  resources.defer(data.release)
  if (!existsSync(data.table)) {
    throw new CommandError(`There is no table in ${dataFolder} yet: run npm start once to create it.`)
  }

  const { endpoints, context, close } = await startDataServices(stack, data)
  resources.defer(close)

  const opened = resources.move()
  return {
    outputs: stack.outputs,
    endpoints,
    key: context.accessKeys.ownerKey,
    renderAtNextStart: () => redeploy(triggerIds(stack), data.deploymentState),
    close: () => opened.disposeAsync(),
  }
}
