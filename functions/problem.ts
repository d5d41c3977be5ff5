import type * as z from 'zod/mini'
import { namedPath } from '#shared/checks/namedPath.ts'
import type { ApiProblem, Issue } from '#shared/entities/problem.ts'
import { describeIssues, issuesOf } from '#shared/entities/validationMessages.ts'

interface ProblemDetails extends Partial<Omit<ApiProblem, 'message' | 'requestId'>> {
  headers?: Record<string, string>
}

/** An expected error, whose message the user sees. Any other error becomes a 500 without detail. */
export class Problem extends Error {
  override name = 'Problem'
  readonly status: number
  readonly headers: Record<string, string>
  readonly details: Omit<ProblemDetails, 'headers'>

  constructor(status: number, message: string, { headers = {}, ...details }: ProblemDetails = {}) {
    super(message)
    this.status = status
    this.headers = headers
    this.details = details
  }
}

export const notFound = (kind: string, name: string): Problem =>
  new Problem(404, `${kind} "${shortened(name)}" not found`)

export function orNotFound<Found>(found: Found | null | undefined, kind: string, name: string): Found {
  if (!found) throw notFound(kind, name)
  return found
}

export const badRequest = (field: string, why: string): Problem =>
  refusal([{ path: namedPath(field), message: why }])

/** 400 with all issues. The message names the first issue. */
export function refusal(issues: Issue[], whole = 'content'): Problem {
  const [first] = issues
  return new Problem(400, `${first?.path.join('.') || whole}: ${first?.message}`, { issues })
}

/** 400 naming the first field that the schema refuses, or `whole` if no single field is to blame. */
export const fieldProblem = (error: z.core.$ZodError, whole: string): Problem =>
  new Problem(400, describeIssues(error, whole)[0] ?? `${whole}: is refused`, { issues: issuesOf(error) })

export const unauthorized = (): Problem => new Problem(401, 'Please log in')

export const tooManyRequests = (retryAfterSeconds: number): Problem =>
  new Problem(429, 'Too many requests, please try again later', { retryAfter: retryAfterSeconds })

const shortened = (name: string) => (name.length > 100 ? `${name.slice(0, 100)}…` : name)
