/** What cdk-nag finds in every function that the CDK provides for a custom resource. */
export const providerFindings = [
  { id: 'AwsSolutions-L1', reason: "The CDK chooses the runtime; the site's functions run the newest." },
  {
    id: 'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
    reason: "The CDK chooses the role; the site's functions have policies of their own.",
  },
]
