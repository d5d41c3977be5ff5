import startSystem from '../browser/support/startSystem.ts'
import { engines, missing } from './engines.ts'

/** Says which engines this machine lacks, and serves the site. */
export default function startEngines(): ReturnType<typeof startSystem> {
  for (const engine of engines) {
    const files = missing(engine)
    if (files.length > 0) process.stdout.write(`Skipped ${engine.name}, which needs ${files.join(', ')}\n`)
  }
  return startSystem()
}
