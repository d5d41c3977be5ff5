import { type CfnElement, Stack } from 'aws-cdk-lib'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { ITopic } from 'aws-cdk-lib/aws-sns'

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
export const wildcardFinding = (bucket: IBucket, keys: string): string =>
  `AwsSolutions-IAM5[Resource::<${logicalIdOf(bucket)}.Arn>/${keys}]`

/** The same for a policy on the topics whose names begin with the name of a topic. */
export const namedLikeFinding = (topic: ITopic, ending: string): string =>
  `AwsSolutions-IAM5[Resource::<${logicalIdOf(topic)}>${ending}]`

function logicalIdOf(resource: IBucket | ITopic): string {
  return Stack.of(resource).getLogicalId(resource.node.defaultChild as CfnElement) // Every bucket and topic of the stack has one.
}
