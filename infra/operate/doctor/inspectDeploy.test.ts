import {
  CloudFormationClient,
  DescribeStacksCommand,
  ListStackResourcesCommand,
} from '@aws-sdk/client-cloudformation'
import { CloudFrontClient, ListDistributionsCommand } from '@aws-sdk/client-cloudfront'
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb'
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { GetHostedZoneCommand, ListResourceRecordSetsCommand, Route53Client } from '@aws-sdk/client-route-53'
import { ListBucketsCommand, S3Client } from '@aws-sdk/client-s3'
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, it } from 'vitest'
import { inspectDeploy } from './inspectDeploy.ts'

const context = { stage: 'test', domain: 'www.example.org', hostedZone: 'Z0123456789ABC' }

const accounts = mockClient(STSClient)
const stacks = mockClient(CloudFormationClient)
const functions = mockClient(LambdaClient)
const distributions = mockClient(CloudFrontClient)
const tables = mockClient(DynamoDBClient)
const buckets = mockClient(S3Client)
const zones = mockClient(Route53Client)

const resolver = { resolveNs: async () => ['ns.example'], resolveCname: async () => [] }

it('the doctor inspects a new account from its bootstrap to its DNS', async () => {
  accounts.on(GetCallerIdentityCommand).resolves({ Account: '111122223333' })
  stacks.on(DescribeStacksCommand).rejects(new Error('Stack with id x does not exist'))
  stacks.on(ListStackResourcesCommand).resolves({})
  functions.on(GetAccountSettingsCommand).resolves({ AccountLimit: { ConcurrentExecutions: 10 } })
  distributions.on(ListDistributionsCommand).resolves({})
  tables.on(ListTablesCommand).resolves({ TableNames: [] })
  buckets.on(ListBucketsCommand).resolves({ Buckets: [{ Name: 'recoverysite-test-media0a1b2c3d-x' }] })
  zones
    .on(GetHostedZoneCommand)
    .resolves({
      HostedZone: { Id: context.hostedZone, Name: 'example.org.', CallerReference: '' },
      DelegationSet: { NameServers: ['ns.example'] },
    })
    .on(ListResourceRecordSetsCommand)
    .resolves({
      ResourceRecordSets: [
        { Name: 'www.example.org.', Type: 'CNAME', ResourceRecords: [{ Value: 'old.example' }] },
      ],
      IsTruncated: false,
      MaxItems: 100,
    })
  const messages = (await inspectDeploy(context, resolver))
    .map(({ level, message }) => `${level}: ${message}`)
    .join('\n')
  expect(messages).toMatch(
    /^hint: domain, hostedZone are given with -c and not in infra\/stages\/test\.json/m,
  )
  expect(messages).toMatch(/^stop: The account is not bootstrapped/m)
  expect(messages).toMatch(/^ok: The stage test is not deployed yet/m)
  expect(messages).toMatch(/^hint: Lambda runs at most 10 functions/m)
  expect(messages).toMatch(/^hint: The account has no CloudFront distribution yet/m)
  expect(messages).toMatch(/^hint: The bucket recoverysite-test-media0a1b2c3d-x belongs to an earlier stack/m)
  expect(messages).toMatch(/^stop: The hosted zone already has the record CNAME old\.example/m)
})

it('the doctor inspects nothing without credentials', async () => {
  accounts.on(GetCallerIdentityCommand).rejects(new Error('no credentials'))
  const findings = await inspectDeploy(context, resolver)
  expect(findings.at(-1)).toEqual({ level: 'unknown', message: expect.stringContaining('not signed in') })
})
