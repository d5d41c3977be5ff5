import path from 'node:path'
import { DefaultStackSynthesizer, Duration, IgnoreMode, Validations } from 'aws-cdk-lib'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import {
  BucketDeployment,
  type BucketDeploymentProps,
  CacheControl,
  Source,
} from 'aws-cdk-lib/aws-s3-deployment'
import type { Construct } from 'constructs'
import { region } from '../settings.ts'
import { providerFindings, wildcardFinding } from './findings.ts'
import { logGroupFor } from './logGroups.ts'

/** Copies the web build into the site bucket at a deploy. Rendered pages are not part of it. */
export function siteFiles(scope: Construct, bucket: IBucket, webFolder: string): BucketDeployment[] {
  const deploy = (id: string, options: Omit<BucketDeploymentProps, 'destinationBucket'>) =>
    new BucketDeployment(scope, id, {
      destinationBucket: bucket,
      prune: false,
      memoryLimit: 512,
      logGroup: logGroupFor(scope, 'Deployment'),
      ...options,
    })
  const assets = {
    sources: [Source.asset(path.join(webFolder, 'assets'))],
    destinationKeyPrefix: 'assets',
    cacheControl: [
      CacheControl.setPublic(),
      CacheControl.maxAge(Duration.days(365)),
      CacheControl.immutable(),
    ],
  }
  // The template of rendered pages and Vite's files for other tools are left out.
  const exclude = ['/assets', '/index.html', '/.*']
  const scripts = deploy('Assets', { ...assets, exclude: ['*.woff2'] })
  const others = [
    // The deployment guesses content types by file extension, and does not know this one.
    deploy('Fonts', { ...assets, exclude: ['*'], include: ['*.woff2'], contentType: 'font/woff2' }),
    deploy('Images', {
      sources: [Source.asset(webFolder, { exclude, ignoreMode: IgnoreMode.GIT })],
      // Illustrations and icons keep their names in each release (decision 19).
      cacheControl: [
        CacheControl.setPublic(),
        CacheControl.maxAge(Duration.minutes(1)),
        CacheControl.staleWhileRevalidate(Duration.days(1)),
      ],
    }),
  ]
  // The CDK adds a layer to each deployment, but all deployments share one function, which has the first layer.
  for (const { node } of others) node.tryRemoveChild('AwsCliLayer')
  acknowledgeFindings(scripts, bucket)
  return [scripts, ...others]
}

/** All deployments share one function, which the CDK provides. */
function acknowledgeFindings({ handlerRole }: BucketDeployment, bucket: IBucket): void {
  const actions = ['s3:GetObject*', 's3:GetBucket*', 's3:List*', 's3:DeleteObject*', 's3:Abort*']
  const assetBucket = `arn:aws:s3:::cdk-${DefaultStackSynthesizer.DEFAULT_QUALIFIER}-assets-<AWS::AccountId>-${region}`
  const wildcards = [
    ...actions.map((action) => `AwsSolutions-IAM5[Action::${action}]`),
    `AwsSolutions-IAM5[Resource::${assetBucket}/*]`,
    wildcardFinding(bucket, '*'),
  ]
  Validations.of(handlerRole.node.scope ?? handlerRole).acknowledge(
    ...providerFindings,
    ...wildcards.map((id) => ({
      id,
      reason: 'The CDK writes the policy: it copies from the bootstrap bucket to the site bucket.',
    })),
  )
}
