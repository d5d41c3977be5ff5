import type { PageProblem } from '#shared/entities/rendering.ts'
import { metrics } from '#shared/metrics.ts'
import { pathOfKey } from '#shared/rendering.ts'
import { log } from '../http/log.ts'
import { measure } from '../http/measure.ts'
import {
  type PublicationCheck,
  type PublicationProblem,
  publicationProblems,
  sentenceOf,
} from './publicationProblems.ts'
import { RenderFailure } from './renderFailure.ts'

/** Throws before anything is written. An alarm goes off, and the next rendering tries again. */
export async function requirePublishable(check: PublicationCheck): Promise<void> {
  const problems = await publicationProblems(check)
  if (problems.length > 0) refusePublication(problems.map(sentenceOf), problems.map(forStaff))
}

/** Throws the problems, which are sentences. Staff read them, unless there are others for them. */
export function refusePublication(
  problems: readonly string[],
  forStaff: readonly PageProblem[] = problems.map((reason) => ({ reason })),
): never {
  for (const problem of problems) log('error', { publicationRefused: problem })
  measure([metrics.publicationsRefused, 1])
  throw new RenderFailure(`The pages stay as they are: ${problems.slice(0, maxNamed).join(' ')}`, forStaff)
}

function forStaff(problem: PublicationProblem): PageProblem {
  const path = problem.key === undefined ? undefined : pathOfKey(problem.key)
  return path === undefined ? { reason: sentenceOf(problem) } : { path, reason: `It ${problem.problem}` }
}

/** The log has all of them. */
const maxNamed = 5
