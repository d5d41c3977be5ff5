import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const prefix = 'infra-test-'

/**
 * A new folder for one test. A test process may be killed before it can clean up, so the next one deletes the folders of
 * processes that no longer run.
 */
export function temporaryFolder(): string {
  if (!cleared) clearAbandoned()
  return mkdtempSync(path.join(tmpdir(), `${prefix}${process.pid}-`))
}

let cleared = false

function clearAbandoned(): void {
  cleared = true
  for (const name of readdirSync(tmpdir())) {
    const pid = Number(new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1])
    if (pid > 0 && !isRunning(pid)) rmSync(path.join(tmpdir(), name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
