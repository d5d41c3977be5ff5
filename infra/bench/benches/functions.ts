import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { buildSite } from '../../build.ts'
import { apiAddresses } from '../../testing/apiAddresses.ts'
import { type Bench, repeat } from '../support/bench.ts'
import { ms } from '../support/row.ts'

/** Milliseconds to import the public reads on hono 4.13 with the whole SDK, measured once (2 cores, Node 24.21). */
const hono = ['hono, 2026-11', 76.5] as const

/** The time to import the function of public reads, and the time of their responses through the local system. */
export const functions: Bench = async ({ runs = 7, log, site }) => {
  const file = join((await buildSite()).functionFolders.publicReads, 'index.mjs')
  const imported = ms('publicReads: import', await repeat(runs, () => importTime(file)), {
    timesAtMost: 0.7,
    comparedWith: hono,
  })
  const { address } = await site()
  const paths = await apiAddresses(address)
  log(`${paths.length} addresses, one at a time`)
  const warm = []
  for (const run of ['cold', 'warm', 'measured']) {
    for (const path of paths) {
      const began = performance.now()
      // The cache key has this parameter, which the endpoint ignores, so the edge forwards the same request again.
      const unread = path.includes('page=') ? 'servicePageId' : 'page'
      const response = await fetch(
        `${address}${path}${path.includes('?') ? '&' : '?'}${unread}=${run.length}`,
      )
      await response.bytes()
      if (run === 'measured') warm.push(performance.now() - began)
    }
  }
  return [imported, ms('warm GET through its function', warm, { atMost: 10 })]
}

/** Imports the function in a new process, so that nothing is warm that would be cold on Lambda. */
async function importTime(file: string): Promise<number> {
  const script = `const began = performance.now()
await import(${JSON.stringify(file)})
process.stdout.write('\\n' + (performance.now() - began))
process.exit()`
  const env = { ...process.env, NODE_COMPILE_CACHE: '' }
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    env,
  })
  return Number(stdout.slice(stdout.lastIndexOf('\n')))
}
