import { randomBytes } from 'node:crypto'
import { environment } from '../cloudformation/resourceTypes.ts'
import { bodyOf, type Emulator, startEmulator } from '../emulator.ts'
import type { Keyring } from '../iam/keyring.ts'
import { escapeXml, unescapeXml } from '../s3/xml.ts'

/** CloudFront's call to invalidate paths, done by the time it is answered. */
export function startInvalidationApi(
  invalidate: (distributionId: string, paths: readonly string[]) => void,
  { keyring, report }: { keyring: Keyring; report: (error: unknown) => void },
): Promise<Emulator> {
  return startEmulator(async (request, response) => {
    const body = ((await bodyOf(request, 1024 * 1024)) ?? Buffer.alloc(0)).toString()
    const id = /^\/2020-05-31\/distribution\/([^/]+)\/invalidation$/.exec(request.url ?? '')?.[1] ?? ''
    const attempt = {
      action: 'cloudfront:CreateInvalidation',
      resource: `arn:${environment.partition}:cloudfront::${environment.account}:distribution/${id}`,
      context: {},
    }
    const caller = keyring.callerOf(request.headers)
    response.setHeader('content-type', 'text/xml')
    if (request.method !== 'POST' || !caller?.may(attempt)) {
      response.writeHead(403)
      response.end(
        `<ErrorResponse><Error><Type>Sender</Type><Code>AccessDenied</Code><Message>${escapeXml(`User: ${caller?.name} is not authorized to perform: ${attempt.action} on resource: ${attempt.resource}`)}</Message></Error></ErrorResponse>`,
      )
      return
    }
    invalidate(
      id,
      Array.from(body.matchAll(/<Path>([^<]*)<\/Path>/g), ([, path = '']) => unescapeXml(path)),
    )
    response.writeHead(201)
    response.end(
      `<?xml version="1.0"?><Invalidation xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><Id>I${randomBytes(6).toString('hex').toUpperCase()}</Id><Status>Completed</Status><CreateTime>${new Date().toISOString()}</CreateTime>${/<InvalidationBatch[\s\S]*<\/InvalidationBatch>/.exec(body)?.[0] ?? ''}</Invalidation>`,
    )
  }, report)
}
