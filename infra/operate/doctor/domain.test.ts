import {
  GetHostedZoneCommand,
  ListResourceRecordSetsCommand,
  NoSuchHostedZone,
  type ResourceRecordSet,
  Route53Client,
} from '@aws-sdk/client-route-53'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Settings } from '../../settings.ts'
import type { AccountDistribution } from './distributions.ts'
import { inspectDomain, type Resolver } from './domain.ts'
import { domainFindings } from './domainFindings.ts'
import type { DeployedStack } from './stack.ts'

const domain = 'www.example.org'
const hostedZone = 'Z0123456789ABC'
const nameServers = ['ns-1.awsdns-01.org', 'ns-2.awsdns-02.com']
const notFound = Object.assign(new Error('queryNs ENOTFOUND'), { code: 'ENOTFOUND' })

const route53 = mockClient(Route53Client)
let publicDns: { ns: string[] | Error; cname: string[] }
beforeEach(() => {
  route53.reset()
  zoneOf('example.org.')
  publicDns = { ns: nameServers, cname: [] }
})

const resolver: Resolver = {
  resolveNs: async () => {
    if (publicDns.ns instanceof Error) throw publicDns.ns
    return publicDns.ns
  },
  resolveCname: async () => {
    if (publicDns.cname.length === 0) throw notFound
    return publicDns.cname
  },
}

function zoneOf(
  Name: string,
  { records = [], PrivateZone = false }: { records?: ResourceRecordSet[]; PrivateZone?: boolean } = {},
) {
  route53
    .on(GetHostedZoneCommand, { Id: hostedZone })
    .resolves({
      HostedZone: { Id: hostedZone, Name, CallerReference: '', Config: { PrivateZone } },
      DelegationSet: { NameServers: nameServers },
    })
    .on(ListResourceRecordSetsCommand, { HostedZoneId: hostedZone, StartRecordName: domain })
    .resolves({ ResourceRecordSets: records, IsTruncated: false, MaxItems: 100 })
}

const cname = (target: string): ResourceRecordSet => ({
  Name: `${domain}.`,
  Type: 'CNAME',
  ResourceRecords: [{ Value: target }],
})
const alias = (Type: 'A' | 'AAAA', DNSName: string): ResourceRecordSet => ({
  Name: `${domain}.`,
  Type,
  AliasTarget: { DNSName, HostedZoneId: 'Z2FDTNDATAQYW2', EvaluateTargetHealth: false },
})

interface Situation {
  settings?: Partial<Settings>
  stack?: Partial<DeployedStack>
  distributions?: AccountDistribution[]
}

async function findings({ settings, stack, distributions = [] }: Situation = {}) {
  const all = { domain, hostedZone, ...settings }
  return domainFindings(await inspectDomain(all, resolver), {
    settings: all,
    stack: stack && { account: '', status: '', outputs: {}, settings: {}, resources: [], ...stack },
    distributions: { distributions },
  })
}

const stops = async (situation?: Situation) =>
  (await findings(situation)).filter(({ level }) => level === 'stop').map(({ message }) => message)

describe('a hosted zone', () => {
  it('that is delegated and has no record of the domain prevents nothing', async () =>
    expect(await findings()).toEqual([
      { level: 'ok', message: 'Nothing in DNS or CloudFront keeps www.example.org from the site.' },
    ]))

  it('of another account is not found', async () => {
    route53.on(GetHostedZoneCommand).rejects(new NoSuchHostedZone({ message: 'no', $metadata: {} }))
    expect(await stops()).toEqual([
      expect.stringContaining('no hosted zone Z0123456789ABC in this AWS account'),
    ])
  })

  it('of another domain is refused', async () => {
    zoneOf('example.com.')
    expect(await stops()).toEqual([expect.stringContaining('is for example.com, which does not contain')])
  })

  it('that is private is refused', async () => {
    zoneOf('example.org.', { PrivateZone: true })
    expect(await stops()).toEqual([expect.stringContaining('is private')])
  })

  it.each([
    ['another provider', ['ns1.registrar.example'], 'DNS names ns1.registrar.example'],
    ['nobody', notFound, 'DNS names nothing'],
  ])('that DNS delegates to %s is refused, with the name servers to enter', async (_, ns, sentence) => {
    publicDns.ns = ns
    expect(await stops()).toEqual([
      expect.stringMatching(
        new RegExp(`^example\\.org is not delegated .*${sentence}.*enter ${nameServers.join(', ')} as`),
      ),
    ])
  })

  it('may have its name servers in another order and spelling', async () => {
    publicDns.ns = ['NS-2.awsdns-02.com.', 'ns-1.awsdns-01.org']
    expect(await stops()).toEqual([])
  })

  it('whose delegation cannot be resolved is unknown', async () => {
    publicDns.ns = Object.assign(new Error('queryNs ETIMEOUT'), { code: 'ETIMEOUT' })
    expect(await findings()).toEqual([{ level: 'unknown', message: expect.stringContaining('ETIMEOUT') }])
  })
})

