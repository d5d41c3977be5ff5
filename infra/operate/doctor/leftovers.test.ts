import { DescribeTableCommand, DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb'
import { ListBucketsCommand, S3Client } from '@aws-sdk/client-s3'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, it } from 'vitest'
import { inspectLeftovers, leftoverFindings } from './leftovers.ts'
import type { DeployedStack } from './stack.ts'

const dynamoDb = mockClient(DynamoDBClient)
const s3 = mockClient(S3Client)

const table = (random: string, stage = 'production') => `RecoverySite-${stage}-Content88381566-${random}`
const bucket = (name: string, random: string) => `recoverysite-production-${name}a721a567-${random}`

const stack: DeployedStack = {
  account: '111122223333',
  status: 'CREATE_COMPLETE',
  outputs: {},
  settings: {},
  resources: [
    { type: 'AWS::DynamoDB::GlobalTable', id: table('CURRENT') },
    { type: 'AWS::S3::Bucket', id: bucket('media', 'current') },
  ],
}

beforeEach(() => {
  dynamoDb.reset()
  s3.reset()
  dynamoDb
    .on(ListTablesCommand)
    .resolves({ TableNames: [table('CURRENT'), table('OTHER', 'production-2')], LastEvaluatedTableName: 'x' })
    .on(ListTablesCommand, { ExclusiveStartTableName: 'x' })
    .resolves({ TableNames: [table('EARLIER'), 'restored'] })
    .on(DescribeTableCommand, { TableName: table('EARLIER') })
    .resolves({
      Table: { CreationDateTime: new Date('2026-11-03'), ItemCount: 214, DeletionProtectionEnabled: true },
    })
  s3.on(ListBucketsCommand).resolves({
    Buckets: ['current', 'earlier']
      .map((random) => ({ Name: bucket('media', random) }))
      .concat([{ Name: bucket('site', 'earlier') }, { Name: 'a-bucket-of-something-else' }]),
  })
})

const messages = async (deployed: DeployedStack | undefined) =>
  leftoverFindings(await inspectLeftovers('production', deployed)).map(({ message }) => message)

describe('tables and buckets of earlier stacks', () => {
  it('are listed, and nothing of the current stack or of others', async () =>
    expect(await inspectLeftovers('production', stack)).toEqual({
      tables: [{ name: table('EARLIER'), created: new Date('2026-11-03'), items: 214, isProtected: true }],
      buckets: [bucket('media', 'earlier'), bucket('site', 'earlier')],
    }))

  it('are all of the stage if it has no stack', async () => {
    dynamoDb.on(DescribeTableCommand).resolves({})
    expect(await messages(undefined)).toHaveLength(5)
  })

  it('each get a sentence that says what to do', async () => {
    const [earlierTable, media, site] = await messages(stack)
    expect(earlierTable).toMatch(/created 2026-11-03, about 214 items.*restore\.md.*or delete it with/)
    expect(media).toMatch(/copy its images as .* or empty and delete it/)
    expect(site).toMatch(/only pages that the site renders again, so empty and delete it/)
  })

  it('get the end of their protection before their deletion', async () =>
    expect((await messages(stack))[0]).toMatch(
      /update-table .* --no-deletion-protection-enabled, then .*delete-table/,
    ))

  it('that cannot be listed stop nothing', () =>
    expect(leftoverFindings({ error: 'no' })).toEqual([
      { level: 'unknown', message: 'Leftovers of earlier stacks could not be looked for: no' },
    ]))
})
