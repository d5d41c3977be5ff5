import type { promises as dns } from 'node:dns'
import {
  GetHostedZoneCommand,
  ListResourceRecordSetsCommand,
  type ResourceRecordSet,
  Route53Client,
} from '@aws-sdk/client-route-53'
import type { Settings } from '../../settings.ts'
import { awsClient } from './awsClient.ts'
import { type Finding, stop } from './finding.ts'
import type { DeployedStack } from './stack.ts'

export type Resolver = Pick<typeof dns, 'resolveNs'>

/** What in the hosted zone would make a deploy wait for a certificate in vain, or fail when it creates records. */
export async function domainFindings(
  settings: Settings,
  stack: DeployedStack | undefined,
  resolver: Resolver,
): Promise<Finding[]> {
  const { domain = '', hostedZone } = settings
  if (hostedZone === undefined) return []
  const client = awsClient(Route53Client)
  const { HostedZone, DelegationSet } = await client.send(new GetHostedZoneCommand({ Id: hostedZone }))
  const zone = plainName(HostedZone?.Name)
  if (HostedZone?.Config?.PrivateZone || !`.${domain}`.endsWith(`.${zone}`))
    return [
      stop(
        `The hosted zone ${hostedZone} is ${HostedZone?.Config?.PrivateZone ? 'a private' : 'the'} zone of ${zone}: use the public zone that contains ${domain}.`,
      ),
    ]
  const nameServers = (DelegationSet?.NameServers ?? []).map(plainName)
  const delegated = (await nameServersOf(zone, resolver)).map(plainName)
  if (!delegated.some((server) => nameServers.includes(server)))
    return [
      stop(
        `${zone} is not delegated to the hosted zone (DNS names ${delegated.join(', ') || 'nothing'}), so the deploy would wait for its certificate until it fails: enter ${nameServers.join(', ')} as the name servers of ${zone} at its registrar, with its other records copied into the zone before, or set certificateArn instead of hostedZone.`,
      ),
    ]
  // The list is in the order of names, so one response contains all records of the first name.
  const { ResourceRecordSets = [] } = await client.send(
    new ListResourceRecordSetsCommand({ HostedZoneId: hostedZone, StartRecordName: domain }),
  )
  const records = ResourceRecordSets.filter(({ Name }) => plainName(Name) === domain)
  return recordProblems(records, settings, stack).map(stop)
}

function recordProblems(
  records: readonly ResourceRecordSet[],
  { domain, takeOverRecords }: Settings,
  stack: DeployedStack | undefined,
): string[] {
  const isOfStack = stack?.resources.some(
    ({ type, id }) => type === 'AWS::Route53::RecordSet' && plainName(id) === domain,
  )
  if (isOfStack)
    return takeOverRecords === undefined
      ? []
      : [
          `The DNS records of ${domain} belong to the stack, and with takeOverRecords the deploy would delete them: remove that setting.`,
        ]
  return records
    .filter(({ Type = '' }) => ['A', 'AAAA', 'CNAME'].includes(Type))
    .map(({ Type }) => ({ type: Type, needed: Type === 'CNAME' ? 'CNAME' : 'A' }))
    .filter(({ needed }) => needed !== takeOverRecords)
    .map(
      ({ type, needed }) =>
        `The hosted zone already has a record ${type} for ${domain}, and the deploy fails when it creates another: set takeOverRecords=${needed}, with which the last step of the deploy points it at the site, or delete it before the deploy.`,
    )
}

const plainName = (name = '') => name.toLowerCase().replace(/\.$/, '')

async function nameServersOf(zone: string, resolver: Resolver): Promise<string[]> {
  try {
    return await resolver.resolveNs(zone)
  } catch (error) {
    // So the resolver says that there are none.
    if (error instanceof Error && 'code' in error && /^E(NOTFOUND|NODATA)$/.test(String(error.code)))
      return []
    throw error
  }
}
