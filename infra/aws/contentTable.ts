import { RemovalPolicy } from 'aws-cdk-lib'
import { AttributeType, Billing, TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import type { Construct } from 'constructs'
import { table as shape } from '#shared/table.ts'

/** The one table. It survives the deletion of the stack and can be restored to any second of the last 35 days. A
 * first deploy that fails deletes it: `protectTable` protects it once the stack is complete. */
export function contentTable(scope: Construct): TableV2 {
  return new TableV2(scope, 'Content', {
    partitionKey: { name: shape.partitionKey, type: AttributeType.STRING },
    sortKey: { name: shape.sortKey, type: AttributeType.STRING },
    billing: Billing.onDemand(),
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    timeToLiveAttribute: shape.timeToLive,
  })
}
