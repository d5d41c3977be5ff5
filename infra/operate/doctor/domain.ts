import { ACMClient, DescribeCertificateCommand } from '@aws-sdk/client-acm'
import { GetHostedZoneCommand, ListResourceRecordSetsCommand, Route53Client } from '@aws-sdk/client-route-53'
import { cloudFrontRegion } from '../../settings.ts'
import { awsOptions } from './awsOptions.ts'
import { type Finding, type PlannedDeploy, stop } from './check.ts'

export async function* certificate({ settings: { domain = '', certificateArn } }: PlannedDeploy) {
  if (certificateArn === undefined) return
  const describe = new DescribeCertificateCommand({ CertificateArn: certificateArn })
  const { Certificate } = await new ACMClient(awsOptions).send(describe)
  const names = Certificate?.SubjectAlternativeNames ?? []
  if (Certificate?.Status !== 'ISSUED')
    yield stop(
      `The certificate is ${Certificate?.Status} and not ISSUED: open AWS Certificate Manager in ${cloudFrontRegion} and finish its validation.`,
    )
  else if (!names.some((name) => covers(name.toLowerCase(), domain)))
    yield stop(`The certificate is for ${names.join(', ')} and not for ${domain}: request one for ${domain}.`)
}

/** `*.example.org` covers exactly one label more than `example.org`. */
const covers = (name: string, domain: string) => name === domain || name === domain.replace(/^[^.]+/, '*')

/** Reasons that a deploy would wait for a certificate in vain, or fail when it creates records. */
export async function* hostedZone({ settings, stack, outside }: PlannedDeploy): AsyncGenerator<Finding> {
  const { domain = '', hostedZone, takeOverRecords } = settings
  if (hostedZone === undefined) return
  const client = new Route53Client(awsOptions)
  const { HostedZone, DelegationSet } = await client.send(new GetHostedZoneCommand({ Id: hostedZone }))
  const zone = plainName(HostedZone?.Name)
  if (HostedZone?.Config?.PrivateZone || !`.${domain}`.endsWith(`.${zone}`))
    return yield stop(
      `The hosted zone ${hostedZone} is ${HostedZone?.Config?.PrivateZone ? 'a private' : 'the'} zone of ${zone}: use the public zone that contains ${domain}.`,
    )
  const nameServers = (DelegationSet?.NameServers ?? []).map(plainName)
  const delegated = await outside.resolver.resolveNs(zone).catch((error: NodeJS.ErrnoException) => {
    // These codes mean that the zone has no name servers.
    if (error.code === 'ENOTFOUND' || error.code === 'ENODATA') return []
    throw error
  })
  if (!delegated.some((server) => nameServers.includes(plainName(server))))
    return yield stop(
      `${zone} is not delegated to the hosted zone (DNS names ${delegated.join(', ') || 'nothing'}), so the deploy would wait for its certificate until it fails: enter ${nameServers.join(', ')} as the name servers of ${zone} at its registrar, with its other records copied into the zone before, or set certificateArn instead of hostedZone.`,
    )
  const isOfDomain = (name?: string) => plainName(name) === domain
  if (stack?.resources.some(({ type, id }) => type === 'AWS::Route53::RecordSet' && isOfDomain(id))) {
    if (takeOverRecords !== undefined)
      yield stop(
        `The DNS records of ${domain} belong to the stack, and with takeOverRecords the deploy would delete them: remove that setting.`,
      )
    return
  }
  // The list is in the order of names, so one response contains all records of the first name.
  const list = new ListResourceRecordSetsCommand({ HostedZoneId: hostedZone, StartRecordName: domain })
  const { ResourceRecordSets = [] } = await client.send(list)
  for (const { Name, Type = '' } of ResourceRecordSets) {
    const needed = Type === 'CNAME' ? 'CNAME' : 'A'
    if (isOfDomain(Name) && ['A', 'AAAA', 'CNAME'].includes(Type) && needed !== takeOverRecords)
      yield stop(
        `The hosted zone already has a record ${Type} for ${domain}, and the deploy fails when it creates another: set takeOverRecords=${needed}, with which the last step of the deploy points it at the site, or delete it before the deploy.`,
      )
  }
}

const plainName = (name = '') => name.toLowerCase().replace(/\.$/, '')
