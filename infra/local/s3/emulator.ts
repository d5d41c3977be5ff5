import { bucketArn } from '../cloudformation/localAccount.ts'
import type { Service } from '../http/awsServer.ts'
import { xmlError } from '../http/xml.ts'
import { denialOf } from '../iam/accessKeys.ts'
import type { Bucket } from './bucket.ts'
import { bucketOperations, objectOperations } from './operations.ts'

/** A fault that tests switch on: buckets accept so many more writes and deletions. */
export interface BucketFaults {
  files?: { writesLeft: number } | undefined
}

interface S3Context {
  faults: BucketFaults
  isDiskFull(): boolean
}

/** S3 over the buckets, with path-style addresses. */
export const s3 =
  (buckets: readonly Bucket[], { faults, isDiskFull }: S3Context): Service =>
  async (request, principal) => {
    const [bucketName = '', ...keySegments] = request.path.slice(1).split('/')
    const key = decodeURIComponent(keySegments.join('/'))
    const bucket = buckets.find(({ name }) => name === bucketName)
    if (!bucket) return xmlError(404, 'NoSuchBucket', `There is no bucket ${bucketName}.`)
    const operation = (key === '' ? bucketOperations : objectOperations)[request.method]
    if (!operation) return xmlError(501, 'NotImplemented', `${request.method} is not supported.`)
    const resource = bucketArn(bucketName) + (key === '' ? '' : `/${key}`)
    const access = { action: operation.action, resource, context: {} }
    if (!principal.isAllowed(access)) return xmlError(403, 'AccessDenied', denialOf(principal, access))
    if (faults.files && operation.writes) {
      if (faults.files.writesLeft === 0) return xmlError(503, 'SlowDown', 'Please reduce your request rate.')
      faults.files.writesLeft -= 1
    }
    if (request.method === 'PUT' && isDiskFull()) return xmlError(500, 'InternalError', 'The disk is full.')
    return operation.run({ request, bucket, key, principal })
  }
