import type { PageProblem } from '#shared/entities/rendering.ts'
import { isUnavailable } from '../store/unavailable.ts'

/** A rendering that has to be repeated, and why, in words for staff. */
export class RenderFailure extends Error {
  override name = 'RenderFailure'
  readonly problems: readonly PageProblem[]

  constructor(problems: readonly PageProblem[]) {
    super(problems.map(({ path, reason }) => (path ? `${path}: ${reason}` : reason)).join(' '))
    this.problems = problems
  }
}

/** A page, or what it shows. The message is a sentence for staff. */
export class UnfitContent extends Error {
  override name = 'UnfitContent'
}

export const problemsOf = (error: unknown): readonly PageProblem[] =>
  error instanceof RenderFailure ? error.problems : [{ reason: reasonOf(error) }]

export function reasonOf(error: unknown): string {
  if (isUnavailable(error)) return 'The database did not respond in time.'
  if (error instanceof UnfitContent) return error.message
  const message = error instanceof Error ? error.message : String(error)
  return `An error stopped the rendering: ${message.slice(0, maxLength)}`
}

const maxLength = 300
