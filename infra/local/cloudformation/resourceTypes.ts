import type { TemplateResource } from './assembly.ts'
import { apiDomain, bucketArn, bucketDomain, globalArn, regionalArn } from './localAccount.ts'

type Attribute = (stackName: string, logicalId: string, properties?: TemplateResource['Properties']) => string

const physicalName: Attribute = (stackName, id) => `${stackName}-${id}`
const functionName: Attribute = (stackName, id, { FunctionName } = {}) =>
  typeof FunctionName === 'string' ? FunctionName : physicalName(stackName, id)
const bucketName: Attribute = (stackName, id) => physicalName(stackName, id).toLowerCase()
const arn =
  (service: string, prefix = ''): Attribute =>
  (stackName, id) =>
    regionalArn(service, prefix + physicalName(stackName, id))

/** The attributes and the value of `Ref` by which requests or stored data name a resource. All others are the logical id. */
export const resourceTypes: Record<string, Record<string, Attribute>> = {
  'AWS::DynamoDB::GlobalTable': { Ref: physicalName, Arn: arn('dynamodb', 'table/') },
  'AWS::KMS::Key': { Arn: arn('kms', 'key/') },
  'AWS::S3::Bucket': {
    Ref: bucketName,
    Arn: (stackName, id) => bucketArn(bucketName(stackName, id)),
    RegionalDomainName: (stackName, id) => bucketDomain(bucketName(stackName, id)),
  },
  'AWS::IAM::Role': { Arn: (stackName, id) => globalArn('iam', `role/${physicalName(stackName, id)}`) },
  'AWS::Lambda::Function': {
    Ref: functionName,
    Arn: (...resource) => regionalArn('lambda', `function:${functionName(...resource)}`),
  },
  'AWS::ApiGatewayV2::Api': { ApiEndpoint: (_, id) => `https://${apiDomain(id)}` },
  'AWS::SecretsManager::Secret': { Ref: arn('secretsmanager', 'secret:') },
  'AWS::SNS::Topic': { Ref: arn('sns') },
}
