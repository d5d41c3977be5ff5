import type * as z from 'zod/mini'
import type { EndpointKey, Endpoints } from '#shared/api/endpoints.ts'
import type { ReadKey, ResultOf } from '#shared/api/typedReader.ts'
import { type UrlInput, urlOf } from '#shared/api/urlOf.ts'

export class WriteError extends Error {
  override readonly name = 'WriteError'
  readonly status: number | undefined
  readonly body: string
  /** Seconds until another attempt makes sense, if the API says so. */
  readonly retryAfter: number | undefined
  constructor(
    message: string,
    status: number | undefined,
    { body = '', retryAfter }: { body?: string; retryAfter?: number | undefined } = {},
  ) {
    super(message)
    this.status = status
    this.body = body
    this.retryAfter = retryAfter
  }
}

type WriteKey = Exclude<EndpointKey, ReadKey>

type WriteInput<Key extends WriteKey> = UrlInput<Key> &
  (Endpoints[Key] extends { body: infer Body extends z.ZodMiniType }
    ? { body: z.input<Body> }
    : { body?: never })

/**
 * Sends method, address and JSON body if the row has one, with credentials. (The calls it makes.)
 * @throws {WriteError} `"<status>: <body, or status text>"`, `"HTTP <status> <status text>"` if the body cannot
 * be read. (Error catalogue, "Write calls".)
 */
export async function write<Key extends WriteKey>(key: Key, input: WriteInput<Key>): Promise<ResultOf<Key>> {
  const { body } = input
  const response = await fetch(urlOf(key, input), {
    method: key.slice(0, key.indexOf(' ')),
    credentials: 'include',
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw await writeErrorOf(response)
  // The handler validates each response against the row's schema; null stands for an empty 204.
  return (response.status === 204 ? null : await response.json()) as ResultOf<Key>
}

/** The API's sentence on why it refuses what was sent; undefined for any other failure. */
export function refusalOf(error: unknown): string | undefined {
  if (!(error instanceof WriteError) || (error.status !== 400 && error.status !== 409)) return undefined
  try {
    const { message } = JSON.parse(error.body)
    return typeof message === 'string' ? message : undefined
  } catch {
    return undefined
  }
}

/** Whether the password of a login was right, but does not suffice. */
export function needsSecondFactor(error: unknown): boolean {
  if (!(error instanceof WriteError) || error.status !== 401) return false
  try {
    return JSON.parse(error.body).secondFactor === true
  } catch {
    return false
  }
}

export async function writeErrorOf(response: Response): Promise<WriteError> {
  try {
    const body = await response.text()
    const retryAfter = Number(response.headers.get('retry-after')) || undefined
    return new WriteError(`${response.status}: ${body || response.statusText}`, response.status, {
      body,
      retryAfter,
    })
  } catch {
    return new WriteError(`HTTP ${response.status} ${response.statusText}`, response.status)
  }
}
