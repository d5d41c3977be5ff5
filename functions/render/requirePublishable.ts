import { metrics } from '#shared/metrics.ts'
import { log } from '../http/log.ts'
import { measure } from '../http/measure.ts'
import { type PublicationCheck, publicationProblems } from './publicationProblems.ts'

/** Throws before anything is written. An alarm goes off, and the next rendering tries again. */
export async function requirePublishable(check: PublicationCheck): Promise<void> {
  refusePublication(await publicationProblems(check))
}

/** Throws if there are problems, which are sentences. */
export function refusePublication(problems: readonly string[]): void {
  if (problems.length === 0) return
  for (const problem of problems) log('error', { publicationRefused: problem })
  measure([metrics.publicationsRefused, 1])
  throw new Error(`The pages stay as they are: ${problems.slice(0, maxNamed).join(' ')}`)
}

/** The log has all of them. */
const maxNamed = 5
