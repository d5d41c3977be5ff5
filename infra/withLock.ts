import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Runs work that two processes must not do at once. The lock file contains the id of the process that holds it; the lock
 * of a process that has ended does not count. */
export async function withLock<Result>(lock: string, work: () => Promise<Result>): Promise<Result> {
  mkdirSync(path.dirname(lock), { recursive: true })
  while (!acquire(lock)) await wait(50)
  try {
    return await work()
  } finally {
    release(lock)
  }
}

/** The locks of this process: a file with its id can also be from an earlier process that had the same id. */
const ownLocks = new Set<string>()

/** False if a running process holds the lock. */
export function acquire(lock: string): boolean {
  // A link appears with its content: an empty lock is left by a crash or a full disk, and not new.
  const ownFile = `${lock}.${process.pid}`
  writeFileSync(ownFile, String(process.pid))
  try {
    linkSync(ownFile, lock)
    ownLocks.add(lock)
    return true
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
    if (isHeld(lock)) return false
    rmSync(lock, { force: true })
  } finally {
    rmSync(ownFile, { force: true })
  }
  return acquire(lock)
}

export function release(lock: string): void {
  ownLocks.delete(lock)
  rmSync(lock, { force: true })
}

function isHeld(lock: string): boolean {
  try {
    const pid = Number(readFileSync(lock, 'utf8'))
    if (pid === process.pid) return ownLocks.has(lock)
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return isCode(error, 'EPERM')
  }
}

const isCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code
