import type * as z from 'zod/mini'
import type { EndpointKey, Endpoints } from '#shared/api/endpoints.ts'
import type { ReadKey, ResultOf } from '#shared/api/typedReader.ts'
import { type UrlInput, urlOf } from '#shared/api/urlOf.ts'
import type { ApiProblem, Issue } from '#shared/entities/problem.ts'
import { limits } from '#shared/limits.ts'
import { setServerTime } from './serverClock.ts'

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

type Input<Key extends WriteKey> = WriteInput<Key> & { keepalive?: boolean; credentials?: 'omit' }

/** Tabs number the saves of a draft themselves. What opens or ends a session says nothing of the member's work. */
const sentOnce: ReadonlySet<WriteKey> = new Set<WriteKey>([
  'PUT /api/admin/documents/{kind}/{id}/draft',
  'PUT /api/admin/documents/{kind}/{id}/presence',
  'POST /api/admin/session',
  'DELETE /api/admin/session',
  'POST /api/admin/session/challenge',
  'POST /api/admin/session/passkey',
  'POST /api/admin/join',
])

/** The keys of requests that got no response, by what they say, so that another press repeats the same request. */
const unanswered = new Map<unknown, string>()

/**
 * Sends a request, and again if its response is lost: the server carries out a request with the same key once, and
 * responds with what it has done. @throws {WriteError} `"<status>: <body, or status text>"`,
 * `"HTTP <status> <status text>"` if the body cannot be read. (Error catalogue, "Write calls".)
 */
export async function write<Key extends WriteKey>(key: Key, input: Input<Key>): Promise<ResultOf<Key>> {
  if (sentOnce.has(key)) return send(key, input)
  const press = input.body instanceof Blob ? input.body : JSON.stringify([key, urlOf(key, input), input.body])
  const idempotencyKey = unanswered.get(press) ?? crypto.randomUUID()
  unanswered.set(press, idempotencyKey)
  const forget = () => unanswered.delete(press)
  try {
    const result = await untilAnswered(() => send(key, input, idempotencyKey))
    forget()
    return result
  } catch (error) {
    if (isUnanswered(error)) setTimeout(forget, limits.repetition.lifetime)
    else forget()
    throw error
  }
}

/** Only for a request that changes nothing more when it is repeated. */
export async function untilAnswered<Result>(
  request: () => Promise<Result>,
  [wait, ...later]: readonly number[] = limits.repetition.waits,
): Promise<Result> {
  try {
    return await request()
  } catch (error) {
    if (wait === undefined || !isUnanswered(error)) throw error
  }
  look(1)
  await new Promise((resolve) => setTimeout(resolve, wait))
  return untilAnswered(request, later).finally(() => look(-1))
}

let looks = 0
const listeners = new Set<() => void>()
function look(change: 1 | -1): void {
  looks += change
  for (const listener of listeners) listener()
}

/** True while a request is repeated because its response was lost. */
export const looking = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  isLooking: (): boolean => looks > 0,
}

export const unansweredTexts = {
  looking: 'We do not know whether this was saved. Looking…',
  title: 'We do not know whether this was saved',
  text: 'The website did not confirm it. Press again in a moment: it is done only once.',
}

/** True if nobody can know whether the server has carried out the request. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof WriteError && (error.status === undefined || error.status >= 500)

let member: string | null = null

/** From now on, the server refuses what this page sends if another member has logged in. */
export function sendAs(username: string | null): void {
  member = username
}

/** Sends a request with JSON or a file as its body, with credentials unless they are omitted. (Specification, The calls it makes.) */
async function send<Key extends WriteKey>(
  key: Key,
  input: Input<Key>,
  idempotencyKey?: string,
): Promise<ResultOf<Key>> {
  const file = input.body instanceof Blob ? input.body : undefined
  const json = file || input.body === undefined ? undefined : JSON.stringify(input.body)
  try {
    const response = await fetch(urlOf(key, input), {
      method: key.slice(0, key.indexOf(' ')),
      credentials: input.credentials ?? 'include',
      headers: {
        accept: 'application/json',
        ...(json && { 'content-type': 'application/json' }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        ...(member !== null && { member: encodeURIComponent(member) }),
      },
      // The browser adds the content type of a file.
      body: file ?? json,
      ...(input.keepalive && { keepalive: true }),
      signal: AbortSignal.timeout(file ? limits.writeTimeout.file : limits.writeTimeout.json),
    })
    setServerTime(response.headers.get('date') ?? undefined)
    if (!response.ok) throw await writeErrorOf(response)
    // The handler validates each response against the row's schema. Null represents an empty 204.
    return (response.status === 204 ? null : await response.json()) as ResultOf<Key>
  } catch (error) {
    throw error instanceof WriteError ? error : new WriteError(String(error))
  }
}

/** The API's reason for refusing a request, or that nobody knows its outcome. Undefined for other errors. */
export const refusalOf = (error: unknown): string | undefined =>
  isUnanswered(error)
    ? `${unansweredTexts.title}. ${unansweredTexts.text}`
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
