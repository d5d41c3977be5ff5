import {
  accessSync,
  appendFileSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statfsSync,
} from 'node:fs'
import path from 'node:path'
import { CommandError } from '../commandError.ts'
import { acquire, release } from '../withLock.ts'

/** The site of a clinic's folder has its data there, so that no clinic's site shows that of another one. */
export const localFolder = path.resolve(process.env.CLINIC_FOLDER ?? '', '.local')

/** Paths of a local system's cloud assembly and data, in a folder such as `.local`. */
export const localPaths = (folder: string) => ({
  assembly: path.join(folder, 'cdk.out'),
  data: path.join(folder, 'data'),
})

/** Files that survive a restart. */
export const dataFiles = (folder: string) => ({
  table: path.join(folder, 'table'),
  buckets: path.join(folder, 'buckets'),
  masterKeys: path.join(folder, 'keys.json'),
  subscriptions: path.join(folder, 'subscriptions.json'),
  secrets: path.join(folder, 'secrets.json'),
  deploymentState: path.join(folder, 'deployed.json'),
  runningSystem: path.join(folder, 'running.json'),
})

export type DataFolder = ReturnType<typeof openDataFolder>

export class DataFolderInUse extends CommandError {
  constructor(folder: string) {
    super(`The data folder ${folder} is in use by another local system.`)
  }
}

/** Locks and opens a data folder, because two systems would corrupt its table. `fresh` empties the folder first. */
export function openDataFolder(folder: string, { fresh }: { fresh: boolean }) {
  const lock = path.join(folder, 'running.pid')
  try {
    requireUsable(folder)
    if (!fresh) requireWhole(folder)
    // Other users of a shared machine must not read the table, the logs and the keys.
    chmodSync(folder, 0o700)
    process.umask(0o077)
    if (!acquire(lock)) throw new DataFolderInUse(folder)
    if (fresh) empty(folder, lock)
    mkdirSync(path.join(folder, 'log'), { recursive: true })
  } catch (error) {
    throw unusable(folder, error)
  }
  const isDiskFull = diskSpace(folder)
  const append = appender(isDiskFull)
  const logFor = (name: string) => (text: string) => append(path.join(folder, 'log', `${name}.log`), text)
  const logSystem = logFor('system')
  return {
    ...dataFiles(folder),
    isDiskFull,
    logFor,
    logError: (error: unknown) => logSystem(`${error instanceof Error ? error.stack : error}\n`),
    release: () => release(lock),
  }
}

/** A first start makes them in this order, so that a later one without an earlier one is the rest of a folder. */
function requireWhole(folder: string): void {
  const { buckets, table, masterKeys, deploymentState } = dataFiles(folder)
  const made = [buckets, path.join(table, 'CURRENT'), masterKeys, deploymentState]
  const lost = [buckets, table].find((name) => !existsSync(name) || readdirSync(name).length === 0)
  const last = made.findLastIndex(existsSync)
  if (lost !== undefined && last > (lost === buckets ? 0 : 1))
    throw new CommandError(
      `${lost} is missing, and ${made[last]} shows that it was there: the site would begin empty. ${howToGoOn(lost)}`,
    )
}

/** What to do about a part of the data folder that cannot be used. */
export const howToGoOn = (name: string) =>
  `Nothing was changed. Put a copy of ${name} in its place, or start with npm start -- --fresh, which deletes all local data.`

/** Bytes to keep free, since LevelDB sorts its files into new ones, and a failed write ends dynalite's process. */
const reserve = 64 * 1024 * 1024

/** Returns a function that says whether the folder's disk is full, and prints a message when the disk gets full. */
function diskSpace(folder: string): () => boolean {
  let wasFull = false
  return () => {
    const { bavail, bsize } = statfsSync(folder)
    const isFull = bavail * bsize < reserve
    if (isFull && !wasFull)
      process.stderr.write('The disk is full: nothing is saved or logged until there is space.\n')
    wasFull = isFull
    return isFull
  }
}

/** Returns a function that appends to a log. If the disk is full, the site stays up without the log. */
const appender = (isDiskFull: () => boolean) => (file: string, text: string) => {
  if (isDiskFull()) return
  try {
    appendFileSync(file, text)
  } catch {
    process.stderr.write(text)
  }
}

/** Creates a folder if it does not exist, and explains why it cannot be used. */
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
