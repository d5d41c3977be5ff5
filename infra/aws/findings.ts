import { type CfnElement, Stack } from 'aws-cdk-lib'
import type { IBucket } from 'aws-cdk-lib/aws-s3'

/** The finding of cdk-nag in functions that the CDK provides for custom resources. */
export const runtimeFinding = {
  id: 'AwsSolutions-L1',
  reason: "The CDK chooses the runtime; the site's functions run the newest.",
}

export const providerFindings = [
  runtimeFinding,
  {
    id: 'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
    reason: "The CDK chooses the role; the site's functions have policies of their own.",
  },
]

/** The id of cdk-nag's finding for a policy on a bucket's objects. Contains the template's reference to the bucket. */
export function wildcardFinding(bucket: IBucket, keys: string): string {
  const logicalId = Stack.of(bucket).getLogicalId(bucket.node.defaultChild as CfnElement) // Every bucket of the stack has one.
  return `AwsSolutions-IAM5[Resource::<${logicalId}.Arn>/${keys}]`
}
