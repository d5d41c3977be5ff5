import * as z from 'zod/mini'
import { type Endpoint, type EndpointKey, type Endpoints, endpoints } from '#shared/api/endpoints.ts'
import type { ParamName } from '#shared/api/urlOf.ts'
import { validationMessages } from '#shared/entities/validationMessages.ts'
import { badRequest, fieldProblem, notFound } from '../problem.ts'
import { environmentStore } from '../store/environmentStore.ts'
import type { Store } from '../store/store.ts'
import { type ApiEvent, requestIdOf, viewerHostOf, viewerNetworkOf } from './event.ts'
import { parseBody, readBytes } from './requestBody.ts'
import { sessionTokenOf } from './sessionCookie.ts'

export interface HandlerInput<Key extends EndpointKey> {
  params: Record<ParamName<Key>, string>
  query: Endpoints[Key] extends { query: infer Query extends z.ZodMiniType } ? z.output<Query> : undefined
  store: Store
  body: Body<Endpoints[Key]>
  viewerNetwork: string
  viewerHost: string
  cookies: readonly string[]
  /** The session token that the browser sent. Its session may have ended. */
  sessionToken: string | undefined
  requestId: string
  /** The browser sends it again with a request whose response was lost. */
  idempotencyKey: string | undefined
}

type Body<Row> = Row extends { body: infer Schema extends z.ZodMiniType }
  ? z.output<Schema>
  : Row extends { bodyTypes: readonly string[] }
    ? Buffer
    : undefined

export function parseRequest<Key extends EndpointKey>(key: Key, event: ApiEvent): HandlerInput<Key> {
  const row: Endpoint = endpoints[key]
  const input = {
    params: parseParams(event.pathParameters ?? {}),
    query: row.query && parseQuery(row.query, event.rawQueryString),
    store: environmentStore(),
    body: row.bodyTypes ? readBytes(row.bodyTypes, event) : row.body && parseBody(row.body, event, row),
    sessionToken: sessionTokenOf(event),
    cookies: event.cookies ?? [],
    viewerNetwork: viewerNetworkOf(event),
    viewerHost: viewerHostOf(event),
    requestId: requestIdOf(event),
    idempotencyKey: parseIdempotencyKey(event.headers['idempotency-key']),
  }
  // The row's schemas have parsed the input, but the compiler cannot follow a schema through `Endpoints[Key]`.
  return input as HandlerInput<Key>
}

function parseIdempotencyKey(given: string | undefined): string | undefined {
  if (given !== undefined && !idempotencyKey.test(given))
    throw badRequest('Idempotency-Key', validationMessages.invalid)
  return given
}

const idempotencyKey = /^[\w-]{16,100}$/

/** No id or slug is longer, and a sort key has 1,024 bytes at most. */
const maxBytes = 300

/** API Gateway has decoded the values. Decoding again changes nothing, because no id or slug has a percent sign. */
function parseParams(params: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const parsed = Object.entries(params).map(([name, value = '']) => {
    const text = plainText(name, value)
    if (text === '' || text.startsWith('__') || Buffer.byteLength(text) > maxBytes) throw notFound(name, text)
    return [name, text]
  })
  return Object.fromEntries(parsed)
}

/** Ignores names that the schema does not declare, which the edge does not forward either. */
function parseQuery(schema: z.ZodMiniObject, rawQuery: string): unknown {
  const values = new Map<string, string>()
  for (const pair of rawQuery.split('&')) {
    const [name = '', ...value] = pair.split('=')
    if (!Object.hasOwn(schema.shape, name)) continue
    if (values.has(name)) throw badRequest(name, validationMessages.once)
    values.set(name, plainText(name, value.join('=').replaceAll('+', ' ')))
  }
  const result = z.safeParse(schema, Object.fromEntries(values))
  if (!result.success) throw fieldProblem(result.error, 'query')
  return result.data
}

function plainText(field: string, encoded: string): string {
  const text = decode(field, encoded)
  if (/\p{Cc}/u.test(text)) throw badRequest(field, validationMessages.noControlCharacters)
  return text
}

function decode(field: string, encoded: string): string {
  try {
    return decodeURIComponent(encoded)
  } catch {
    throw badRequest(field, validationMessages.escapes)
  }
}
