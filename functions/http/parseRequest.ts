import type { Endpoint } from '#shared/api/endpoints.ts'
import { environmentStore } from '../environmentStore.ts'
import { type Middleware, requestIdOf, viewerAddressOf } from './event.ts'
import { parseBody } from './parseBody.ts'
import { parseParams } from './parseParams.ts'
import { parseQuery } from './parseQuery.ts'
import { readBytes } from './readBytes.ts'
import { sessionTokenOf } from './sessionCookie.ts'

/** Reads what the row declares, and nothing else, out of the request. */
export function parseRequest(row: Endpoint): Middleware {
  return {
    before({ event }) {
      event.input = {
        params: parseParams(event.pathParameters ?? {}),
        query: row.query && parseQuery(row.query, event.rawQueryString),
        body: row.bodyType ? readBytes(row.bodyType, event) : row.body && parseBody(row.body, event),
        sessionToken: sessionTokenOf(event),
        viewerAddress: viewerAddressOf(event),
        requestId: requestIdOf(event),
        store: environmentStore(),
      }
    },
  }
}
