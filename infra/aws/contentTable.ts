import { RemovalPolicy } from 'aws-cdk-lib'
import { AttributeType, Billing, ProjectionType, TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import type { Construct } from 'constructs'
import { table as shape } from '#shared/table.ts'

/** The one table. It survives the deletion of the stack and can be restored to any second of the last 35 days. A
 * first deploy that fails deletes it: `protectTable` protects it once the stack is complete. */
export function contentTable(scope: Construct): TableV2 {
  const table = new TableV2(scope, 'Content', {
    partitionKey: { name: shape.partitionKey, type: AttributeType.STRING },
    sortKey: { name: shape.sortKey, type: AttributeType.STRING },
    billing: Billing.onDemand(),
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    timeToLiveAttribute: shape.timeToLive,
  })
  for (const [indexName, index] of Object.entries(shape.indexes)) {
    table.addGlobalSecondaryIndex({
      indexName,
      partitionKey: { name: index.partitionKey, type: AttributeType.STRING },
      sortKey: { name: index.sortKey, type: AttributeType.STRING },
      ...projectionOf(index.projection),
    })
  }
  return table
}

function projectionOf(projection: 'ALL' | 'KEYS_ONLY' | readonly string[]) {
  if (projection === 'ALL') return { projectionType: ProjectionType.ALL }
  if (projection === 'KEYS_ONLY') return { projectionType: ProjectionType.KEYS_ONLY }
  return { projectionType: ProjectionType.INCLUDE, nonKeyAttributes: [...projection] }
}
