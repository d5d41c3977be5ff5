import { createHash } from 'node:crypto'
import { Validations } from 'aws-cdk-lib'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import {
  AwsCustomResource,
  AwsCustomResourcePolicy,
  type AwsSdkCall,
  PhysicalResourceId,
} from 'aws-cdk-lib/custom-resources'
import type { Construct } from 'constructs'
import { table as shape } from '#shared/table.ts'
import { logGroupFor } from './logGroups.ts'
import { providerFindings } from './providerFindings.ts'

/** Protects the table from deletion after everything else in the scope exists: the rollback of a failed first deploy
 * could not delete a protected table (decision 28). */
export function protectTable(scope: Construct, table: ITable): void {
  const everythingElse = [...scope.node.children]
  const protect: AwsSdkCall = {
    service: 'DynamoDB',
    action: 'updateTable',
    parameters: { TableName: table.tableName, DeletionProtectionEnabled: true },
    physicalResourceId: PhysicalResourceId.of(shapeVersion),
  }
  const protection = new AwsCustomResource(scope, 'TableProtection', {
    onCreate: protect,
    // DynamoDB may refuse an update that changes nothing.
    onUpdate: { ...protect, ignoreErrorCodesMatching: 'ValidationException' },
    policy: AwsCustomResourcePolicy.fromSdkCalls({ resources: [table.tableArn] }),
    installLatestAwsSdk: false,
    logGroup: logGroupFor(scope, 'Deployment'),
  })
  protection.node.addDependency(...everythingElse)
  const provider = scope.node.findChild(`AWS${AwsCustomResource.PROVIDER_FUNCTION_UUID.replaceAll('-', '')}`)
  Validations.of(provider).acknowledge(...providerFindings)
}

/** When CloudFormation updates the table to a new shape, it may end the protection: the new version renews it. */
const shapeVersion = createHash('sha256').update(JSON.stringify(shape)).digest('hex').slice(0, 12)
