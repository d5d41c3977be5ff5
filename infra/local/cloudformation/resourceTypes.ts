import type { TemplateResource } from './assembly.ts'
import { apiDomain, bucketArn, bucketDomain, globalArn, regionalArn } from './localAccount.ts'

export interface ResourceType {
  ref: ResourceName
  attributes: Record<string, ResourceName>
}

type ResourceName = (
  stackName: string,
  logicalId: string,
  properties?: TemplateResource['Properties'],
) => string

const logicalId: ResourceName = (_, id) => id
const physicalName: ResourceName = (stackName, id) => `${stackName}-${id}`
const functionName: ResourceName = (stackName, id, { FunctionName } = {}) =>
  typeof FunctionName === 'string' ? FunctionName : physicalName(stackName, id)
const bucketName: ResourceName = (stackName, id) => physicalName(stackName, id).toLowerCase()
const arn =
  (service: string, prefix = ''): ResourceName =>
  (stackName, id) =>
    regionalArn(service, prefix + physicalName(stackName, id))
const edgeFunctionArn: ResourceName = (stackName, id) =>
  globalArn('cloudfront', `function/${physicalName(stackName, id)}`)

/** Every supported resource type. A template with any other is refused. */
export const resourceTypes: Record<string, ResourceType> = {
  'AWS::DynamoDB::GlobalTable': { ref: physicalName, attributes: { Arn: arn('dynamodb', 'table/') } },
  'AWS::KMS::Key': { ref: logicalId, attributes: { Arn: arn('kms', 'key/') } },
  'AWS::S3::Bucket': {
    ref: bucketName,
    attributes: {
      Arn: (stackName, id) => bucketArn(bucketName(stackName, id)),
      RegionalDomainName: (stackName, id) => bucketDomain(bucketName(stackName, id)),
    },
  },
  'AWS::S3::BucketPolicy': { ref: logicalId, attributes: {} },
  'AWS::IAM::Role': {
    ref: physicalName,
    attributes: { Arn: (stackName, id) => globalArn('iam', `role/${physicalName(stackName, id)}`) },
  },
  'AWS::IAM::Policy': { ref: physicalName, attributes: {} },
  'AWS::Lambda::Function': {
    ref: functionName,
    attributes: { Arn: (...resource) => regionalArn('lambda', `function:${functionName(...resource)}`) },
  },
  'AWS::Lambda::EventInvokeConfig': { ref: logicalId, attributes: {} },
  'AWS::Lambda::Version': { ref: arn('lambda', 'version:'), attributes: { Version: logicalId } },
  'AWS::ApiGatewayV2::Api': {
    ref: logicalId,
    attributes: { ApiEndpoint: (_, id) => `https://${apiDomain(id)}` },
  },
  'AWS::ApiGatewayV2::Stage': { ref: () => '$default', attributes: {} },
  'AWS::CloudFront::Distribution': {
    ref: logicalId,
    attributes: { Id: logicalId, DomainName: () => 'edge.localhost' },
  },
  'AWS::CloudFront::Function': { ref: edgeFunctionArn, attributes: { FunctionARN: edgeFunctionArn } },
  'AWS::CloudFront::CachePolicy': { ref: logicalId, attributes: { Id: logicalId } },
  'AWS::CloudFront::ResponseHeadersPolicy': { ref: logicalId, attributes: { Id: logicalId } },
  'AWS::Events::Rule': { ref: physicalName, attributes: { Arn: arn('events', 'rule/') } },
  'AWS::SecretsManager::Secret': { ref: arn('secretsmanager', 'secret:'), attributes: {} },
  'Custom::CDKBucketDeployment': { ref: logicalId, attributes: {} },
  'Custom::Trigger': { ref: logicalId, attributes: {} },
  // The local system ignores the types below; their names still appear in the properties of others.
  'AWS::Lambda::Permission': { ref: logicalId, attributes: {} },
  'AWS::CloudFront::OriginAccessControl': { ref: logicalId, attributes: { Id: logicalId } },
  'AWS::Lambda::LayerVersion': { ref: arn('lambda', 'layer:'), attributes: {} },
  'AWS::CertificateManager::Certificate': { ref: arn('acm', 'certificate/'), attributes: {} },
  'AWS::Route53::RecordSet': { ref: logicalId, attributes: {} },
  'AWS::CloudWatch::Alarm': { ref: physicalName, attributes: { Arn: arn('cloudwatch', 'alarm:') } },
  'AWS::SNS::Topic': { ref: arn('sns'), attributes: { TopicName: physicalName } },
  'AWS::SNS::TopicPolicy': { ref: logicalId, attributes: {} },
  'AWS::SNS::Subscription': { ref: logicalId, attributes: {} },
  'AWS::WAFv2::WebACL': { ref: logicalId, attributes: { Arn: logicalId } },
  'Custom::AWS': { ref: logicalId, attributes: {} },
  'Custom::S3AutoDeleteObjects': { ref: logicalId, attributes: {} },
  'AWS::Logs::LogGroup': {
    ref: physicalName,
    attributes: {
      Arn: (stackName, id) => regionalArn('logs', `log-group:${physicalName(stackName, id)}:*`),
    },
  },
}
