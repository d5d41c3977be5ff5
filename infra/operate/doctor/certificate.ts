import { ACMClient, DescribeCertificateCommand } from '@aws-sdk/client-acm'
import { cloudFrontRegion, type Settings } from '../../settings.ts'
import { awsClient } from './awsClient.ts'
import { type Finding, stop } from './finding.ts'

export async function certificateFindings({ domain = '', certificateArn }: Settings): Promise<Finding[]> {
  if (certificateArn === undefined) return []
  const { Certificate } = await awsClient(ACMClient).send(
    new DescribeCertificateCommand({ CertificateArn: certificateArn }),
  )
  if (Certificate?.Status !== 'ISSUED')
    return [
      stop(
        `The certificate is ${Certificate?.Status} and not ISSUED: open AWS Certificate Manager in ${cloudFrontRegion} and finish its validation.`,
      ),
    ]
  const names = Certificate.SubjectAlternativeNames ?? []
  return names.some((name) => covers(name.toLowerCase(), domain))
    ? []
    : [stop(`The certificate is for ${names.join(', ')} and not for ${domain}: request one for ${domain}.`)]
}

/** `*.example.org` covers exactly one label more than `example.org`. */
const covers = (name: string, domain: string) => name === domain || name === domain.replace(/^[^.]+/, '*')
