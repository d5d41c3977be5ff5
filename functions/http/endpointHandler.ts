import type { Context } from 'aws-lambda'
import { type Endpoint, type EndpointKey, endpoints } from '#shared/api/endpoints.ts'
import { conditionalGet } from './conditionalGet.ts'
import type { ApiEvent, ApiHandler } from './event.ts'
import { formRedirects } from './formRedirects.ts'
import { takeHashKey } from './keyedHash.ts'
import { problemResponses } from './problemResponses.ts'
import { requestLog } from './requestLog.ts'
import { requireOrigin } from './requireOrigin.ts'
import { requirePlainHeaders } from './requirePlainHeaders.ts'
import { requireSameOrigin } from './requireSameOrigin.ts'
import { type HandlerResult, toResponse } from './toResponse.ts'
import { withMiddleware } from './withMiddleware.ts'

export function endpointHandler<Key extends EndpointKey>(
  key: Key,
  handle: (event: ApiEvent, context: Partial<Context>) => Promise<HandlerResult<Key>>,
): ApiHandler {
  const row: Endpoint = endpoints[key]
  return withMiddleware(
    [
      requestLog(key),
      formRedirects(row),
      problemResponses(),
      conditionalGet(key, row),
      requireOrigin(),
      takeHashKey(),
      requirePlainHeaders(),
      requireSameOrigin(row),
    ],
    async (event, context) => toResponse(row, await handle(event, context)),
  )
}
