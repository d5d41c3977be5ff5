import type { Endpoint } from '#shared/api/endpoints.ts'
import { type Middleware, requestIdOf, viewerAddressOf } from './event.ts'
import { readBody } from './readBody.ts'
import { readBytes } from './readBytes.ts'
import { readParams } from './readParams.ts'
import { readQuery } from './readQuery.ts'
import { sessionTokenOf } from './sessionCookie.ts'

/** Reads what the row declares, and nothing else, out of the request. */
export function readQuestion(row: Endpoint): Middleware {
  return {
    before({ event }) {
      event.question = {
        params: readParams(event.pathParameters ?? {}),
        query: row.query && readQuery(row.query, event.rawQueryString),
        body: row.bodyType ? readBytes(row.bodyType, event) : row.body && readBody(row.body, event),
        sessionToken: sessionTokenOf(event),
        viewerAddress: viewerAddressOf(event),
        requestId: requestIdOf(event),
      }
    },
  }
}
