import { CfnResource, CustomResourceProviderBase } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { logGroupFor } from './logGroups.ts'

/** Functions that the CDK provides for triggers and for emptying buckets would otherwise have logs that never expire. */
export function expireProviderLogs(scope: Construct): void {
  for (const provider of scope.node.children) {
    if (!(provider instanceof CustomResourceProviderBase)) continue
    const handler = provider.node.findChild('Handler')
    if (CfnResource.isCfnResource(handler))
      handler.addPropertyOverride('LoggingConfig.LogGroup', logGroupFor(scope, 'Deployment').logGroupName)
  }
}
