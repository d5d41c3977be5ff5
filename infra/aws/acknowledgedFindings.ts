import { type Stack, Validations } from 'aws-cdk-lib'

/** Findings of the AwsSolutions rules that stand, each with the reason why. */
const acknowledged: readonly { id: string; reason: string }[] = [
  {
    id: 'AwsSolutions-APIG4',
    reason: 'The reads are public as the pages are; staff endpoints check their session in the handler.',
  },
  {
    id: 'AwsSolutions-APIG1',
    reason: 'Every request is logged by its function with a request id and without personal data.',
  },
  {
    id: 'AwsSolutions-S1',
    reason:
      'The buckets are read by CloudFront and the renderer alone, so a bucket log would repeat what the edge saw.',
  },
  {
    id: 'AwsSolutions-CFR1',
    reason: 'Families look for treatment on behalf of somebody in Georgia from anywhere.',
  },
  {
    id: 'AwsSolutions-CFR2',
    reason:
      'A firewall is a setting (waf), since it would triple the bill; pages are static and the few writes are limited by address in the handler.',
  },
  {
    id: 'AwsSolutions-CFR3',
    reason: 'A log of who read which page about addiction is data that the clinic does not want to hold.',
  },
  {
    id: 'AwsSolutions-CFR4',
    reason:
      'CloudFront settles the TLS version of its own domain name; a domain of its own brings a certificate.',
  },
  {
    id: 'AwsSolutions-IAM5[Resource::<SiteE53D7754.Arn>/*]',
    reason: 'The deployment and the renderer write every object of the site bucket, and of no other.',
  },
  {
    id: 'AwsSolutions-IAM5[Resource::<SiteE53D7754.Arn>/assets/*]',
    reason: 'The renderer keeps the assets of the present release from expiring, whatever they are called.',
  },
  {
    id: 'AwsSolutions-IAM5[Resource::<ReleasesE6BA3EBF.Arn>/*]',
    reason: 'The renderer keeps the pages of each release, named after it, in a bucket for nothing else.',
  },
  {
    id: 'AwsSolutions-IAM5[Resource::<MediaA721A567.Arn>/media/*]',
    reason:
      'Staff upload pictures, each named by its content; the function that shows one checks that it is there.',
  },
  ...[
    'Resource::arn:aws:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-us-east-1/*',
    'Action::s3:List*',
    'Action::s3:GetObject*',
    'Action::s3:GetBucket*',
    'Action::s3:DeleteObject*',
    'Action::s3:Abort*',
  ].map((finding) => ({
    id: `AwsSolutions-IAM5[${finding}]`,
    reason:
      "The CDK's own deployment function copies from the bootstrap bucket to the site bucket; it answers nobody.",
  })),
  {
    id: 'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
    reason: "The CDK's own deployment function; the site's functions have policies of their own.",
  },
  {
    id: 'AwsSolutions-L1',
    reason:
      "The CDK chooses the runtime of its own deployment function; the site's functions run the newest.",
  },
]

/** Says for each finding that stands why it does; any other fails the synthesis. */
export function acknowledgeFindings(stack: Stack): void {
  for (const finding of acknowledged) Validations.of(stack).acknowledge(finding)
}
