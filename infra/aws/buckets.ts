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
  return privateBucket(scope, 'Site', {
    ...rendered,
    lifecycleRules: [expiring('earlier-assets', 'assets/')],
  })
}

/** Images that staff upload: every version stays, also without the stack. */
export function mediaBucket(scope: Construct): Bucket {
  return privateBucket(scope, 'Media', {
    versioned: true,
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  })
}

/** The pages of each release, for a rollback. Not public: earlier pages may state outdated facts. */
export function releasesBucket(scope: Construct): Bucket {
  return privateBucket(scope, 'Releases', {
    ...rendered,
    lifecycleRules: [
      expiring('earlier-releases', 'pages/'),
      expiring('earlier-changes', 'changes/'),
      expiring('earlier-records', 'records/'),
      expiring('earlier-files', 'files/'),
    ],
  })
}

/** A bucket whose objects are rendered from the table goes with its stack, so that a failed first deploy leaves nothing. */
const rendered = { removalPolicy: RemovalPolicy.DESTROY, autoDeleteObjects: true }

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
    ...props,
  })
  Validations.of(bucket).acknowledge({
    id: 'AwsSolutions-S1',
    reason: 'Only CloudFront and functions of the site read the bucket: an access log repeats what they log.',
  })
  return bucket
}
