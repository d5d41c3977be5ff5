import type * as z from 'zod/mini'
import {
  type Endpoint,
  type EndpointKey,
  type Endpoints,
  endpoints,
  type StaffKey,
} from '#shared/api/endpoints.ts'
import type { Store } from '../store/store.ts'
import { chain } from './chain.ts'
import { conditionalGet } from './conditionalGet.ts'
import type { ApiEvent, ApiHandler, Middleware } from './event.ts'
import { parseRequest } from './parseRequest.ts'
import { problemResponses } from './problemResponses.ts'
import { requestLog } from './requestLog.ts'
import { requireSameOrigin } from './requireSameOrigin.ts'
import { validateResponse } from './validateResponse.ts'
import type { WithCookie } from './withCookie.ts'

/**
 * The Lambda handler of a row of the endpoint table. `answer` gets what the row declares, parsed, and
 * gives what the row returns; all of HTTP lives in the chain around it.
 */
export function serve<Key extends Exclude<EndpointKey, StaffKey>>(
  key: Key,
  answer: (question: HandlerInput<Key>) => Promise<HandlerResult<Key> | WithCookie<HandlerResult<Key>>>,
): ApiHandler {
  // The row's own schemas have just made the question, so it has the type that they declare.
  return withMiddleware(key, [], (event) => answer(event.input as HandlerInput<Key>))
}

/** The chain around every handler, with further links that a request meets before its question is read. */
export function withMiddleware(
  key: EndpointKey,
  further: Middleware[],
  answer: (event: ApiEvent) => unknown,
): ApiHandler {
  const row: Endpoint = endpoints[key]
  return chain(
    [
      requestLog(key),
      problemResponses(),
      conditionalGet(key, row),
      validateResponse(row),
      requireSameOrigin(row),
      ...further,
      parseRequest(row),
    ],
    answer,
  )
}

/** What a handler is asked: the parameters of the path, the declared query and body, and where the visitor is. */
export interface HandlerInput<Key extends EndpointKey> {
  params: Record<ParamName<Key>, string>
  query: Endpoints[Key] extends { query: infer Query extends z.ZodMiniType } ? z.output<Query> : undefined
  body: Body<Endpoints[Key]>
  viewerAddress: string
  /** The token of a session, live or not, that the browser sent. */
  sessionToken: string | undefined
  requestId: string
  store: Store
}

/** What a row promises to answer. */
export type HandlerResult<Key extends EndpointKey> = z.output<Endpoints[Key]['returns']>

type Body<Row> = Row extends { body: infer Schema extends z.ZodMiniType }
  ? z.output<Schema>
  : Row extends { bodyType: string }
    ? Buffer
    : undefined

/** The names of a path's parameters: `{id}` and `{path+}` give `'id' | 'path'`. */
type ParamName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Plain}+` ? Plain : Name) | ParamName<Rest>
  : never
