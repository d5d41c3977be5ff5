import { randomBytes } from 'node:crypto'
import { decodeEntities } from '#shared/html/excerpt.ts'
import { globalArn } from '../cloudformation/localAccount.ts'
import type { Service } from '../http/awsServer.ts'
import { senderError, xmlResponse } from '../http/xml.ts'
import { denialOf } from '../iam/accessKeys.ts'
import type { EdgeCache } from './edgeCache.ts'

const action = 'cloudfront:CreateInvalidation'

/** A fault that tests switch on: so many of the next invalidations are refused. */
export interface InvalidationFaults {
  invalidationsRefused?: number | undefined
}

/** CloudFront's CreateInvalidation operation. An invalidation is complete when the response is sent. */
export const invalidationApi =
  (cache: Pick<EdgeCache, 'invalidate'>, faults: InvalidationFaults): Service =>
  async ({ method, path, body }, principal) => {
    const id = /^\/2020-05-31\/distribution\/([^/]+)\/invalidation$/.exec(path)?.[1] ?? ''
    const access = { action, resource: globalArn('cloudfront', `distribution/${id}`), context: {} }
    if (method !== 'POST' || !principal.isAllowed(access))
      return senderError(403, 'AccessDenied', denialOf(principal, access))
    if (faults.invalidationsRefused) {
      faults.invalidationsRefused -= 1
      const message = 'Your request contains more objects or wildcards than are allowed at once.'
      return senderError(400, 'TooManyInvalidationsInProgress', message)
    }
    const xml = body.toString()
    for (const [, pattern = ''] of xml.matchAll(/<Path>([^<]*)<\/Path>/g))
      cache.invalidate(decodeEntities(pattern))
    const batch = /<InvalidationBatch[\s\S]*<\/InvalidationBatch>/.exec(xml)?.[0] ?? ''
    return xmlResponse(
      201,
      `<Invalidation xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><Id>I${randomBytes(6).toString('hex').toUpperCase()}</Id><Status>Completed</Status><CreateTime>${new Date().toISOString()}</CreateTime>${batch}</Invalidation>`,
    )
  }
