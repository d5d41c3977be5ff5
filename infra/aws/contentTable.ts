import { createHash } from 'node:crypto'
import { RemovalPolicy } from 'aws-cdk-lib'
import { AttributeType, Billing, type ITable, type TablePropsV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { PhysicalResourceId } from 'aws-cdk-lib/custom-resources'
import type { Construct } from 'constructs'
import { table as shape } from '#shared/table.ts'
import type { LastStep } from './lastSteps.ts'

/** The one table. It survives the deletion of the stack and can be restored to any second of the last 35 days. If the
 * first deploy fails, the table is deleted, because `tableProtection` protects it only once the stack is complete. */
export const contentTable = (scope: Construct): TableV2 =>
  retainedTable(scope, 'Content', {
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
  })

export const retainedTable = (scope: Construct, id: string, options: Partial<TablePropsV2> = {}): TableV2 =>
  new TableV2(scope, id, {
    partitionKey: { name: shape.partitionKey, type: AttributeType.STRING },
    sortKey: { name: shape.sortKey, type: AttributeType.STRING },
    billing: Billing.onDemand(),
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    timeToLiveAttribute: shape.timeToLive,
    ...options,
  })

/** Protects the table from deletion (decision 27). Ignores errors, because an error would roll back a complete site.
 * `npm run doctor` reports a table without protection. */
export function tableProtection(table: ITable): LastStep {
  const call = {
    service: 'DynamoDB',
    action: 'updateTable',
    parameters: { TableName: table.tableName, DeletionProtectionEnabled: true },
    physicalResourceId: PhysicalResourceId.of(shapeVersion),
    ignoreErrorCodesMatching: '.*',
  }
  const grant = new PolicyStatement({ actions: ['dynamodb:UpdateTable'], resources: [table.tableArn] })
  return { id: 'TableProtection', call, grant }
}

/** An update of the table's shape may end the protection, so a new version makes the deploy protect the table again. */
const shapeVersion = createHash('sha256').update(JSON.stringify(shape)).digest('hex').slice(0, 12)
