import { S3Client } from '@aws-sdk/client-s3'
import { environment } from '../environment.ts'
import { once } from '../once.ts'

/** A bucket and the client that reaches it: the first argument of what reads or writes its objects. */
export interface Bucket {
  s3: S3Client
  name: string
}

const sharedClient = once(() => new S3Client({ region: environment('AWS_REGION') }))

export const openBucket = (name: string): Bucket => ({ s3: sharedClient(), name })
