/** What cdk-nag finds in functions that the CDK provides for custom resources. */
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
