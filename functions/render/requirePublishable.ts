import { metrics } from '#shared/metrics.ts'
import { log } from '../http/log.ts'
import { measure } from '../http/measure.ts'
import { type PublicationCheck, publicationProblems } from './publicationProblems.ts'

/** Throws before anything is written. An alarm goes off, and the next rendering tries again. */
export async function requirePublishable(check: PublicationCheck): Promise<void> {
  const problems = await publicationProblems(check)
  if (problems.length > 0) refusePublication(problems)
}

/** Throws the problems, which are sentences. */
export function refusePublication(problems: readonly string[]): never {
  for (const problem of problems) log('error', { publicationRefused: problem })
  measure([metrics.publicationsRefused, 1])
  throw new Error(`The pages stay as they are: ${problems.slice(0, maxNamed).join(' ')}`)
}

/** The log has all of them. */
const maxNamed = 5
