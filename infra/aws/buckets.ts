import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'

const sealed = {
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  encryption: BucketEncryption.S3_MANAGED,
  enforceSSL: true,
  objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
  removalPolicy: RemovalPolicy.RETAIN,
} as const

/** The site as files. Hashed assets of earlier releases stay 90 days, so that an open tab survives a deploy. */
export function siteBucket(scope: Construct): Bucket {
  return new Bucket(scope, 'Site', {
    ...sealed,
    lifecycleRules: [{ id: 'earlier-assets', prefix: 'assets/', expiration: Duration.days(90) }],
  })
}

/** Pictures that staff upload; every version is kept. */
export function mediaBucket(scope: Construct): Bucket {
  return new Bucket(scope, 'Media', { ...sealed, versioned: true })
}
