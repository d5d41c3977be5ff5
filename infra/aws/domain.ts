import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager'
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront'
import { AaaaRecord, ARecord, HostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53'
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets'
import type { Construct } from 'constructs'
import type { Settings } from '../settings.ts'

export type Domain = NonNullable<ReturnType<typeof siteDomain>>

type DomainSettings = Pick<Settings, 'domain' | 'certificateArn' | 'hostedZone' | 'takeOverRecords'>

export function siteDomain(
  scope: Construct,
  { domain, certificateArn, hostedZone, takeOverRecords }: DomainSettings,
) {
  if (domain === undefined) return undefined
  const zone =
    hostedZone === undefined
      ? undefined
      : HostedZone.fromHostedZoneAttributes(scope, 'Zone', { hostedZoneId: hostedZone, zoneName: domain })
  return {
    name: domain,
    certificate:
      certificateArn === undefined
        ? new Certificate(scope, 'Certificate', {
            domainName: domain,
            validation: CertificateValidation.fromDns(zone),
          })
        : Certificate.fromCertificateArn(scope, 'Certificate', certificateArn),
    /** Creates the DNS records if the settings name the hosted zone and `takeOverRecords` does not change existing ones. */
    pointAt: (distribution: IDistribution) => {
      if (!zone || takeOverRecords !== undefined) return
      // The final dot makes the name absolute. Without the dot, the CDK appends the zone's name.
      const record = {
        zone,
        recordName: `${domain}.`,
        target: RecordTarget.fromAlias(new CloudFrontTarget(distribution)),
      }
      new ARecord(scope, 'Address4', record)
      new AaaaRecord(scope, 'Address6', record)
    },
  }
}
