import { S3Client } from '@aws-sdk/client-s3'
import { environment } from '../environment.ts'

let client: S3Client | undefined

/** The client of the site's buckets, one for the life of the process. */
export function bucketClient(): S3Client {
  client ??= new S3Client({ region: environment.region })
  return client
}
