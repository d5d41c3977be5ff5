import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { assetRetention } from '#shared/releases.ts'

const sealed = {
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  encryption: BucketEncryption.S3_MANAGED,
  enforceSSL: true,
  objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
  removalPolicy: RemovalPolicy.RETAIN,
} as const

/**
 * The site as files. Hashed assets of earlier releases outlive them, so that an open tab survives a deploy. S3
 * counts days from an object's last write: rendering writes those of the present release anew in time, so the rule
 * never meets one that a page still names.
 */
export function siteBucket(scope: Construct): Bucket {
  return new Bucket(scope, 'Site', {
    ...sealed,
    lifecycleRules: [
      { id: 'earlier-assets', prefix: 'assets/', expiration: Duration.days(assetRetention.expireAfter) },
    ],
  })
}

/** Pictures that staff upload; every version is kept. */
export function mediaBucket(scope: Construct): Bucket {
  return new Bucket(scope, 'Media', { ...sealed, versioned: true })
}

/**
 * The pages of each release, to go back to for as long as its assets are there. Nobody outside reads it: earlier
 * pages may hold earlier facts.
 */
export function releasesBucket(scope: Construct): Bucket {
  return new Bucket(scope, 'Releases', {
    ...sealed,
    lifecycleRules: [
      { id: 'earlier-releases', prefix: 'pages/', expiration: Duration.days(assetRetention.expireAfter) },
    ],
  })
}
