import startSystem from '../browser/support/startSystem.ts'
import { skippedEngines } from './engines.ts'

/** Says which engines this machine lacks, and serves the site. */
export default function startEngines(): ReturnType<typeof startSystem> {
  process.stdout.write(skippedEngines.join(''))
  return startSystem()
}
