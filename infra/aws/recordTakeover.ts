import { Stack } from 'aws-cdk-lib'
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront'
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets'
import {
  AwsCustomResource,
  AwsCustomResourcePolicy,
  type AwsSdkCall,
  PhysicalResourceId,
} from 'aws-cdk-lib/custom-resources'
import type { Construct } from 'constructs'
import type { Settings } from '../settings.ts'

type Records = Pick<Settings, 'domain' | 'hostedZone' | 'takeOverRecords'>

/** Points existing DNS records at the site after everything else in the scope exists, so that a deploy that fails
 * leaves them as they are (decision 35). CloudFormation itself can only create records. */
export function recordTakeover(
  scope: Construct,
  { domain, hostedZone, takeOverRecords }: Records,
  edge: IDistribution,
): void {
  if (domain === undefined || hostedZone === undefined || takeOverRecords === undefined) return
  const everythingElse = [...scope.node.children]
  const target = edge.distributionDomainName
  const records =
    takeOverRecords === 'CNAME' ? [cname(target)] : ['A', 'AAAA'].map((type) => alias(type, target))
  const zoneArn = Stack.of(scope).formatArn({
    service: 'route53',
    region: '',
    account: '',
    resource: 'hostedzone',
    resourceName: hostedZone,
  })
  const change: AwsSdkCall = {
    service: 'Route53',
    action: 'changeResourceRecordSets',
    parameters: {
      HostedZoneId: hostedZone,
      ChangeBatch: {
        Changes: records.map((record) => ({
          Action: 'UPSERT',
          ResourceRecordSet: { Name: `${domain}.`, ...record },
        })),
      },
    },
    physicalResourceId: PhysicalResourceId.of(domain),
  }
  const takeover = new AwsCustomResource(scope, 'RecordTakeover', {
    onUpdate: change,
    policy: AwsCustomResourcePolicy.fromSdkCalls({ resources: [zoneArn] }),
    installLatestAwsSdk: false,
  })
  takeover.node.addDependency(...everythingElse)
}

/** Seconds for which resolvers may cache a CNAME; an alias has its target's. */
const timeToLive = 300

const cname = (target: string) => ({ Type: 'CNAME', TTL: timeToLive, ResourceRecords: [{ Value: target }] })

const alias = (type: string, target: string) => ({
  Type: type,
  AliasTarget: {
    HostedZoneId: CloudFrontTarget.CLOUDFRONT_ZONE_ID,
    DNSName: target,
    EvaluateTargetHealth: false,
  },
})
