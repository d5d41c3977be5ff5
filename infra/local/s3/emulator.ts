import { bucketArn } from '../cloudformation/localAccount.ts'
import { startService } from '../http/httpHandler.ts'
import type { LocalServer } from '../http/server.ts'
import { xmlError } from '../http/xml.ts'
import { denialOf, type EmulatorContext } from '../iam/accessKeys.ts'
import type { Bucket } from './bucket.ts'
import { bucketOperations, objectOperations } from './operations.ts'

/** A fault that tests switch on: buckets accept so many more writes and deletions. */
export interface BucketFaults {
  files?: { writesLeft: number } | undefined
}

/** S3 over the buckets, with path-style addresses. */
export const startS3 = (
  buckets: readonly Bucket[],
  { accessKeys, logError, isDiskFull, faults }: EmulatorContext & { faults: BucketFaults },
): Promise<LocalServer> =>
  startService(
    async (request) => {
      const [bucketName = '', ...keySegments] = request.path.slice(1).split('/')
      const key = decodeURIComponent(keySegments.join('/'))
      const principal = accessKeys.principalOf(request.headers)
      if (!principal) return xmlError(403, 'InvalidAccessKeyId', 'Unknown access key.')
      const bucket = buckets.find(({ name }) => name === bucketName)
      if (!bucket) return xmlError(404, 'NoSuchBucket', `There is no bucket ${bucketName}.`)
      const operation = (key === '' ? bucketOperations : objectOperations)[request.method]
      if (!operation) return xmlError(501, 'NotImplemented', `${request.method} is not supported.`)
      const resource = bucketArn(bucketName) + (key === '' ? '' : `/${key}`)
      const access = { action: operation.action, resource, context: {} }
      if (!principal.isAllowed(access)) return xmlError(403, 'AccessDenied', denialOf(principal, access))
      if (faults.files && operation.writes) {
        if (faults.files.writesLeft === 0)
          return xmlError(503, 'SlowDown', 'Please reduce your request rate.')
        faults.files.writesLeft -= 1
      }
      if (request.method === 'PUT' && isDiskFull()) return xmlError(500, 'InternalError', 'The disk is full.')
      return operation.run({ request, bucket, key, principal })
    },
    { logError },
  )
