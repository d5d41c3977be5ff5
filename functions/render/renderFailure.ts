import type { PageProblem } from '#shared/entities/rendering.ts'
import { isUnavailable } from '../store/unavailable.ts'

/** Why nothing is published, in words for staff. */
export class RenderFailure extends Error {
  override name = 'RenderFailure'
  readonly problems: readonly PageProblem[]

  constructor(message: string, problems: readonly PageProblem[], options?: ErrorOptions) {
    super(message, options)
    this.problems = problems
  }
}

/** A page needs a response of the API, and got this status. */
export class FailedRead extends Error {
  override name = 'FailedRead'
  readonly url: string
  readonly status: number

  constructor(url: string, status: number, body: string) {
    super(`GET ${url} responded ${status}: ${body}`)
    this.url = url
    this.status = status
  }
}

export const problemsOf = (error: unknown): readonly PageProblem[] =>
  error instanceof RenderFailure ? error.problems : [{ reason: reasonOf(error) }]

export function reasonOf(error: unknown): string {
  if (isUnavailable(error) || (error instanceof FailedRead && error.status === 503))
    return 'The database did not respond in time.'
  if (error instanceof FailedRead)
    return `Stored content that it shows cannot be read, and may be damaged: ${error.url}.`
  const message = error instanceof Error ? error.message : String(error)
  return `An error stopped the rendering: ${message.slice(0, maxLength)}`
}

const maxLength = 300
