import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Runs work that two processes must not do at once. The lock file contains the id of the process that holds the lock.
 * The lock of a process that has ended does not count. */
export async function withLock<Result>(lock: string, work: () => Promise<Result>): Promise<Result> {
  mkdirSync(path.dirname(lock), { recursive: true })
  while (!acquire(lock)) await wait(50)
  try {
    return await work()
  } finally {
    release(lock)
  }
}

/** The locks that this process holds. A file with its id can also be from an earlier process that had the same id. */
const ownLocks = new Set<string>()

/** False if a running process holds the lock. */
export function acquire(lock: string): boolean {
  // A link appears together with its content, so an empty lock is not a new one: a crash or a full disk left it.
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
    return pid > 0 && process.kill(pid, 0) && !isDefunct(pid)
  } catch (error) {
    return isCode(error, 'EPERM')
  }
}

/** On Linux a process that has ended stays until its parent notices, which the first process of a container may never do. */
function isDefunct(pid: number): boolean {
  const file = `/proc/${pid}/stat`
  return existsSync(file) && /\) Z /.test(readFileSync(file, 'utf8'))
}

const isCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code
