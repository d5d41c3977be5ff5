import { region } from '../../settings.ts'

/** The account and region that every name of the local system carries. */
export const environment = {
  account: '111122223333',
  region,
  partition: 'aws',
  suffix: 'amazonaws.com',
}

/** How a kind of resource is called by others, given the stack's name and its logical id. */
export interface ResourceType {
  /** What `Ref` gives. */
  ref(stackName: string, id: string): string
  /** What `Fn::GetAtt` gives, by attribute. */
  attributes: Record<string, (stackName: string, id: string) => string>
  /** True where nothing has to happen here: the cloud's own bookkeeping. */
  inert?: true
}

const { account, partition, suffix } = environment
const arn = (service: string, name: string) => `arn:${partition}:${service}:${region}:${account}:${name}`
const named = (stackName: string, id: string) => `${stackName}-${id}`
const idOnly = (_: string, id: string) => id
const bucketName = (stackName: string, id: string) => named(stackName, id).toLowerCase()
const bucketArn = (stackName: string, id: string) => `arn:${partition}:s3:::${bucketName(stackName, id)}`
const functionArn = (stackName: string, id: string) => arn('lambda', `function:${named(stackName, id)}`)
const roleArn = (stackName: string, id: string) =>
  `arn:${partition}:iam::${account}:role/${named(stackName, id)}`
const edgeFunctionArn = (stackName: string, id: string) =>
  `arn:${partition}:cloudfront::${account}:function/${named(stackName, id)}`

/** Host name of the local distribution: a name that never resolves, since the door's own address is what counts. */
export const edgeHost = 'edge.localhost'

/** Every kind of resource that the local system knows. A template with any other is refused. */
export const resourceTypes: Record<string, ResourceType> = {
  'AWS::DynamoDB::GlobalTable': {
    ref: named,
    attributes: { Arn: (stackName, id) => arn('dynamodb', `table/${named(stackName, id)}`) },
  },
  'AWS::S3::Bucket': {
    ref: bucketName,
    attributes: {
      Arn: bucketArn,
      RegionalDomainName: (stackName, id) => `${bucketName(stackName, id)}.s3.${region}.${suffix}`,
    },
  },
  'AWS::S3::BucketPolicy': { ref: idOnly, attributes: {} },
  'AWS::IAM::Role': { ref: named, attributes: { Arn: roleArn } },
  'AWS::IAM::Policy': { ref: named, attributes: {} },
  'AWS::Lambda::Function': { ref: named, attributes: { Arn: functionArn } },
  'AWS::Lambda::Version': {
    ref: (stackName, id) => arn('lambda', `version:${named(stackName, id)}`),
    attributes: { Version: idOnly },
  },
  'AWS::ApiGatewayV2::Api': {
    ref: idOnly,
    attributes: { ApiEndpoint: (_, id) => `https://${id}.execute-api.${region}.${suffix}`, ApiId: idOnly },
  },
  'AWS::ApiGatewayV2::Integration': { ref: idOnly, attributes: {} },
  'AWS::ApiGatewayV2::Route': { ref: idOnly, attributes: {} },
  'AWS::ApiGatewayV2::Stage': { ref: () => '$default', attributes: {} },
  'AWS::CloudFront::Distribution': { ref: idOnly, attributes: { Id: idOnly, DomainName: () => edgeHost } },
  'AWS::CloudFront::Function': { ref: edgeFunctionArn, attributes: { FunctionARN: edgeFunctionArn } },
  'AWS::CloudFront::CachePolicy': { ref: idOnly, attributes: { Id: idOnly } },
  'AWS::CloudFront::ResponseHeadersPolicy': { ref: idOnly, attributes: { Id: idOnly } },
  'AWS::CloudFront::OriginAccessControl': { ref: idOnly, attributes: { Id: idOnly }, inert: true },
  'AWS::Events::Rule': {
    ref: named,
    attributes: { Arn: (stackName, id) => arn('events', `rule/${named(stackName, id)}`) },
  },
  'Custom::CDKBucketDeployment': { ref: idOnly, attributes: {} },
  'Custom::Trigger': { ref: idOnly, attributes: {} },
  'AWS::Lambda::Permission': { ref: idOnly, attributes: {}, inert: true },
  'AWS::Lambda::LayerVersion': {
    ref: (stackName, id) => arn('lambda', `layer:${named(stackName, id)}`),
    attributes: {},
    inert: true,
  },
  // Alarms ring in the cloud alone; what they watch runs here too.
  'AWS::CloudWatch::Alarm': {
    ref: named,
    attributes: { Arn: (stackName, id) => arn('cloudwatch', `alarm:${named(stackName, id)}`) },
    inert: true,
  },
  'AWS::CloudWatch::Dashboard': { ref: named, attributes: {}, inert: true },
  'AWS::SNS::Topic': {
    ref: (stackName, id) => arn('sns', named(stackName, id)),
    attributes: { TopicName: named },
    inert: true,
  },
  'AWS::SNS::TopicPolicy': { ref: idOnly, attributes: {}, inert: true },
  'AWS::SNS::Subscription': { ref: idOnly, attributes: {}, inert: true },
  'AWS::WAFv2::WebACL': { ref: idOnly, attributes: { Arn: idOnly }, inert: true },
  'AWS::Logs::LogGroup': {
    ref: named,
    attributes: { Arn: (stackName, id) => arn('logs', `log-group:${named(stackName, id)}:*`) },
    inert: true,
  },
}
