import type * as z from 'zod/mini'
import { type Endpoint, type EndpointKey, type Endpoints, endpoints } from '#shared/api/endpoints.ts'
import type { ParamName } from '#shared/api/urlOf.ts'
import { environmentStore } from '../environmentStore.ts'
import type { Store } from '../store/store.ts'
import { type ApiEvent, requestIdOf, viewerHostOf, viewerNetworkOf } from './event.ts'
import { parseBody } from './parseBody.ts'
import { parseParams } from './parseParams.ts'
import { parseQuery } from './parseQuery.ts'
import { readBytes } from './readBytes.ts'
import { sessionTokenOf } from './sessionCookie.ts'

export interface HandlerInput<Key extends EndpointKey> {
  params: Record<ParamName<Key>, string>
  query: Endpoints[Key] extends { query: infer Query extends z.ZodMiniType } ? z.output<Query> : undefined
  body: Body<Endpoints[Key]>
  viewerNetwork: string
  viewerHost: string
  /** `name=value` each. */
  cookies: readonly string[]
  /** The token of a session, live or not, that the browser sent. */
  sessionToken: string | undefined
  requestId: string
  store: Store
}

type Body<Row> = Row extends { body: infer Schema extends z.ZodMiniType }
  ? z.output<Schema>
  : Row extends { bodyType: string }
    ? Buffer
    : undefined

export function parseRequest<Key extends EndpointKey>(key: Key, event: ApiEvent): HandlerInput<Key> {
  const row: Endpoint = endpoints[key]
  const input = {
    params: parseParams(event.pathParameters ?? {}),
    query: row.query && parseQuery(row.query, event.rawQueryString),
    body: row.bodyType ? readBytes(row.bodyType, event) : row.body && parseBody(row.body, event, row),
    sessionToken: sessionTokenOf(event),
    cookies: event.cookies ?? [],
    viewerNetwork: viewerNetworkOf(event),
    viewerHost: viewerHostOf(event),
    requestId: requestIdOf(event),
    store: environmentStore(),
  }
  // The row's own schemas have just parsed it; the compiler cannot follow a schema through `Endpoints[Key]`.
  return input as HandlerInput<Key>
}
