import { S3Client } from '@aws-sdk/client-s3'

/** A bucket and the client that reaches it: the first argument of what reads or writes its objects. */
export interface Bucket {
  s3: S3Client
  name: string
}

let client: S3Client | undefined

/** All buckets share one client for the life of the process. */
export function openBucket(name: string, region: string): Bucket {
  client ??= new S3Client({ region })
  return { s3: client, name }
}
