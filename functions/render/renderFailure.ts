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

/** The message is a sentence for staff. */
export class UnfitPage extends Error {
  override name = 'UnfitPage'
}

export class FailedRead extends Error {
  override name = 'FailedRead'
  readonly url: string

  constructor(url: string, cause: unknown) {
    super(`GET ${url} failed`, { cause })
    this.url = url
  }
}

export const problemsOf = (error: unknown): readonly PageProblem[] =>
  error instanceof RenderFailure ? error.problems : [{ reason: reasonOf(error) }]

export function reasonOf(error: unknown): string {
  if (isUnavailable(error)) return 'The database did not respond in time.'
  if (error instanceof UnfitPage) return error.message
  if (error instanceof FailedRead)
    return `Stored content that it shows cannot be read, and may be damaged: ${error.url}.`
  const message = error instanceof Error ? error.message : String(error)
  return `An error stopped the rendering: ${message.slice(0, maxLength)}`
}

const maxLength = 300
