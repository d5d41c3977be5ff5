import { randomUUID } from 'node:crypto'
import {
  CreateTableCommand,
  DynamoDBClient,
  type DynamoDBServiceException,
  GetItemCommand,
  PutItemCommand,
  type TransactionCanceledException,
  type TransactWriteItem,
  TransactWriteItemsCommand,
  UpdateItemCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Engine, startEngine } from '../../../functions/testing/engine.ts'

// The same cases run against Amazon's DynamoDB Local, or DynamoDB itself, where DYNAMODB_ENDPOINT names it.

let engine: Engine
let client: DynamoDBClient
let TableName: string
let partition = ''
let tests = 0

beforeAll(async () => {
  engine = await startEngine()
  const { endpoint, credentials } = engine
  client = new DynamoDBClient({ endpoint, region: 'us-east-1', credentials })
  TableName = `${engine.prefix}transactions`
  await client.send(
    new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: ['pk', 'sk'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
    }),
  )
  await waitUntilTableExists({ client, maxWaitTime: 10, minDelay: 0.01, maxDelay: 1 }, { TableName })
}, 60_000)
afterAll(async () => {
  client.destroy()
  await engine.stop()
})
beforeEach(async () => {
  // An item "stored" with n = 1, in a partition that no other test uses.
  partition = `test ${tests++}`
  await write([put('stored', { n: { N: '1' } })])
})

const key = (sk: string) => ({ pk: { S: partition }, sk: { S: sk } })
const put = (sk: string, attributes = {}, rest = {}): TransactWriteItem => ({
  Put: { TableName, Item: { ...key(sk), ...attributes }, ...rest },
})
const update = (sk: string, UpdateExpression: string, value: object, rest = {}): TransactWriteItem => ({
  Update: {
    ...{ TableName, Key: key(sk), UpdateExpression },
    // One of DynamoDB's types of values.
    ExpressionAttributeValues: { ':value': value as { N: string } },
    ...rest,
  },
})
const remove = (sk: string, rest = {}): TransactWriteItem => ({
  Delete: { TableName, Key: key(sk), ...rest },
})
const check = (sk: string, ConditionExpression: string): TransactWriteItem => ({
  ConditionCheck: { TableName, Key: key(sk), ConditionExpression },
})
const isNew = { ConditionExpression: 'attribute_not_exists(pk)' }
const returned = { ReturnValuesOnConditionCheckFailure: 'ALL_OLD' }

const write = (TransactItems: TransactWriteItem[], rest = {}) =>
  client.send(new TransactWriteItemsCommand({ TransactItems, ...rest }))

const stored = async (sk: string) =>
  (await client.send(new GetItemCommand({ TableName, Key: key(sk), ConsistentRead: true }))).Item

/** The error's name with the code of each reason, or "written". */
async function outcome(request: Promise<unknown>): Promise<string> {
  try {
    await request
    return 'written'
  } catch (error) {
    // What the SDK throws for a response.
    const { name, CancellationReasons } = error as DynamoDBServiceException & TransactionCanceledException
    return [name, ...(CancellationReasons ?? []).map(({ Code }) => Code)].join(' ')
  }
}

const canceled = (...codes: string[]) => ['TransactionCanceledException', ...codes].join(' ')

