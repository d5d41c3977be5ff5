import path from 'node:path'
import { Duration, IgnoreMode, RemovalPolicy } from 'aws-cdk-lib'
import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction as FunctionTarget } from 'aws-cdk-lib/aws-events-targets'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { BucketDeployment, CacheControl, type ISource, Source } from 'aws-cdk-lib/aws-s3-deployment'
import { Trigger } from 'aws-cdk-lib/triggers'
import type { Construct } from 'constructs'

/** What goes, beside the rendered pages, into the site bucket at a deploy, hashed assets first and never pruned. */
export function siteFiles(scope: Construct, bucket: IBucket, webFolder: string): BucketDeployment[] {
  const logGroup = new LogGroup(scope, 'DeploymentLog', {
    retention: RetentionDays.THREE_MONTHS,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  const deploy = (id: string, source: ISource, kept: CacheControl[], prefix?: string) =>
    new BucketDeployment(scope, id, {
      sources: [source],
      destinationBucket: bucket,
      destinationKeyPrefix: prefix,
      cacheControl: kept,
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
  // A page must never name an asset that is not there yet, nor the app a file.
  files.node.addDependency(assets)
  return [assets, files]
}

/** Runs a function at each deploy that changes it, after what it builds on. */
export function runAtDeploy(
  scope: Construct,
  id: string,
  handler: LambdaFunction,
  after: Construct[],
): Trigger {
  return new Trigger(scope, id, { handler, executeAfter: after, timeout: handler.timeout })
}

/** Renders the site once a day, so that whatever went wrong heals by itself. */
export function renderDaily(scope: Construct, render: LambdaFunction): Rule {
  return new Rule(scope, 'RenderDaily', {
    schedule: Schedule.rate(Duration.days(1)),
    targets: [new FunctionTarget(render, { event: RuleTargetInput.fromObject({ reason: 'daily' }) })],
  })
}
