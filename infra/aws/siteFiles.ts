import path from 'node:path'
import { DefaultStackSynthesizer, Duration, IgnoreMode, RemovalPolicy, Validations } from 'aws-cdk-lib'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import {
  BucketDeployment,
  type BucketDeploymentProps,
  CacheControl,
  Source,
} from 'aws-cdk-lib/aws-s3-deployment'
import type { Construct } from 'constructs'
import { region } from '../settings.ts'
import { providerFindings } from './providerFindings.ts'
import { wildcardFinding } from './wildcardFinding.ts'

/** Files under the same name in each release revalidate (decision 30). */
const caching = {
  hashed: [CacheControl.setPublic(), CacheControl.maxAge(Duration.days(365)), CacheControl.immutable()],
  decorative: [
    CacheControl.setPublic(),
    CacheControl.maxAge(Duration.minutes(1)),
    CacheControl.staleWhileRevalidate(Duration.days(1)),
  ],
  current: [
    CacheControl.setPublic(),
    CacheControl.maxAge(Duration.seconds(0)),
    CacheControl.mustRevalidate(),
  ],
}

/** Copies the web build into the site bucket at a deploy, hashed assets first. Rendered pages are not part of it. */
export function siteFiles(scope: Construct, bucket: IBucket, webFolder: string): BucketDeployment[] {
  const logGroup = new LogGroup(scope, 'DeploymentLog', {
    retention: RetentionDays.THREE_MONTHS,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  const deploy = (id: string, options: DeploymentOptions) =>
    new BucketDeployment(scope, id, {
      destinationBucket: bucket,
      prune: false,
      memoryLimit: 512,
      logGroup,
      ...options,
    })
  const assetFiles = {
    sources: [Source.asset(path.join(webFolder, 'assets'))],
    destinationKeyPrefix: 'assets',
    cacheControl: caching.hashed,
  }
  const assets = deploy('Assets', { ...assetFiles, exclude: ['*.woff2'] })
  // The deployment guesses types by file ending, and does not know this one.
  const fonts = deploy('Fonts', {
    ...assetFiles,
    exclude: ['*'],
    include: ['*.woff2'],
    contentType: 'font/woff2',
  })
  const art = deploy('Art', {
    sources: [Source.asset(path.join(webFolder, 'art'))],
    destinationKeyPrefix: 'art',
    cacheControl: caching.decorative,
  })
  const otherFolders = { exclude: ['/assets', '/art', '/index.html', '/.*'], ignoreMode: IgnoreMode.GIT }
  const files = deploy('Files', {
    sources: [Source.asset(webFolder, otherFolders)],
    cacheControl: caching.current,
  })
  // A file must not name another that is not in the bucket yet.
  files.node.addDependency(assets, fonts, art)
  acknowledgeFindings(files, bucket)
  return [assets, fonts, art, files]
}

type DeploymentOptions = Omit<BucketDeploymentProps, 'destinationBucket'>

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
