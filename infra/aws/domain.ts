import { Certificate, CertificateValidation, type ICertificate } from 'aws-cdk-lib/aws-certificatemanager'
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront'
import { AaaaRecord, ARecord, HostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53'
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets'
import type { Construct } from 'constructs'
import type { Settings } from '../settings.ts'

/** A domain of the site's own, as the edge takes it. */
export interface Domain {
  name: string
  certificate: ICertificate
  /** Makes the DNS records, where the zone is ours to write. */
  pointAt(distribution: IDistribution): void
}

/** The domain that the settings name, with the certificate that they name or one made in the zone; none without. */
export function siteDomain(
  scope: Construct,
  { domain, certificateArn, hostedZone }: Pick<Settings, 'domain' | 'certificateArn' | 'hostedZone'>,
): Domain | undefined {
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
    pointAt: (distribution) => {
      if (!zone) return
      // A name that ends with a dot is whole, whichever zone of the domain it stands in.
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
