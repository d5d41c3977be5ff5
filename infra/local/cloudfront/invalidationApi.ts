import { randomBytes } from 'node:crypto'
import { decodeEntities } from '#shared/html/excerpt.ts'
import { globalArn } from '../cloudformation/localAccount.ts'
import type { Service } from '../http/awsServer.ts'
import { xmlResponse } from '../http/message.ts'
import type { EdgeCache } from './edgeCache.ts'

/** CloudFront's CreateInvalidation operation. An invalidation is complete when the response is sent. */
export const invalidationApi = (cache: Pick<EdgeCache, 'invalidate'>): Service => ({
  errors: 'xml',
  accessesOf: ({ path }) => {
    const [, id = ''] = /^\/2020-05-31\/distribution\/([^/]+)\/invalidation$/.exec(path) ?? []
    const resource = globalArn('cloudfront', `distribution/${id}`)
    return [{ action: 'cloudfront:CreateInvalidation', resource, context: {} }]
  },
  respond: async ({ body }) => {
    const xml = body.toString()
    for (const [, pattern = ''] of xml.matchAll(/<Path>([^<]*)<\/Path>/g))
      cache.invalidate(decodeEntities(pattern))
    const batch = /<InvalidationBatch[\s\S]*<\/InvalidationBatch>/.exec(xml)?.[0] ?? ''
    return xmlResponse(
      201,
      `<Invalidation xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><Id>I${randomBytes(6).toString('hex').toUpperCase()}</Id><Status>Completed</Status><CreateTime>${new Date().toISOString()}</CreateTime>${batch}</Invalidation>`,
    )
  },
})
