import {
  accessSync,
  appendFileSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { StartProblem } from './startProblem.ts'

/** Where a local system keeps everything that survives it. */
export interface DataFolder {
  table: string
  bucket(name: string): string
  /** Remembers what has been deployed. */
  deployed: string
  /** Appends to a log of its own. */
  log(name: string, text: string): void
  /** Lets another system use the folder. */
  release(): void
}

/** Opens a data folder for this process alone; `fresh` empties it first. */
export function openDataFolder(folder: string, { fresh }: { fresh: boolean }): DataFolder {
  const lock = path.join(folder, 'running.pid')
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    requireUnused(folder, lock)
    if (fresh) rmSync(folder, { recursive: true, force: true })
    mkdirSync(path.join(folder, 'log'), { recursive: true })
    writeFileSync(lock, String(process.pid))
  } catch (error) {
    if (error instanceof StartProblem) throw error
    throw new StartProblem(
      `The data folder ${folder} cannot be used: ${error instanceof Error ? error.message : error}`,
    )
  }
  return {
    table: path.join(folder, 'table'),
    bucket: (name) => path.join(folder, 'buckets', name),
    deployed: path.join(folder, 'deployed.json'),
    log: (name, text) => appendFileSync(path.join(folder, 'log', `${name}.log`), text),
    release: () => rmSync(lock, { force: true }),
  }
}

/** Two systems on one table would spoil it. A lock whose process is gone, after a crash, does not count. */
function requireUnused(folder: string, lock: string): void {
  if (!existsSync(lock)) return
  const pid = Number(readFileSync(lock, 'utf8'))
  if (pid === process.pid || !isRunning(pid)) return
  throw new StartProblem(`The data folder ${folder} is in use by process ${pid}.`)
}

function isRunning(pid: number): boolean {
  if (!(pid > 0)) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