describe('a transaction', () => {
  it('puts, updates, deletes and checks items', async () => {
    await write([put('old'), put('checked')])
    await write([
      put('new', { n: { N: '2' } }),
      update('stored', 'ADD n :value', { N: '1' }),
      remove('old'),
      check('checked', 'attribute_exists(pk)'),
      check('absent', 'attribute_not_exists(pk)'),
    ])
    const items = await Promise.all(['new', 'stored', 'old', 'checked', 'absent'].map(stored))
    expect(items).toEqual([
      { ...key('new'), n: { N: '2' } },
      { ...key('stored'), n: { N: '2' } },
      undefined,
      key('checked'),
      undefined,
    ])
  })

  it.each<[string, () => TransactWriteItem[], string]>([
    [
      'one failed condition',
      () => [put('new'), put('stored', {}, isNew)],
      canceled('None', 'ConditionalCheckFailed'),
    ],
    [
      'two failed conditions',
      () => [put('stored', {}, isNew), put('new'), check('absent', 'attribute_exists(pk)')],
      canceled('ConditionalCheckFailed', 'None', 'ConditionalCheckFailed'),
    ],
    [
      'a failed check',
      () => [check('stored', 'attribute_not_exists(n)'), put('new')],
      canceled('ConditionalCheckFailed', 'None'),
    ],
    ['two actions on one item', () => [put('new'), remove('new')], 'ValidationException'],
    [
      '101 actions',
      () => Array.from({ length: 101 }, (_, index) => put(index === 0 ? 'new' : `new ${index}`)),
      'ValidationException',
    ],
    [
      'an item of more than 400 KB',
      () => [put('new'), put('large', { text: { S: 'x'.repeat(410_000) } })],
      'ValidationException',
    ],
    [
      'more than 4 MB',
      () => [
        put('new'),
        ...Array.from({ length: 11 }, (_, index) =>
          put(`large ${index}`, { text: { S: 'x'.repeat(400_000) } }),
        ),
      ],
      'ValidationException',
    ],
    [
      'a table that does not exist',
      () => [put('new'), { Delete: { TableName: 'absent', Key: key('a') } }],
      'ResourceNotFoundException',
    ],
  ])('with %s writes nothing', async (_, items, expected) => {
    expect(await outcome(write(items()))).toBe(expected)
    expect([await stored('new'), await stored('stored')]).toEqual([
      undefined,
      { ...key('stored'), n: { N: '1' } },
    ])
  })

  it('has up to 100 actions and nearly 4 MB', async () => {
    const text = { S: 'x'.repeat(41_000) }
    await write(Array.from({ length: 100 }, (_, index) => put(`item ${index}`, { text })))
    expect(await stored('item 99')).toEqual({ ...key('item 99'), text })
  })
})

describe('a failed condition', () => {
  const item = () => ({ ...key('stored'), n: { N: '1' } })

  it('of a transaction returns the item that failed it, if the action wants it', async () => {
    const failed = write([
      put('stored', {}, { ...isNew, ...returned }),
      update(
        'absent',
        'SET n = :value',
        { N: '1' },
        { ConditionExpression: 'attribute_exists(pk)', ...returned },
      ),
      put('new'),
    ])
    await expect(failed).rejects.toMatchObject({
      CancellationReasons: [
        { Code: 'ConditionalCheckFailed', Item: item() },
        expect.not.objectContaining({ Item: expect.anything() }),
        { Code: 'None' },
      ],
    })
    await expect(write([put('stored', {}, isNew)])).rejects.toMatchObject({
      CancellationReasons: [expect.not.objectContaining({ Item: expect.anything() })],
    })
  })

  it('of a single write returns the item too', async () => {
    const command = new PutItemCommand({
      ...{ TableName, Item: key('stored'), ...isNew },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    })
    await expect(client.send(command)).rejects.toMatchObject({
      name: 'ConditionalCheckFailedException',
      Item: item(),
    })
  })
})

describe('a repeated transaction', () => {
  let token: { ClientRequestToken: string }
  beforeEach(() => {
    token = { ClientRequestToken: randomUUID() }
  })

  it('succeeds with its token, and writes once', async () => {
    const add = [put('new', {}, isNew), update('stored', 'ADD n :value', { N: '1' })]
    expect([await outcome(write(add, token)), await outcome(write(add, token))]).toEqual([
      'written',
      'written',
    ])
    expect((await stored('stored'))?.n).toEqual({ N: '2' })
  })

  it('with another content is refused', async () => {
    await write([put('new')], token)
    expect(await outcome(write([put('other')], token))).toBe('IdempotentParameterMismatchException')
    expect(await stored('other')).toBeUndefined()
  })

  it('is a new one if the first was refused', async () => {
    expect(await outcome(write([put('stored', {}, isNew)], token))).toBe(canceled('ConditionalCheckFailed'))
    expect(await outcome(write([put('new', {}, isNew)], token))).toBe('written')
  })
})

describe('writes at the same time', () => {
  it('lose none, whether they are transactions or not', async () => {
    const single = () =>
      client.send(
        new UpdateItemCommand({
          ...{ TableName, Key: key('stored'), UpdateExpression: 'ADD n :one' },
          ExpressionAttributeValues: { ':one': { N: '1' } },
        }),
      )
    const both = () => write(['stored', 'other'].map((sk) => update(sk, 'ADD n :value', { N: '1' })))
    const requests = Array.from({ length: 20 }, () => [outcome(single()), outcome(both())])
    const outcomes = await Promise.all(requests.map((pair) => Promise.all(pair)))
    const written = (index: number) => outcomes.filter((pair) => pair[index] === 'written').length
    expect((await stored('other'))?.n).toEqual({ N: String(written(1)) })
    expect((await stored('stored'))?.n).toEqual({ N: String(1 + written(0) + written(1)) })
  })
})
