import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/**
 * Serves the whole site as `npm start` does, on a free port with a copy of a new site's data. The returned function stops it.
 * If `SITE_ADDRESS` is set, the tests visit that site instead.
 */
export default async function startSystem(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SITE_ADDRESS) return undefined
  const dataFolder = await mkdtemp(join(tmpdir(), 'site-'))
  const system = spawn(process.execPath, [join(import.meta.dirname, 'system.ts'), dataFolder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(system, 'exit')
  const lines = createInterface({ input: system.stdout })
  const first = await Promise.race([once(lines, 'line'), ended.then(() => undefined)])
  if (!first) throw new Error('The site did not start; its output above says why')
  process.env.SITE_ADDRESS = String(first[0])
  process.env.SITE_DATA = dataFolder
  return async () => {
    system.stdin.end()
    await ended
    await rm(dataFolder, { recursive: true, force: true })
  }
}
