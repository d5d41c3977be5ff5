import { ACMClient, DescribeCertificateCommand } from '@aws-sdk/client-acm'
import {
  CloudFormationClient,
  DescribeStacksCommand,
  GetTemplateCommand,
  ListStackResourcesCommand,
  type StackResourceSummary,
} from '@aws-sdk/client-cloudformation'
import { DescribeTableCommand, DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb'
import { DescribeKeyCommand, KMSClient, ListKeysCommand } from '@aws-sdk/client-kms'
import {
  GetHostedZoneCommand,
  ListResourceRecordSetsCommand,
  type ResourceRecordSet,
  Route53Client,
} from '@aws-sdk/client-route-53'
import { ListBucketsCommand, S3Client } from '@aws-sdk/client-s3'
import {
  GetSubscriptionAttributesCommand,
  ListSubscriptionsByTopicCommand,
  SNSClient,
} from '@aws-sdk/client-sns'
import { DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, describe, expect, it } from 'vitest'
import { seed } from '#shared/content/seed.ts'
import { keys as itemKeys, partitions } from '#shared/keys.ts'
import { conversions } from '../../../functions/store/formats/conversions.ts'
import { mockClient } from '../../../functions/testing/mockClient.ts'
import { chosenSettings, readSettings, region } from '../../settings.ts'
import { deployedStack, deployProblems } from '../deployProblems.ts'
import { productionProblems } from '../placeholders.ts'
import { Template } from '../retainedResources.ts'
import type { Outside } from './check.ts'
import { inspectDeploy } from './inspectDeploy.ts'

const stacks = mockClient(CloudFormationClient)
const tables = mockClient(DynamoDBClient)
const documents = mockClient(DynamoDBDocumentClient)
const buckets = mockClient(S3Client)
const keys = mockClient(KMSClient)
const zones = mockClient(Route53Client)
const certificates = mockClient(ACMClient)
const topics = mockClient(SNSClient)

const samples = productionProblems(seed)
const nameServers = ['ns-1.awsdns-01.org', 'ns-2.awsdns-02.com']
const retained = { Content88381566: { Type: 'AWS::DynamoDB::GlobalTable', UpdateReplacePolicy: 'Retain' } }
const outside: Outside = {
  resolver: { resolveNs: async () => nameServers },
  nextTemplate: async () => Template.parse({ Resources: retained }),
  now: Date.parse('2026-11-20T12:00:00.000Z'),
}

const answering = (resolveNs: () => Promise<string[]>): Outside => ({ ...outside, resolver: { resolveNs } })

beforeEach(() => {
  for (const client of [stacks, tables, documents, buckets, keys, zones, certificates, topics]) client.reset()
  stacks.on(DescribeStacksCommand).rejects(new Error('Stack with id RecoverySite-test does not exist'))
  tables.on(ListTablesCommand).resolves({ TableNames: [] })
  tables.on(DescribeTableCommand).resolves({ Table: { DeletionProtectionEnabled: true } })
  buckets.on(ListBucketsCommand).resolves({})
  keys.on(ListKeysCommand).resolves({})
})

function settings(context: Record<string, string> = {}) {
  const read = readSettings({
    stage: 'test',
    alarmEmail: 'it@example.org',
    noticeEmail: 'a@b.org',
    ...context,
  })
  if ('problems' in read) throw new Error(read.problems.join())
  return read.settings
}

const StackId = `arn:aws:cloudformation:${region}:111122223333:stack/RecoverySite-test/1`

/** The stack that a deploy with these settings creates. */
function deploy(context: Record<string, string> = {}, resources: StackResourceSummary[] = [], table = '') {
  const Outputs = [
    { OutputKey: 'Settings', OutputValue: JSON.stringify(chosenSettings(settings(context))) },
    { OutputKey: 'TableName', OutputValue: table },
  ]
  const stack = { StackId, CreationTime: new Date(0), StackStatus: 'CREATE_COMPLETE' as const, Outputs }
  stacks
    .on(DescribeStacksCommand, { StackName: 'RecoverySite-test' })
    .resolves({ Stacks: [{ ...stack, StackName: 'RecoverySite-test' }] })
  stacks.on(ListStackResourcesCommand).resolves({ StackResourceSummaries: resources })
  stacks.on(GetTemplateCommand).resolves({ TemplateBody: JSON.stringify({ Resources: retained }) })
}

const supported = 'Lambda supports Node 24 until 2028-04-30, for 526 more days.'

async function messages(context?: Record<string, string>, other = outside): Promise<string[]> {
  const all = await inspectDeploy({ settings: settings(context), notStored: [] }, other)
  return all
    .filter(({ message }) => !samples.includes(message) && message !== supported)
    .map(({ level, message }) => `${level}: ${message}`)
}

const resource = (ResourceType: string, PhysicalResourceId: string): StackResourceSummary => ({
  LogicalResourceId: 'x',
  ResourceType,
  PhysicalResourceId,
  ResourceStatus: 'CREATE_COMPLETE',
  LastUpdatedTimestamp: new Date(0),
})

describe('the format of the stored data', () => {
  beforeEach(() => deploy({}, [], 'a-table'))
  const { length: code } = conversions

  it('is said beside that of the release, with what a deploy makes impossible', async () => {
    documents.on(GetCommand).resolves({})
    const found = await messages()
    expect(found).toContain(`fine: The stored data has format 0, and this release writes format ${code}.`)
    expect(found).toContainEqual(
      expect.stringMatching(
        /^hint: After this deploy, the release before cannot be deployed again\. Restore/,
      ),
    )
  })

  it('prevents the deploy of a release that cannot read it', async () => {
    const Item = { number: code + 1, leastReader: code + 1, instead: 'Restore the table first.' }
    documents.on(GetCommand).resolves({ Item })
    expect(await messages()).toContain(
      `stop: The table has format ${code + 1}, and this release reads formats up to ${code}. Restore the table first.`,
    )
    const stack = await deployedStack(settings(), { CDK_DEFAULT_ACCOUNT: '111122223333' })
    expect((await deployProblems(settings(), stack))[0]).toMatch(/ Restore the table first\.$/)
  })
})

describe('a deploy that gives the site another address', () => {
  const passkey = { id: 'k', publicKey: 'x', counter: 0, name: 'Phone', createdAt: 0 }
  beforeEach(() => {
    deploy({}, [], 'a-table')
    const members = ['ana', 'ben'].map((username) => ({
      ...{ username, passwordSetAt: '2026-01-01T00:00:00.000Z', credentialsId: username, revision: '' },
      ...itemKeys.staffMember(username),
    }))
    documents.on(QueryCommand).resolves({ Items: [] })
    documents.on(GetCommand).resolves({})
    documents
      .on(QueryCommand, { ExpressionAttributeValues: { ':partition': partitions.members } }, false)
      .resolves({ Items: members })
    documents.on(GetCommand, { Key: itemKeys.credentials('ana') }).resolves({ Item: { passkeys: [passkey] } })
  })

  it.each([
    ['names the members whose passkeys then stop working', { domain: 'www.example.org' }, ['ana']],
    ['and names nobody while the address stays', {}, []],
  ])('%s', async (_, context, members) => {
    const certificateArn = `arn:aws:acm:us-east-1:111122223333:certificate/12345678-1234-1234-1234-123456789012`
    const all = await messages('domain' in context ? { ...context, certificateArn } : context)
    expect(all.filter((message) => message.includes('passkey'))).toEqual(
      members.map((name) => expect.stringMatching(`^hint: .* no passkey of today works: ${name}\\. `)),
    )
  })
})

describe('a new stage', () => {
  it('with a mail address for alarms and one for call requests lacks nothing', async () =>
    expect(await messages()).toEqual([]))

  it('is told whom nobody tells', async () =>
    expect(await messages({ alarmEmail: '', noticeEmail: '' })).toEqual([
      expect.stringMatching(/^hint: Alarms reach nobody/),
      expect.stringMatching(/^hint: Nobody is told when a visitor asks for a call/),
    ]))

  it('is told which settings only this deploy has', async () =>
    expect(
      (await inspectDeploy({ settings: settings(), notStored: ['domain', 'alarmEmail'] }, outside))[0],
    ).toEqual({
      level: 'hint',
      message: expect.stringMatching(/not in infra\/stages\/test\.json: domain, alarmEmail\..* --save\.$/),
    }))

  it.each([
    ['test', 'hint'],
    ['production', 'stop'],
  ])('named %s gets each sample as a %s', async (stage, level) => {
    const all = await inspectDeploy({ settings: settings({ stage }), notStored: [] }, outside)
    expect(all.filter(({ message }) => samples.includes(message))).toEqual(
      samples.map((message) => ({ level, message })),
    )
  })
})

it('without credentials settings and samples are checked, and the operator is told to sign in', async () => {
  stacks.on(DescribeStacksCommand).rejects(new Error('Could not load credentials from any providers.'))
  expect(await messages()).toEqual([expect.stringMatching(/^unknown: You are not signed in to AWS/)])
})

it('what AWS does not tell prevents nothing, and the sentence says what was not checked', async () => {
  buckets.on(ListBucketsCommand).rejects(new Error('denied'))
  expect(await messages()).toEqual([
    'unknown: AWS or DNS does not tell about leftovers of earlier stacks: denied',
  ])
})

describe('a setting of the deployed stage', () => {
  const deployed = {
    domain: 'www.example.org',
    hostedZone: 'Z0123456789ABC',
    alarmEmail: 'it@example.org',
    waf: 'true',
  }
  const drop = 'domain,hostedZone,waf'

  it.each(['domain', 'hostedZone', 'waf'])('that the next deploy forgets stops it: %s', async (name) => {
    deploy(deployed)
    expect(await messages()).toContainEqual(
      expect.stringMatching(
        new RegExp(
          `^stop: The deployed stage has ${name}=.* Add it to infra/stages/test\\.json, or remove it with -c drop=${name}\\.$`,
        ),
      ),
    )
  })

  it('may be dropped by its name', async () => {
    deploy(deployed)
    expect(await messages({ drop })).toEqual([])
  })

  it('has the default and so cannot be forgotten', async () => {
    deploy()
    expect(await messages()).toEqual([])
  })

  it('stops cdk deploy too, in the account of the stage only', async () => {
    deploy(deployed)
    const inAccount = async (CDK_DEFAULT_ACCOUNT?: string, context = settings()) =>
      deployProblems(context, await deployedStack(context, { CDK_DEFAULT_ACCOUNT }))
    expect(await inAccount('111122223333')).toHaveLength(4)
    expect(await inAccount('111122223333', settings({ drop }))).toEqual([])
    expect(await inAccount('444455556666')).toEqual([])
    expect(await inAccount(undefined)).toEqual([])
  })
})

it('cdk destroy says what to type for a stage whose settings are in no file', async () => {
  deploy({ alarmEmail: 'it@example.org', noticeEmail: 'a@b.org', waf: 'true' })
  const next = { ...settings(), alarmEmail: undefined, waf: false }
  const stack = await deployedStack(next, { CDK_DEFAULT_ACCOUNT: '111122223333' })
  const problems = await deployProblems(next, stack)
  expect(problems.at(-1)).toBe(
    'To delete the stage instead, type: npx cdk destroy -c stage=test -c alarmEmail=it@example.org -c noticeEmail=a@b.org -c waf=true',
  )
})

it('a version that would leave the table behind is refused before the deploy', async () => {
  deploy()
  const nextTemplate = async () => Template.parse({ Resources: {} })
  expect(await messages({}, { ...outside, nextTemplate })).toEqual([
    expect.stringMatching(/^stop: .*the place of Content88381566, which its template does not have/),
  ])
})

it.each([
  ['2026-11-20', 'fine', 'Lambda supports Node 24 until 2028-04-30, for 527 more days.'],
  ['2028-01-01', 'hint', 'Lambda supports Node 24 until 2028-04-30, for 120 more days: move to the next'],
  ['2028-05-02', 'hint', 'Lambda has supported Node 24 until 2028-04-30: move to the next version'],
])('on %s, the doctor counts the days of Node on Lambda', async (date, level, sentence) => {
  const all = await inspectDeploy(
    { settings: settings(), notStored: [] },
    { ...outside, now: Date.parse(date) },
  )
  expect(all).toContainEqual({ level, message: expect.stringContaining(sentence) })
})

it('a table that is not protected from deletion gets the command that protects it', async () => {
  deploy({}, [], 'a-table')
  tables.on(DescribeTableCommand, { TableName: 'a-table' }).resolves({ Table: {} })
  expect(await messages()).toContainEqual(
    expect.stringMatching(
      /^hint: The table a-table is not protected .* --table-name a-table --deletion-protection-enabled\.$/,
    ),
  )
})

describe('the mails of a deployed stage', () => {
  const topicArn = `arn:aws:sns:${region}:111122223333:RecoverySite-test-Notices0A1B2C3D-x`
  const subscriptionArn = `${topicArn}:6f1c`
  const subscribed = (SubscriptionArn: string | undefined, authenticated: string) => {
    deploy({}, [resource('AWS::SNS::Topic', topicArn)])
    topics.on(ListSubscriptionsByTopicCommand, { TopicArn: topicArn }).resolves({
      Subscriptions: SubscriptionArn ? [{ SubscriptionArn, Endpoint: 'a@b.org', Protocol: 'email' }] : [],
    })
    topics
      .on(GetSubscriptionAttributesCommand)
      .resolves({ Attributes: { ConfirmationWasAuthenticated: authenticated } })
  }
  const nobody = /^stop: Nobody gets notices of call requests: .* --notification-endpoint a@b\.org/

  it.each([
    ['arrive: the account', subscriptionArn, 'true', [/^fine: .* the subscription is confirmed\.$/]],
    [
      'arrive for now: a link',
      subscriptionArn,
      'false',
      [/^hint: .*until .* follows the link to unsubscribe/],
    ],
    ['reach nobody: nobody', 'PendingConfirmation', 'false', [/^hint: .*is not confirmed/, nobody]],
    ['reach nobody: an end', 'Deleted', 'false', [/^hint: .*is removed by a link in a mail/, nobody]],
    ['reach nobody, after two days: nobody', undefined, 'false', [nobody]],
  ])('%s has confirmed their subscription', async (_, arn, authenticated, sentences) => {
    subscribed(arn, authenticated)
    expect(await messages()).toEqual(sentences.map((sentence) => expect.stringMatching(sentence)))
  })

  it('are missed by a second address that has no subscription', async () => {
    const alarms = topicArn.replace('Notices', 'Alarms')
    deploy({ secondAlarmEmail: 'lead@example.org' }, [resource('AWS::SNS::Topic', alarms)])
    topics.on(ListSubscriptionsByTopicCommand, { TopicArn: alarms }).resolves({
      Subscriptions: [{ SubscriptionArn: `${alarms}:1`, Endpoint: 'it@example.org', Protocol: 'email' }],
    })
    topics
      .on(GetSubscriptionAttributesCommand)
      .resolves({ Attributes: { ConfirmationWasAuthenticated: 'true' } })
    expect(await messages({ secondAlarmEmail: 'lead@example.org' })).toEqual([
      'fine: it@example.org gets alarms: the subscription is confirmed.',
      expect.stringMatching(
        /^hint: lead@example\.org gets no alarms: .* --notification-endpoint lead@example\.org/,
      ),
    ])
  })
})

describe('of earlier stacks of the stage', () => {
  const table = (kind: string, random: string, stage = 'test') =>
    `RecoverySite-${stage}-${kind}88381566-${random}`
  const bucket = (kind: string, random: string) => `recoverysite-test-${kind}a721a567-${random}`
  const key = (KeyId: string, stack: string, KeyState: 'Enabled' | 'PendingDeletion' = 'Enabled') =>
    keys.on(DescribeKeyCommand, { KeyId }).resolves({
      KeyMetadata: { KeyId, KeyState, Description: `Seals the call requests of ${stack}.` },
    })

  beforeEach(() => {
    deploy({}, [
      resource('AWS::DynamoDB::GlobalTable', table('Content', 'CURRENT')),
      resource('AWS::S3::Bucket', bucket('media', 'current')),
      resource('AWS::KMS::Key', 'current'),
    ])
    tables
      .on(ListTablesCommand)
      .resolves({ TableNames: [table('Content', 'CURRENT')], LastEvaluatedTableName: 'x' })
      .on(ListTablesCommand, { ExclusiveStartTableName: 'x' })
      .resolves({
        TableNames: [
          table('Content', 'OLD'),
          table('CallRequests', 'OLD'),
          table('Content', 'OTHER', 'test-2'),
          'restored',
        ],
      })
    buckets.on(ListBucketsCommand).resolves({
      Buckets: [bucket('media', 'current'), bucket('media', 'old'), bucket('site', 'old'), 'another'].map(
        (Name) => ({ Name }),
      ),
    })
    keys
      .on(ListKeysCommand)
      .resolves({ Keys: ['current', 'old', 'gone', 'other'].map((KeyId) => ({ KeyId })) })
    key('current', 'RecoverySite-test')
    key('old', 'RecoverySite-test')
    key('gone', 'RecoverySite-test', 'PendingDeletion')
    key('other', 'RecoverySite-test-2')
  })

  it('tables, buckets and the key of call requests are listed, each with what to do', async () =>
    expect(await messages()).toEqual(
      [
        'table RecoverySite-test-Content88381566-OLD: restore from it as .* or delete it with aws dynamodb',
        'table RecoverySite-test-CallRequests88381566-OLD: delete it with aws dynamodb',
        'bucket recoverysite-test-mediaa721a567-old: restore from it as .* or empty and delete it',
        'bucket recoverysite-test-sitea721a567-old: empty and delete it',
        'KMS key old: once the table .* aws kms schedule-key-deletion --region us-east-1 --key-id old',
      ].map((text) => expect.stringMatching(`^hint: Left by an earlier stack of the stage: The ${text}`)),
    ))

  it('all of the stage are listed if its stack is gone', async () => {
    stacks.on(DescribeStacksCommand).rejects(new Error('Stack with id RecoverySite-test does not exist'))
    expect(await messages()).toHaveLength(8)
  })
})

describe('a hosted zone', () => {
  const domain = 'www.example.org'
  const zone = { domain, hostedZone: 'Z0123456789ABC' }

  function zoneOf(Name: string, records: ResourceRecordSet[] = [], PrivateZone = false) {
    zones
      .on(GetHostedZoneCommand, { Id: zone.hostedZone })
      .resolves({
        HostedZone: { Id: zone.hostedZone, Name, CallerReference: '', Config: { PrivateZone } },
        DelegationSet: { NameServers: nameServers },
      })
      .on(ListResourceRecordSetsCommand, { HostedZoneId: zone.hostedZone, StartRecordName: domain })
      .resolves({ ResourceRecordSets: records, IsTruncated: false, MaxItems: 100 })
  }
  beforeEach(() => zoneOf('example.org.'))

  it('that is delegated and has no record of the domain prevents nothing', async () =>
    expect(await messages(zone)).toEqual([]))

  it.each([
    ['of another domain', 'example.com.', false],
    ['that is private', 'example.org.', true],
  ])('%s is refused', async (_, name, isPrivate) => {
    zoneOf(name, [], isPrivate)
    expect(await messages(zone)).toEqual([
      expect.stringMatching(/^stop: .* use the public zone that contains/),
    ])
  })

  const notFound = Object.assign(new Error('queryNs ENOTFOUND'), { code: 'ENOTFOUND' })
  it.each([
    ['another provider', async () => ['ns1.registrar.example'], 'DNS names ns1.registrar.example'],
    ['nobody', () => Promise.reject(notFound), 'DNS names nothing'],
  ])('that DNS delegates to %s is refused, with the name servers to enter', async (_, resolveNs, sentence) =>
    expect(await messages(zone, answering(resolveNs))).toEqual([
      expect.stringMatching(
        `^stop: example\\.org is not delegated .*${sentence}.*enter ${nameServers.join(', ')}`,
      ),
    ]),
  )

  it.each([
    ['may have its name servers in another order and spelling', async () => ['NS-2.awsdns-02.com.'], []],
    [
      'whose delegation DNS does not tell is unknown',
      () => Promise.reject(new Error('ETIMEOUT')),
      [expect.stringMatching(/^unknown: .*the hosted zone: ETIMEOUT/)],
    ],
  ])('%s', async (_, resolveNs, found) => expect(await messages(zone, answering(resolveNs))).toEqual(found))

  it.each(['CNAME', 'A'] as const)('with a record %s of the domain needs takeOverRecords', async (Type) => {
    const record: ResourceRecordSet = { Name: `${domain}.`, Type, ResourceRecords: [{ Value: 'x' }] }
    zoneOf('example.org.', [record, { ...record, Type: 'MX' }, { ...record, Name: 'zzz.example.org.' }])
    expect(await messages(zone)).toEqual([expect.stringMatching(`^stop: .*set takeOverRecords=${Type},`)])
    expect(await messages({ ...zone, takeOverRecords: Type })).toEqual([])
    expect(await messages({ ...zone, takeOverRecords: Type === 'A' ? 'CNAME' : 'A' })).toHaveLength(1)
  })

  it('may have the records of the stack itself, which are not taken over', async () => {
    deploy(zone, [resource('AWS::Route53::RecordSet', domain)])
    zoneOf('example.org.', [{ Name: `${domain}.`, Type: 'A' }])
    expect(await messages(zone)).toEqual([])
    expect(await messages({ ...zone, takeOverRecords: 'A' })).toEqual([
      expect.stringMatching(/^stop: .*the deploy would delete them: remove that setting/),
    ])
  })
})

describe('a certificate', () => {
  const certificate = {
    domain: 'www.example.org',
    certificateArn: `arn:aws:acm:us-east-1:111122223333:certificate/${'0'.repeat(36)}`,
  }
  const issued = (SubjectAlternativeNames: string[], Status: 'ISSUED' | 'PENDING_VALIDATION' = 'ISSUED') =>
    certificates.on(DescribeCertificateCommand).resolves({ Certificate: { Status, SubjectAlternativeNames } })

  it.each([['www.example.org'], ['*.example.org']])('issued for %s is right', async (name) => {
    issued([name])
    expect(await messages(certificate)).toEqual([])
  })

  it.each([
    ['PENDING_VALIDATION', 'www.example.org', 'finish its validation'],
    ['ISSUED', 'example.org', 'request one for www.example.org'],
    ['ISSUED', '*.www.example.org', 'request one for www.example.org'],
  ] as const)('%s for %s is refused', async (status, name, sentence) => {
    issued([name], status)
    expect(await messages(certificate)).toEqual([expect.stringMatching(`^stop: .*${sentence}`)])
  })
})
