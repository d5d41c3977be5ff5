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
    for (const [, pattern = ''] of body.toString().matchAll(/<Path>([^<]*)<\/Path>/g))
      cache.invalidate(decodeEntities(pattern))
    return xmlResponse(201, '<Invalidation><Id>I1</Id><Status>Completed</Status></Invalidation>')
  },
})
