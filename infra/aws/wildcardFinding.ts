import { type CfnElement, Stack } from 'aws-cdk-lib'
import type { IBucket } from 'aws-cdk-lib/aws-s3'

/** What cdk-nag calls a policy that reaches the objects of a bucket: it uses the template's own reference. */
export function wildcardFinding(bucket: IBucket, keys: string): string {
  const logicalId = Stack.of(bucket).getLogicalId(bucket.node.defaultChild as CfnElement) // Every bucket of the stack has one.
  return `AwsSolutions-IAM5[Resource::<${logicalId}.Arn>/${keys}]`
}
