import { type Endpoint, type EndpointKey, endpoints } from '#shared/api/endpoints.ts'
import { Problem } from '../problem.ts'
import { conditionalGet } from './conditionalGet.ts'
import { type ApiEvent, type ApiHandler, type Middleware, methodOf } from './event.ts'
import { formRedirects } from './formRedirects.ts'
import { takeHashKey } from './keyedHash.ts'
import { problemResponses } from './problemResponses.ts'
import { requestLog } from './requestLog.ts'
import { requireOrigin } from './requireOrigin.ts'
import { type HandlerResult, toResponse } from './toResponse.ts'
import { viewerOrigins } from './viewerOrigins.ts'
import { withMiddleware } from './withMiddleware.ts'

export function endpointHandler<Key extends EndpointKey>(
  key: Key,
  handle: (event: ApiEvent) => Promise<HandlerResult<Key>>,
): ApiHandler {
  const row: Endpoint = endpoints[key]
  return withMiddleware(
    [
      requestLog(key),
      formRedirects(row),
      problemResponses,
      conditionalGet(key, row),
      requireOrigin,
      takeHashKey,
      requireSameOrigin(row),
    ],
    async (event) => toResponse(row, await handle(event)),
  )
}

/** Refuses writes from other sites with 400, because the edge replaces every 403 with the 404 page. */
function requireSameOrigin(row: Endpoint): Middleware {
  const isGuarded = row.access !== 'public'
  return {
    before({ event }) {
      if (isGuarded && !readMethods.has(methodOf(event)) && !isSameOrigin(event)) {
        throw new Problem(400, "Only this site's own pages may send this request")
      }
    },
  }
}

const readMethods = new Set(['GET', 'HEAD'])

function isSameOrigin({ headers }: ApiEvent): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin = '', 'x-viewer-host': host } = headers
  return host !== undefined && viewerOrigins(host).includes(origin)
}
