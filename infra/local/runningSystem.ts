import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import * as z from 'zod/mini'

const RunningSystem = z.object({
  /** What its template tells operators, by name. */
  outputs: z.record(z.string(), z.string()),
  /** Where its embedded services stand, in the SDK's own variables. */
  endpoints: z.record(z.string(), z.string()),
  /** The access key of the system's owner, who may do all. */
  key: z.string(),
})

/** How the operator's commands reach a local system that runs. */
export type RunningSystem = z.infer<typeof RunningSystem>

/** Writes it down for whoever may read the data folder; the returned function takes it away. */
export function describeRunning(file: string, system: RunningSystem): () => void {
  rmSync(file, { force: true })
  // The key in it opens the embedded services, so nobody else on the machine may read it.
  writeFileSync(file, JSON.stringify(system, null, 2), { mode: 0o600 })
  return () => rmSync(file, { force: true })
}

/** Reads how to reach the system that runs over a data folder. */
export function readRunning(file: string): RunningSystem {
  return RunningSystem.parse(JSON.parse(readFileSync(file, 'utf8')))
}
