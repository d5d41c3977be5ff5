import { CfnResource, CustomResourceProviderBase, RemovalPolicy } from 'aws-cdk-lib'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'

/** Functions of one purpose share a log group. The name of each log stream contains the function's name. */
export type LogPurpose = 'Public' | 'Staff' | 'Jobs' | 'Deployment'

export function logGroupFor(scope: Construct, purpose: LogPurpose): LogGroup {
  const id = `${purpose}Log`
  const existing = scope.node.tryFindChild(id)
  if (existing instanceof LogGroup) return existing
  return new LogGroup(scope, id, {
    retention: RetentionDays.THREE_MONTHS,
    removalPolicy: RemovalPolicy.DESTROY,
  })
}

/** Functions that the CDK provides for triggers and for emptying buckets would otherwise have logs that never expire. */
export function expireProviderLogs(scope: Construct): void {
  for (const provider of scope.node.children) {
    if (!(provider instanceof CustomResourceProviderBase)) continue
    const handler = provider.node.findChild('Handler')
    if (CfnResource.isCfnResource(handler))
      handler.addPropertyOverride('LoggingConfig.LogGroup', logGroupFor(scope, 'Deployment').logGroupName)
  }
}
