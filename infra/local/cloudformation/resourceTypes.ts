import type { TemplateResource } from './assembly.ts'
import { apiDomain, bucketArn, bucketDomain, globalArn, regionalArn } from './localAccount.ts'

type Attribute = (stackName: string, logicalId: string, properties?: TemplateResource['Properties']) => string

const logicalId: Attribute = (_, id) => id
const physicalName: Attribute = (stackName, id) => `${stackName}-${id}`
const functionName: Attribute = (stackName, id, { FunctionName } = {}) =>
  typeof FunctionName === 'string' ? FunctionName : physicalName(stackName, id)
const bucketName: Attribute = (stackName, id) => physicalName(stackName, id).toLowerCase()
const arn =
  (service: string, prefix = ''): Attribute =>
  (stackName, id) =>
    regionalArn(service, prefix + physicalName(stackName, id))
const edgeFunctionArn: Attribute = (stackName, id) =>
  globalArn('cloudfront', `function/${physicalName(stackName, id)}`)

/** Every supported resource type, with its attributes and the value of `Ref`. Others are refused. */
export const resourceTypes: Record<string, Record<string, Attribute>> = {
  'AWS::DynamoDB::GlobalTable': { Ref: physicalName, Arn: arn('dynamodb', 'table/') },
  'AWS::KMS::Key': { Ref: logicalId, Arn: arn('kms', 'key/') },
  'AWS::S3::Bucket': {
    Ref: bucketName,
    Arn: (stackName, id) => bucketArn(bucketName(stackName, id)),
    RegionalDomainName: (stackName, id) => bucketDomain(bucketName(stackName, id)),
  },
  'AWS::S3::BucketPolicy': { Ref: logicalId },
  'AWS::IAM::Role': {
    Ref: physicalName,
    Arn: (stackName, id) => globalArn('iam', `role/${physicalName(stackName, id)}`),
  },
  'AWS::IAM::Policy': { Ref: physicalName },
  'AWS::Lambda::Function': {
    Ref: functionName,
    Arn: (...resource) => regionalArn('lambda', `function:${functionName(...resource)}`),
  },
  'AWS::Lambda::Version': { Ref: arn('lambda', 'version:'), Version: logicalId },
  'AWS::ApiGatewayV2::Api': { Ref: logicalId, ApiEndpoint: (_, id) => `https://${apiDomain(id)}` },
  'AWS::ApiGatewayV2::Stage': { Ref: () => '$default' },
  'AWS::CloudFront::Distribution': { Ref: logicalId, Id: logicalId, DomainName: () => 'edge.localhost' },
  'AWS::CloudFront::Function': { Ref: edgeFunctionArn, FunctionARN: edgeFunctionArn },
  'AWS::CloudFront::CachePolicy': { Ref: logicalId, Id: logicalId },
  'AWS::CloudFront::OriginRequestPolicy': { Ref: logicalId, Id: logicalId },
  'AWS::CloudFront::ResponseHeadersPolicy': { Ref: logicalId, Id: logicalId },
  'AWS::Events::Rule': { Ref: physicalName, Arn: arn('events', 'rule/') },
  'AWS::SecretsManager::Secret': { Ref: arn('secretsmanager', 'secret:') },
  'Custom::CDKBucketDeployment': { Ref: logicalId },
  'Custom::Trigger': { Ref: logicalId },
  // The local system ignores the types below, but the properties of other resources refer to them.
  'AWS::Lambda::EventInvokeConfig': { Ref: logicalId },
  'AWS::Lambda::Permission': { Ref: logicalId },
  'AWS::CloudFront::OriginAccessControl': { Ref: logicalId, Id: logicalId },
  'AWS::Lambda::LayerVersion': { Ref: arn('lambda', 'layer:') },
  'AWS::CertificateManager::Certificate': { Ref: arn('acm', 'certificate/') },
  'AWS::Route53::RecordSet': { Ref: logicalId },
  'AWS::CloudWatch::Alarm': { Ref: physicalName, Arn: arn('cloudwatch', 'alarm:') },
  'AWS::SNS::Topic': { Ref: arn('sns'), TopicName: physicalName },
  'AWS::SNS::TopicPolicy': { Ref: logicalId },
  'AWS::SNS::Subscription': { Ref: logicalId },
  'AWS::WAFv2::WebACL': { Ref: logicalId, Arn: logicalId },
  'Custom::AWS': { Ref: logicalId },
  'Custom::S3AutoDeleteObjects': { Ref: logicalId },
  'AWS::Logs::LogGroup': {
    Ref: physicalName,
    Arn: (stackName, id) => regionalArn('logs', `log-group:${physicalName(stackName, id)}:*`),
  },
}
