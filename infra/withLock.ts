import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Does something that two processes must not do at once, such as building into one folder: the second waits for
 * the first. `lock` is the file that says which process is at it; one that is gone no longer counts.
 */
export async function withLock<Result>(lock: string, work: () => Promise<Result>): Promise<Result> {
  mkdirSync(path.dirname(lock), { recursive: true })
  while (!acquire(lock)) await wait(50)
  try {
    return await work()
  } finally {
    release(lock)
  }
}

/** The locks that this very process holds: its id alone could be that of one which died before. */
const held = new Set<string>()

/** Takes a lock, if nobody running holds it. */
export function acquire(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    held.add(lock)
    return true
  } catch {
    if (holderRuns(lock)) return false
    rmSync(lock, { force: true })
    return acquire(lock)
  }
}

/** Gives a lock back. */
export function release(lock: string): void {
  held.delete(lock)
  rmSync(lock, { force: true })
}

function holderRuns(lock: string): boolean {
  try {
    const pid = Number(readFileSync(lock, 'utf8'))
    if (pid === process.pid) return held.has(lock)
    // A file just made and not yet written names nobody, and somebody is about to.
    return pid === 0 || process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
