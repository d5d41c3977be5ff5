import { accessSync, appendFileSync, constants, mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { CommandError } from '../commandError.ts'
import { acquire, release } from '../withLock.ts'

/** Where a local system keeps everything that survives it. */
export interface DataFolder {
  table: string
  bucket(name: string): string
  /** Holds what functions have yet to do. */
  events: string
  /** Remembers what has been deployed. */
  deployed: string
  /** Tells the operator's commands how to reach the system while it runs. */
  running: string
  /** Appends to a log of its own. */
  log(name: string, text: string): void
  /** Lets another system use the folder. */
  release(): void
}

/** Another local system works on the data folder. */
export class DataFolderInUse extends CommandError {
  constructor(folder: string) {
    super(`The data folder ${folder} is in use by another local system.`)
  }
}

/** Opens a data folder for this process alone; `fresh` empties it first. */
export function openDataFolder(folder: string, { fresh }: { fresh: boolean }): DataFolder {
  const lock = path.join(folder, 'running.pid')
  try {
    requireUsable(folder)
    // Two systems on one table would spoil it.
    if (!acquire(lock)) throw new DataFolderInUse(folder)
    if (fresh) empty(folder, lock)
    mkdirSync(path.join(folder, 'log'), { recursive: true })
  } catch (error) {
    throw unusable(folder, error)
  }
  return {
    table: path.join(folder, 'table'),
    bucket: (name) => path.join(folder, 'buckets', name),
    events: path.join(folder, 'events'),
    deployed: path.join(folder, 'deployed.json'),
    running: runningFileOf(folder),
    log: (name, text) => appendFileSync(path.join(folder, 'log', `${name}.log`), text),
    release: () => release(lock),
  }
}

/** Where a running system describes itself. */
export const runningFileOf = (folder: string): string => path.join(folder, 'running.json')

/** Makes a folder if need be, and says in one sentence why it cannot be read and written. */
export function requireUsable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw unusable(folder, error)
  }
}

function unusable(folder: string, error: unknown): CommandError {
  if (error instanceof CommandError) return error
  return new CommandError(
    `The data folder ${folder} cannot be used: ${error instanceof Error ? error.message : error}`,
  )
}

function empty(folder: string, lock: string): void {
  for (const name of readdirSync(folder)) {
    if (name !== path.basename(lock)) rmSync(path.join(folder, name), { recursive: true, force: true })
  }
}
