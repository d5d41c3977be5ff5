import { outputs } from '../../outputs.ts'
import type { Settings } from '../../settings.ts'
import type { DistributionFacts } from './distributions.ts'
import type { AddressRecord, DomainFacts, HostedZone } from './domain.ts'
import type { Finding } from './finding.ts'
import type { DeployedStack } from './stack.ts'

interface Surroundings {
  settings: Pick<Settings, 'domain' | 'hostedZone' | 'takeOverRecords'>
  stack: DeployedStack | undefined
  distributions: DistributionFacts
}

export function domainFindings(facts: DomainFacts, surroundings: Surroundings): Finding[] {
  const findings = [...zoneFindings(facts, surroundings), ...distributionFindings(facts, surroundings)]
  return findings.length > 0
    ? findings
    : [
        {
          level: 'ok',
          message: `Nothing in DNS or CloudFront keeps ${surroundings.settings.domain} from the site.`,
        },
      ]
}

function zoneFindings({ zone: facts, delegation }: DomainFacts, surroundings: Surroundings): Finding[] {
  const { domain = '', hostedZone } = surroundings.settings
  if (!facts) return []
  if ('error' in facts)
    return [
      { level: 'unknown', message: `The hosted zone ${hostedZone} could not be checked: ${facts.error}` },
    ]
  const { zone } = facts
  if (!zone) {
    return stop(
      `There is no hosted zone ${hostedZone} in this AWS account: copy the id from Route 53, Hosted zones, or sign in to the account that has the zone.`,
    )
  }
  if (zone.isPrivate) {
    return stop(
      `The hosted zone ${hostedZone} is private, so visitors cannot resolve names in it: use the public zone of ${zone.name}.`,
    )
  }
  if (domain !== zone.name && !domain.endsWith(`.${zone.name}`)) {
    return stop(
      `The hosted zone ${hostedZone} is for ${zone.name}, which does not contain ${domain}: use the zone of that domain.`,
    )
  }
  return [...delegationFindings(zone, delegation), ...recordFindings(zone, surroundings)]
}

function delegationFindings(
  { name, nameServers }: HostedZone,
  delegation: DomainFacts['delegation'],
): Finding[] {
  if (!delegation || 'error' in delegation) {
    return [
      {
        level: 'unknown',
        message: `The delegation of ${name} could not be checked: ${delegation?.error}`,
      },
    ]
  }
  if (delegation.nameServers.some((server) => nameServers.includes(server))) return []
  const instead = delegation.nameServers.length === 0 ? 'nothing' : delegation.nameServers.join(', ')
  return stop(
    `${name} is not delegated to the hosted zone (DNS names ${instead}), so the deploy would wait for its certificate until it fails: enter ${nameServers.join(', ')} as the name servers of ${name} at its registrar, with its other records copied into the zone before, or set certificateArn instead of hostedZone.`,
  )
}

function recordFindings({ name, records }: HostedZone, { settings, stack }: Surroundings): Finding[] {
  const { domain, takeOverRecords } = settings
  const isOfStack = stack?.resources.some(
    ({ type, id }) => type === 'AWS::Route53::RecordSet' && id.replace(/\.$/, '') === domain,
  )
  if (isOfStack) {
    return takeOverRecords === undefined
      ? []
      : stop(
          `The DNS records of ${domain} belong to the stack, and with takeOverRecords the deploy would delete them: remove that setting.`,
        )
  }
  if (takeOverRecords === 'CNAME' && domain === name)
    return stop(`${domain} is the name of its zone and cannot have a CNAME: set takeOverRecords=A.`)
  const [record] = records
  if (!record) return []
  const needed = record.type === 'CNAME' ? 'CNAME' : 'A'
  if (takeOverRecords === needed) return []
  return stop(
    `The hosted zone already has ${listed(records)} for ${domain}, and the deploy fails when it creates another: set takeOverRecords=${needed}, with which the last step of the deploy points it at the site, or delete it before the deploy.`,
  )
}

const listed = (records: readonly AddressRecord[]) =>
  records.map(({ type, target }) => `the record ${type} ${target}`).join(' and ')

/** CloudFront gives a name to one distribution only, across all accounts. */
function distributionFindings(
  { zone, alias }: DomainFacts,
  { settings: { domain = '' }, stack, distributions: facts }: Surroundings,
): Finding[] {
  const own = stack?.outputs[outputs.distribution]
  if ('error' in facts) return []
  const other = facts.distributions.find(({ id, aliases }) => id !== own && aliases.includes(domain))
  if (other) {
    return stop(
      `${domain} is an alternate domain name of another distribution of this account, ${other.id} (${other.domainName}), and CloudFront gives a name to one only: remove it there just before the deploy, which takes the name over within minutes.`,
    )
  }
  const known = new Set(facts.distributions.map(({ domainName }) => domainName.toLowerCase()))
  const targets = [
    ...('target' in alias ? [alias.target ?? ''] : []),
    ...(zone && 'zone' in zone ? (zone.zone?.records ?? []).map(({ target }) => target) : []),
  ]
  const foreign = targets.find(
    (target) => /\.cloudfront\.net$/i.test(target) && !known.has(target.toLowerCase()),
  )
  if (foreign === undefined) return []
  return [
    {
      level: 'hint',
      message: `${domain} points at ${foreign}, a distribution of another AWS account: the deploy fails while that has ${domain} as an alternate domain name, so have its owner remove it there just before the deploy.`,
    },
  ]
}

const stop = (message: string): Finding[] => [{ level: 'stop', message }]
