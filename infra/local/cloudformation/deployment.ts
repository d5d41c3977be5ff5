import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { readJson } from '../readJson.ts'

/** A custom resource, which is deployed if it is new or its properties have changed. */
export interface CustomResource {
  id: string
  properties: object
  /** Resolves to the reason of a failure, as a sentence. */
  deploy(): Promise<string | undefined>
}

/** Deploys new or changed custom resources. Returns failures, which the next start tries again. */
export async function deploy(
  customResources: readonly CustomResource[],
  stateFile: string,
): Promise<string[]> {
  const failures: string[] = []
  // After a crash during a write, the file is damaged, so everything is deployed again, which is harmless.
  const deployed = readJson(stateFile, DeploymentState) ?? {}
  for (const { id, properties, deploy } of customResources) {
    const version = createHash('sha256').update(JSON.stringify(properties)).digest('hex')
    if (deployed[id] === version) continue
    const failure = await deploy()
    if (failure === undefined) {
      deployed[id] = version
      writeFileSync(stateFile, JSON.stringify(deployed, null, 2))
    } else failures.push(failure)
  }
  return failures
}

/** Hashes of the deployed properties, by logical id. */
const DeploymentState = z.record(z.string(), z.string())
