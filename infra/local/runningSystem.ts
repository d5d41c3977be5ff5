import { rmSync, writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { CommandError } from '../commandError.ts'
import { dataFiles } from './dataFolder.ts'
import { readJson } from './readJson.ts'

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
  const file = dataFiles(dataFolder).runningSystem
  const running = readJson(file, RunningSystem)
  if (!running)
    throw new CommandError(
      `The site runs on this machine, but ${file} does not say where: wait until npm start prints its address, or stop it, and type the command again.`,
    )
  return running
}
