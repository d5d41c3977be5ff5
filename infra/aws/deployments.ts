import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Duration } from 'aws-cdk-lib'
import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction as FunctionTarget } from 'aws-cdk-lib/aws-events-targets'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { BucketDeployment, CacheControl, type ISource, Source } from 'aws-cdk-lib/aws-s3-deployment'
import { Trigger } from 'aws-cdk-lib/triggers'
import type { Construct } from 'constructs'

/** What goes into the site bucket at a deploy, hashed assets first and never pruned. */
export function deployedFiles(scope: Construct, bucket: IBucket, webFolder: string): BucketDeployment[] {
  const deploy = (id: string, source: ISource, kept: CacheControl[], prefix?: string) =>
    new BucketDeployment(scope, id, {
      sources: [source],
      destinationBucket: bucket,
      destinationKeyPrefix: prefix,
      cacheControl: kept,
      prune: false,
      memoryLimit: 512,
    })
  const assets = deploy(
    'Assets',
    Source.asset(path.join(webFolder, 'assets')),
    [CacheControl.setPublic(), CacheControl.maxAge(Duration.days(365)), CacheControl.immutable()],
    'assets',
  )
  const files = deploy('Files', Source.asset(webFolder, { exclude: ['assets', '*.html', '.*'] }), [
    CacheControl.setPublic(),
    CacheControl.maxAge(Duration.days(1)),
  ])
  return [assets, files]
}

/** The app's shell under the names given, to be asked for anew each time. */
export function deployedShell(
  scope: Construct,
  bucket: IBucket,
  webFolder: string,
  names: readonly string[],
): BucketDeployment {
  const shell = readFileSync(path.join(webFolder, 'index.html'), 'utf8')
  return new BucketDeployment(scope, 'Shell', {
    sources: names.map((name) => Source.data(name, shell)),
    destinationBucket: bucket,
    cacheControl: [CacheControl.noCache()],
    prune: false,
    memoryLimit: 512,
  })
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
