import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'

/** Lambda's managed policy reaches every log group of the account. This role reaches only the function's log group. */
export const functionRole = (
  scope: Construct,
  id: string,
  { logGroup, statements }: { logGroup: LogGroup; statements: readonly PolicyStatement[] },
): Role =>
  new Role(scope, id, {
    assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
    inlinePolicies: {
      Grants: new PolicyDocument({
        statements: [
          new PolicyStatement({
            actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
            resources: [logGroup.logGroupArn],
          }),
          ...statements,
        ],
      }),
    },
  })
