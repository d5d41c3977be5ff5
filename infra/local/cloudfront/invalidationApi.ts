import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { globalArn } from '../cloudformation/localAccount.ts'
import { type LocalServer, readBody, startServer } from '../http/server.ts'
import { escapeXml, unescapeXml } from '../http/xml.ts'
import type { EmulatorContext } from '../iam/accessKeys.ts'
import type { EdgeCache } from './edgeCache.ts'

const action = 'cloudfront:CreateInvalidation'

/** A fault that tests switch on: so many of the next invalidations are refused. */
export interface InvalidationFaults {
  invalidationsRefused?: number | undefined
}

/** CloudFront's CreateInvalidation operation. An invalidation is complete when the response is sent. */
export function startInvalidationApi(
  cache: Pick<EdgeCache, 'invalidate'>,
  { accessKeys, logError, faults }: EmulatorContext & { faults: InvalidationFaults },
): Promise<LocalServer> {
  return startServer(
    async (request, response) => {
      const body = ((await readBody(request, 1024 * 1024)) ?? Buffer.alloc(0)).toString()
      const id = /^\/2020-05-31\/distribution\/([^/]+)\/invalidation$/.exec(request.url ?? '')?.[1] ?? ''
      const resource = globalArn('cloudfront', `distribution/${id}`)
      const principal = accessKeys.principalOf(request.headers)
      if (request.method !== 'POST' || !principal?.isAllowed({ action, resource, context: {} })) {
        return respondWithError(
          response,
          403,
          'AccessDenied',
          `User: ${principal?.name} is not authorized to perform: ${action} on resource: ${resource}`,
        )
      }
      if (faults.invalidationsRefused) {
        faults.invalidationsRefused -= 1
        return respondWithError(
          response,
          400,
          'TooManyInvalidationsInProgress',
          'Your request contains more objects or wildcards than are allowed at once.',
        )
      }
      for (const [, path = ''] of body.matchAll(/<Path>([^<]*)<\/Path>/g)) cache.invalidate(unescapeXml(path))
      const batch = /<InvalidationBatch[\s\S]*<\/InvalidationBatch>/.exec(body)?.[0] ?? ''
      response.writeHead(201, { 'content-type': 'text/xml' })
      response.end(
        `<?xml version="1.0"?><Invalidation xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><Id>I${randomBytes(6).toString('hex').toUpperCase()}</Id><Status>Completed</Status><CreateTime>${new Date().toISOString()}</CreateTime>${batch}</Invalidation>`,
      )
    },
    { logError },
  )
}

function respondWithError(response: ServerResponse, status: number, code: string, message: string): void {
  response.writeHead(status, { 'content-type': 'text/xml' })
  response.end(
    `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>${escapeXml(message)}</Message></Error></ErrorResponse>`,
  )
}
