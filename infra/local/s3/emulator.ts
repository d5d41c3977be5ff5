import { bucketArn } from '../cloudformation/localAccount.ts'
import { type LocalServer, startServer } from '../http/server.ts'
import type { EmulatorContext } from '../iam/accessKeys.ts'
import type { Bucket } from './bucket.ts'
import { respondWithDenial, respondWithError } from './errorResponse.ts'
import { bucketOperations, objectOperations } from './operations.ts'

/** A fault that tests switch on: buckets accept so many more writes and deletions. */
export interface BucketFaults {
  files?: { writesLeft: number } | undefined
}

/** S3 over the buckets, with path-style addresses. */
export function startS3(
  buckets: readonly Bucket[],
  { accessKeys, logError, isDiskFull, faults }: EmulatorContext & { faults: BucketFaults },
): Promise<LocalServer> {
  return startServer(
    async (request, response) => {
      const url = new URL(request.url ?? '/', 'http://s3')
      const [bucketName = '', ...keySegments] = url.pathname.slice(1).split('/')
      const key = decodeURIComponent(keySegments.join('/'))
      const principal = accessKeys.principalOf(request.headers)
      if (!principal) return respondWithError(response, 403, 'InvalidAccessKeyId', 'Unknown access key.')
      const bucket = buckets.find(({ name }) => name === bucketName)
      if (!bucket) return respondWithError(response, 404, 'NoSuchBucket', `There is no bucket ${bucketName}.`)
      const operation = (key === '' ? bucketOperations : objectOperations)[request.method ?? '']
      if (!operation) {
        return respondWithError(response, 501, 'NotImplemented', `${request.method} is not supported.`)
      }
      const resource = bucketArn(bucketName) + (key === '' ? '' : `/${key}`)
      const access = { action: operation.action, resource, context: {} }
      if (!principal.isAllowed(access)) return respondWithDenial(response, principal, access)
      if (faults.files && operation.writes) {
        if (faults.files.writesLeft === 0) {
          request.resume()
          return respondWithError(response, 503, 'SlowDown', 'Please reduce your request rate.')
        }
        faults.files.writesLeft -= 1
      }
      if (request.method === 'PUT' && isDiskFull()) {
        request.resume()
        return respondWithError(response, 500, 'InternalError', 'The disk is full.')
      }
      await operation.run({ request, response, url, bucket, key, principal })
    },
    { logError },
  )
}
