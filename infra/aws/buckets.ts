import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib'
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type BucketProps,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { assetRetention } from '#shared/releases.ts'

/** Assets of earlier releases stay for a while, so that an open tab survives a deploy. S3 counts the days from an
 * object's last write, and the renderer rewrites the assets in use before they expire. */
export function siteBucket(scope: Construct): Bucket {
  return privateBucket(scope, 'Site', { lifecycleRules: [expiring('earlier-assets', 'assets/')] })
}

/** Images that staff upload; every version is kept. */
export function mediaBucket(scope: Construct): Bucket {
  return privateBucket(scope, 'Media', { versioned: true })
}

/** The pages of each release, for a rollback. Not public: earlier pages may state outdated facts. */
export function releasesBucket(scope: Construct): Bucket {
  return privateBucket(scope, 'Releases', { lifecycleRules: [expiring('earlier-releases', 'pages/')] })
}

const expiring = (id: string, prefix: string) => ({
  id,
  prefix,
  expiration: Duration.days(assetRetention.expireAfter),
})

function privateBucket(scope: Construct, id: string, props: BucketProps): Bucket {
  const bucket = new Bucket(scope, id, {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    removalPolicy: RemovalPolicy.RETAIN,
    ...props,
  })
  Validations.of(bucket).acknowledge({
    id: 'AwsSolutions-S1',
    reason: 'Only CloudFront and functions of the site read the bucket: an access log repeats what they log.',
  })
  return bucket
}
