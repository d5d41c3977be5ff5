import path from 'node:path'
import { DefaultStackSynthesizer, Duration, IgnoreMode, RemovalPolicy, Validations } from 'aws-cdk-lib'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { BucketDeployment, CacheControl, type ISource, Source } from 'aws-cdk-lib/aws-s3-deployment'
import type { Construct } from 'constructs'
import { region } from '../settings.ts'
import { providerFindings } from './providerFindings.ts'
import { wildcardFinding } from './wildcardFinding.ts'

/** Copies the web build into the site bucket at a deploy, hashed assets first. Rendered pages are not part of it. */
export function siteFiles(scope: Construct, bucket: IBucket, webFolder: string): BucketDeployment[] {
  const logGroup = new LogGroup(scope, 'DeploymentLog', {
    retention: RetentionDays.THREE_MONTHS,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  const deploy = (id: string, source: ISource, cacheControl: CacheControl[], prefix?: string) =>
    new BucketDeployment(scope, id, {
      sources: [source],
      destinationBucket: bucket,
      destinationKeyPrefix: prefix,
      cacheControl,
      prune: false,
      memoryLimit: 512,
      logGroup,
    })
  const assets = deploy(
    'Assets',
    Source.asset(path.join(webFolder, 'assets')),
    [CacheControl.setPublic(), CacheControl.maxAge(Duration.days(365)), CacheControl.immutable()],
    'assets',
  )
  const files = deploy(
    'Files',
    Source.asset(webFolder, { exclude: ['/assets', '/index.html', '/.*'], ignoreMode: IgnoreMode.GIT }),
    [CacheControl.setPublic(), CacheControl.maxAge(Duration.days(1))],
  )
  // A file must not name an asset that is not in the bucket yet.
  files.node.addDependency(assets)
  acknowledgeFindings(files, bucket)
  return [assets, files]
}

/** Both deployments share one function, which the CDK provides. */
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
