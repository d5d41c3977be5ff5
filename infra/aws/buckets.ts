import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib'
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type BucketProps,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { apiLimits } from '#shared/apiLimits.ts'

/** Deleted with its stack, so that a failed first deploy leaves nothing. A deploy can write all its objects again. */
export function siteBucket(scope: Construct): Bucket {
  return privateBucket(scope, 'Site', { removalPolicy: RemovalPolicy.DESTROY, autoDeleteObjects: true })
}

/** Images that staff upload. Outlives its stack. A deleted image can be restored for as long as a document can. */
export function mediaBucket(scope: Construct): Bucket {
  return privateBucket(scope, 'Media', {
    versioned: true,
    lifecycleRules: [
      {
        noncurrentVersionExpiration: Duration.millis(apiLimits.binRetention),
        expiredObjectDeleteMarker: true,
      },
      { abortIncompleteMultipartUploadAfter: Duration.days(1) },
    ],
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  })
}

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
