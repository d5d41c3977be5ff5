import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { dataFiles } from './dataFolder.ts'

const RunningSystem = z.object({
  outputs: z.record(z.string(), z.string()),
  endpoint: z.string(),
  /** The owner's access key, which allows everything. */
  key: z.string(),
})

/** Address and key with which operator commands reach a running local system. */
export type RunningSystem = z.infer<typeof RunningSystem>

export function writeRunningSystem(file: string, system: RunningSystem): () => void {
  // Removed first, since `mode` applies only to a new file. The key opens all data, so no other user may read it.
  rmSync(file, { force: true })
  writeFileSync(file, JSON.stringify(system, null, 2), { mode: 0o600 })
  return () => rmSync(file, { force: true })
}

export function readRunningSystem(dataFolder: string): RunningSystem {
  return RunningSystem.parse(JSON.parse(readFileSync(dataFiles(dataFolder).runningSystem, 'utf8')))
}
