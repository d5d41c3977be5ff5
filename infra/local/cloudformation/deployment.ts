import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod/mini'

/** A custom resource, which acts whenever it is new or its properties have changed. */
export interface CustomResource {
  id: string
  properties: object
  /** Returns the reason why it failed, as a sentence. */
  deploy(): Promise<string | undefined>
}

/**
 * Deploys the custom resources that are new or changed, one after the other. Returns the failures; as after a failed
 * deploy, the site stays as it was, and the next start tries again.
 */
export async function deploy(
  customResources: readonly CustomResource[],
  stateFile: string,
): Promise<string[]> {
  const failures: string[] = []
  const deployed = readState(stateFile)
  for (const { id, properties, deploy } of customResources) {
    const version = createHash('sha256').update(JSON.stringify(properties)).digest('hex')
    if (deployed[id] === version) continue
    const failure = await deploy()
    if (failure === undefined) {
      deployed[id] = version
      writeState(stateFile, deployed)
    } else failures.push(failure)
  }
  return failures
}

/** Hashes of the deployed properties, by logical id. */
const DeploymentState = z.record(z.string(), z.string())
type DeploymentState = z.infer<typeof DeploymentState>

function readState(file: string): DeploymentState {
  if (!existsSync(file)) return {}
  try {
    return z.parse(DeploymentState, JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return {} // A crash interrupted the write. Deploying everything again is harmless.
  }
}

function writeState(file: string, state: DeploymentState): void {
  writeFileSync(file, JSON.stringify(state, null, 2))
}
