import type { promises as dns } from 'node:dns'
import {
  GetHostedZoneCommand,
  ListResourceRecordSetsCommand,
  NoSuchHostedZone,
  type ResourceRecordSet,
  Route53Client,
} from '@aws-sdk/client-route-53'
import type { Settings } from '../../settings.ts'
import { awsClient, factOrError } from './awsClient.ts'

export type Resolver = Pick<typeof dns, 'resolveNs' | 'resolveCname'>

/** What AWS and the public DNS say about the domain before a deploy. Names have no dot at their end. */
export interface DomainFacts {
  /** Undefined without the setting `hostedZone`. */
  zone?: { zone: HostedZone | undefined } | { error: string }
  /** The name servers to which DNS delegates the zone. */
  delegation?: { nameServers: readonly string[] } | { error: string }
  /** The domain's CNAME in the public DNS. */
  alias: { target: string | undefined } | { error: string }
}

export interface HostedZone {
  name: string
  isPrivate: boolean
  nameServers: readonly string[]
  /** The domain's own records that a deploy creates too, or that exclude those. */
  records: readonly AddressRecord[]
}

export interface AddressRecord {
  type: string
  target: string
}

export async function inspectDomain(
  { domain = '', hostedZone }: Pick<Settings, 'domain' | 'hostedZone'>,
  resolver: Resolver,
): Promise<DomainFacts> {
  const alias = factOrError(async () => ({ target: (await orNone(resolver.resolveCname(domain)))[0] }))
  if (hostedZone === undefined) return { alias: await alias }
  const zone = await factOrError(() => inspectZone(hostedZone, domain))
  if ('error' in zone || !zone.zone) return { alias: await alias, zone }
  const { name } = zone.zone
  const delegation = await factOrError(async () => ({
    nameServers: (await orNone(resolver.resolveNs(name))).map(plainName),
  }))
  return { alias: await alias, zone, delegation }
}

async function inspectZone(id: string, domain: string): Promise<{ zone: HostedZone | undefined }> {
  const client = awsClient(Route53Client)
  try {
    const { HostedZone, DelegationSet } = await client.send(new GetHostedZoneCommand({ Id: id }))
    return {
      zone: {
        name: plainName(HostedZone?.Name ?? ''),
        isPrivate: HostedZone?.Config?.PrivateZone ?? false,
        nameServers: (DelegationSet?.NameServers ?? []).map(plainName),
        records: await addressRecords(client, id, domain),
      },
    }
  } catch (error) {
    if (error instanceof NoSuchHostedZone) return { zone: undefined }
    throw error
  } finally {
    client.destroy()
  }
}

async function addressRecords(client: Route53Client, id: string, domain: string): Promise<AddressRecord[]> {
  // The list is in the order of names, so one response contains all records of the first name.
  const { ResourceRecordSets = [] } = await client.send(
    new ListResourceRecordSetsCommand({ HostedZoneId: id, StartRecordName: domain }),
  )
  return ResourceRecordSets.filter(({ Name = '' }) => plainName(Name) === domain)
    .filter(({ Type = '' }) => addressTypes.has(Type))
    .map(addressRecord)
}

const addressTypes = new Set<string>(['A', 'AAAA', 'CNAME'])

const addressRecord = ({
  Type = 'A',
  AliasTarget,
  ResourceRecords = [],
}: ResourceRecordSet): AddressRecord => ({
  type: Type,
  target: plainName(AliasTarget?.DNSName ?? ResourceRecords.map(({ Value }) => Value).join(', ')),
})

const plainName = (name: string) => name.toLowerCase().replace(/\.$/, '')

/** A name without records of the type is an error of the resolver. */
async function orNone(names: Promise<string[]>): Promise<string[]> {
  try {
    return await names
  } catch (error) {
    if (error instanceof Error && 'code' in error && /^E(NOTFOUND|NODATA)$/.test(String(error.code)))
      return []
    throw error
  }
}
