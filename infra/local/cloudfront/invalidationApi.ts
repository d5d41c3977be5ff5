import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { globalArn } from '../cloudformation/localAccount.ts'
import { type LocalServer, readBody, startServer } from '../http/server.ts'
import { escapeXml, unescapeXml } from '../http/xml.ts'
import type { EmulatorContext } from '../iam/accessKeys.ts'
import type { EdgeCache } from './edgeCache.ts'

const action = 'cloudfront:CreateInvalidation'

/** CloudFront's CreateInvalidation operation. An invalidation is complete when the response is sent. */
export function startInvalidationApi(
  cache: Pick<EdgeCache, 'invalidate'>,
  { accessKeys, logError }: EmulatorContext,
): Promise<LocalServer> {
  return startServer(
    async (request, response) => {
      const body = ((await readBody(request, 1024 * 1024)) ?? Buffer.alloc(0)).toString()
      const id = /^\/2020-05-31\/distribution\/([^/]+)\/invalidation$/.exec(request.url ?? '')?.[1] ?? ''
      const resource = globalArn('cloudfront', `distribution/${id}`)
      const principal = accessKeys.principalOf(request.headers)
      if (request.method !== 'POST' || !principal?.isAllowed({ action, resource, context: {} })) {
        return respondWithDenial(
          response,
          `User: ${principal?.name} is not authorized to perform: ${action} on resource: ${resource}`,
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

function respondWithDenial(response: ServerResponse, message: string): void {
  response.writeHead(403, { 'content-type': 'text/xml' })
  response.end(
    `<ErrorResponse><Error><Type>Sender</Type><Code>AccessDenied</Code><Message>${escapeXml(message)}</Message></Error></ErrorResponse>`,
  )
}
