import type * as z from 'zod/mini'
import type { EndpointKey, Endpoints } from '#shared/api/endpoints.ts'
import type { ReadKey, ResultOf } from '#shared/api/typedReader.ts'
import { type UrlInput, urlOf } from '#shared/api/urlOf.ts'
import type { ApiProblem, Issue } from '#shared/entities/problem.ts'
import { limits } from '#shared/limits.ts'

export class WriteError extends Error {
  override readonly name = 'WriteError'
  readonly status: number | undefined
  /** Empty if the response did not come from the API. */
  readonly problem: Partial<ApiProblem>
  constructor(message: string, status?: number, body = '') {
    super(message)
    this.status = status
    this.problem = problemIn(body)
  }
}

function problemIn(body: string): Partial<ApiProblem> {
  try {
    return { ...JSON.parse(body) }
  } catch {
    return {}
  }
}

type WriteKey = Exclude<EndpointKey, ReadKey>

type WriteInput<Key extends WriteKey> = UrlInput<Key> &
  (Endpoints[Key] extends { body: infer Body extends z.ZodMiniType }
    ? { body: z.input<Body> }
    : Endpoints[Key] extends { bodyTypes: readonly string[] }
      ? { body: Blob }
      : { body?: never })

/**
 * Sends a request with JSON or a file as its body, and with credentials unless they are omitted. (Specification, The
 * calls it makes.) @throws {WriteError} `"<status>: <body, or status text>"`, `"HTTP <status> <status text>"` if the
 * body cannot be read. (Error catalogue, "Write calls".)
 */
export async function write<Key extends WriteKey>(
  key: Key,
  input: WriteInput<Key> & { keepalive?: boolean; credentials?: 'omit' },
): Promise<ResultOf<Key>> {
  const file = input.body instanceof Blob ? input.body : undefined
  const json = file || input.body === undefined ? undefined : JSON.stringify(input.body)
  const signal = AbortSignal.timeout(file ? limits.writeTimeout.file : limits.writeTimeout.json)
  try {
    const response = await fetch(urlOf(key, input), {
      method: key.slice(0, key.indexOf(' ')),
      credentials: input.credentials ?? 'include',
      headers: { accept: 'application/json', ...(json && { 'content-type': 'application/json' }) },
      // The browser adds the content type of a file.
      body: file ?? json,
      ...(input.keepalive && { keepalive: true }),
      signal,
    })
    if (!response.ok) throw await writeErrorOf(response)
    // The handler validates each response against the row's schema. Null represents an empty 204.
    return (response.status === 204 ? null : await response.json()) as ResultOf<Key>
  } catch (error) {
    throw signal.aborted ? new NotSentError() : error
  }
}

/** The connection was accepted, but no response came. */
class NotSentError extends WriteError {
  constructor() {
    super('It was not sent, because no response came. What you typed is still here: try again.')
  }
}

/** The API's reason for refusing a request, or the message of `NotSentError`. Undefined for other errors. */
export const refusalOf = (error: unknown): string | undefined =>
  error instanceof NotSentError
    ? error.message
    : error instanceof WriteError && (error.status === 400 || error.status === 409)
      ? textIn(error.problem.message)
      : undefined

const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

export const issuesOf = (error: unknown): readonly Issue[] =>
  error instanceof WriteError && Array.isArray(error.problem.issues) ? error.problem.issues : []

/** After a conflict, the stored version in the endpoint's usual format. */
export const currentOf = <Current>(error: unknown): Current | undefined =>
  error instanceof WriteError && error.status === 409 ? (error.problem.current as Current) : undefined

export const needsSecondFactor = (error: unknown): boolean =>
  error instanceof WriteError && error.status === 401 && error.problem.secondFactor === true

async function writeErrorOf(response: Response): Promise<WriteError> {
  try {
    const body = await response.text()
    return new WriteError(`${response.status}: ${body || response.statusText}`, response.status, body)
  } catch {
    return new WriteError(`HTTP ${response.status} ${response.statusText}`, response.status)
  }
}
