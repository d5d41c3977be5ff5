import { createHash } from 'node:crypto'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { PhysicalResourceId } from 'aws-cdk-lib/custom-resources'
import { table as shape } from '#shared/table.ts'
import type { LastStep } from './lastSteps.ts'

/** Protects the table from deletion (decision 28). A failure would roll back a complete site: the doctor reports it. */
export function tableProtection(table: ITable): LastStep {
  const call = {
    service: 'DynamoDB',
    action: 'updateTable',
    parameters: { TableName: table.tableName, DeletionProtectionEnabled: true },
    physicalResourceId: PhysicalResourceId.of(shapeVersion),
    ignoreErrorCodesMatching: '.*',
  }
  const grant = new PolicyStatement({ actions: ['dynamodb:UpdateTable'], resources: [table.tableArn] })
  return { id: 'TableProtection', onCreate: call, onUpdate: call, grant }
}

/** When CloudFormation updates the table to a new shape, it may end the protection: the new version renews it. */
const shapeVersion = createHash('sha256').update(JSON.stringify(shape)).digest('hex').slice(0, 12)