describe('records of the domain that exist already', () => {
  it.each([
    ['CNAME', [cname('old.host.example')]],
    ['A', [alias('A', 'old.host.example.'), alias('AAAA', 'old.host.example.')]],
  ])('of type %s stop the deploy unless a setting takes them over', async (type, records) => {
    zoneOf('example.org.', { records })
    expect(await stops()).toEqual([
      expect.stringMatching(new RegExp(`record ${type} old\\.host\\.example.*set takeOverRecords=${type},`)),
    ])
    expect(await stops({ settings: { takeOverRecords: type === 'A' ? 'A' : 'CNAME' } })).toEqual([])
  })

  it('of another type than the one to take over stop it', async () => {
    zoneOf('example.org.', { records: [cname('old.host.example')] })
    expect(await stops({ settings: { takeOverRecords: 'A' } })).toEqual([
      expect.stringContaining('set takeOverRecords=CNAME'),
    ])
  })

  it('of other names and types do not', async () => {
    const mail: ResourceRecordSet = { Name: `${domain}.`, Type: 'MX', ResourceRecords: [{ Value: '1 mail' }] }
    zoneOf('example.org.', { records: [mail, { ...cname('x'), Name: 'zzz.example.org.' }] })
    expect(await stops()).toEqual([])
  })

  const ownRecords = [{ type: 'AWS::Route53::RecordSet', id: domain }]

  it('do not if they are those of the stack', async () => {
    zoneOf('example.org.', { records: [alias('A', 'd1.cloudfront.net.')] })
    const distributions = [{ id: 'E1', domainName: 'd1.cloudfront.net', aliases: [domain] }]
    const stack = { resources: ownRecords, outputs: { DistributionId: 'E1' } }
    expect(await stops({ stack, distributions })).toEqual([])
  })

  it('are not taken over from the stack itself, which would delete them', async () =>
    expect(await stops({ stack: { resources: ownRecords }, settings: { takeOverRecords: 'A' } })).toEqual([
      expect.stringContaining('the deploy would delete them: remove that setting'),
    ]))

  it('cannot be a CNAME at the name of the zone', async () => {
    zoneOf('www.example.org.')
    expect(await stops({ settings: { takeOverRecords: 'CNAME' } })).toEqual([
      expect.stringContaining('cannot have a CNAME'),
    ])
  })
})

describe('a domain that another distribution has', () => {
  const other = { id: 'E2', domainName: 'd2.cloudfront.net', aliases: [domain] }

  it('in this account stops the deploy, and the sentence names the distribution', async () =>
    expect(await stops({ distributions: [other] })).toEqual([
      expect.stringMatching(/alternate domain name of another distribution of this account, E2/),
    ]))

  it("is not a finding if that distribution is the stack's own", async () =>
    expect(await stops({ distributions: [other], stack: { outputs: { DistributionId: 'E2' } } })).toEqual([]))

  it('in another account gets a hint, with DNS elsewhere too', async () => {
    publicDns.cname = ['d9.cloudfront.net']
    expect(await findings({ settings: { hostedZone: undefined }, distributions: [other].slice(1) })).toEqual([
      {
        level: 'hint',
        message: expect.stringMatching(/points at d9\.cloudfront\.net.*have its owner remove it/),
      },
    ])
  })
})
