import { Stack } from 'aws-cdk-lib'
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { HostedZone } from 'aws-cdk-lib/aws-route53'
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets'
import { PhysicalResourceId } from 'aws-cdk-lib/custom-resources'
import type { Settings } from '../settings.ts'
import type { LastStep } from './lastSteps.ts'

/** Points existing DNS records at the site (decision 27). CloudFormation itself can only create records. */
export function recordTakeover(
  edge: IDistribution,
  { domain, hostedZone, takeOverRecords }: Pick<Settings, 'domain' | 'hostedZone' | 'takeOverRecords'>,
): LastStep | undefined {
  if (domain === undefined || hostedZone === undefined || takeOverRecords === undefined) return undefined
  const target = edge.distributionDomainName
  const records =
    takeOverRecords === 'CNAME' ? [cname(target)] : ['A', 'AAAA'].map((type) => alias(type, target))
  const zone = HostedZone.fromHostedZoneId(Stack.of(edge), 'TakenOverZone', hostedZone)
  const call = {
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
  const grant = new PolicyStatement({
    actions: ['route53:ChangeResourceRecordSets'],
    resources: [zone.hostedZoneArn],
    conditions: {
      'ForAllValues:StringEquals': {
        'route53:ChangeResourceRecordSetsNormalizedRecordNames': [domain.toLowerCase()],
        'route53:ChangeResourceRecordSetsRecordTypes': records.map(({ Type }) => Type),
        'route53:ChangeResourceRecordSetsActions': ['UPSERT'],
      },
    },
  })
  return { id: 'RecordTakeover', call, grant }
}

/** Seconds for which resolvers may cache a CNAME. An alias record has the time to live of its target. */
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
