import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront'
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { startInvalidationApi } from './cloudfront/invalidationApi.ts'
import type { Emulator } from './emulator.ts'
import { makeKeyring } from './iam/keyring.ts'
import { startInvokeApi } from './lambda/invokeApi.ts'
import type { LocalFunction } from './lambda/localFunction.ts'
import { openBucket } from './s3/bucket.ts'
import { startS3 } from './s3/emulator.ts'

const keyring = makeKeyring()
const access = {
  keyring,
  report: (error: unknown) => {
    throw error
  },
}
const doors: Emulator[] = []
afterAll(async () => {
  await Promise.all(doors.map((door) => door.close()))
})

/** What a client of the SDK needs to come as somebody: the owner, or a function that may do one thing. */
const as = (endpoint: string, key: string) => ({
  endpoint,
  region: 'us-east-1',
  maxAttempts: 1,
  credentials: { accessKeyId: key, secretAccessKey: 'x' },
})
const only = (Action: string, Resource: string) =>
  keyring.keyFor(Action + Resource, [
    { Effect: 'Allow', Action: [Action], Resource: [Resource], Condition: {} },
  ])

describe('S3', () => {
  let owner: S3Client
  let reader: S3Client
  beforeAll(async () => {
    const door = await startS3([openBucket('site', temporaryFolder())], access)
    doors.push(door)
    owner = new S3Client(as(door.address, keyring.ownerKey))
    reader = new S3Client(as(door.address, only('s3:GetObject', 'arn:aws:s3:::site/*')))
  })
  const at = (Key: string) => ({ Bucket: 'site', Key })

  it('gives back what was put, with its type, caching and own metadata', async () => {
    await owner.send(
      new PutObjectCommand({
        ...at('blog/ä x/index.html'),
        Body: 'text ä',
        ContentType: 'text/html',
        CacheControl: 'no-cache',
        Metadata: { version: '3' },
      }),
    )
    const got = await owner.send(new GetObjectCommand(at('blog/ä x/index.html')))
    expect(await got.Body?.transformToString()).toBe('text ä')
    expect(got).toMatchObject({
      ContentType: 'text/html',
      CacheControl: 'no-cache',
      Metadata: { version: '3' },
    })
    expect(await owner.send(new HeadObjectCommand(at('blog/ä x/index.html')))).toMatchObject({
      ContentLength: 7,
      ETag: got.ETag,
    })
  })

  it('replaces only the version that the writer names', async () => {
    const { ETag } = await owner.send(new PutObjectCommand({ ...at('lock'), Body: '1', IfNoneMatch: '*' }))
    await expect(
      owner.send(new PutObjectCommand({ ...at('lock'), Body: '2', IfNoneMatch: '*' })),
    ).rejects.toThrow(expect.objectContaining({ name: 'PreconditionFailed' }))
    await owner.send(new PutObjectCommand({ ...at('lock'), Body: '2', IfMatch: ETag }))
    await expect(
      owner.send(new PutObjectCommand({ ...at('lock'), Body: '3', IfMatch: ETag })),
    ).rejects.toThrow(expect.objectContaining({ name: 'PreconditionFailed' }))
  })

  it('lists keys in order, page by page', async () => {
    for (const key of ['p/b', 'p/a', 'p/c', 'q'])
      await owner.send(new PutObjectCommand({ ...at(key), Body: key }))
    const first = await owner.send(new ListObjectsV2Command({ Bucket: 'site', Prefix: 'p/', MaxKeys: 2 }))
    expect(first.Contents?.map((one) => one.Key)).toEqual(['p/a', 'p/b'])
    const next = { Bucket: 'site', Prefix: 'p/', ContinuationToken: first.NextContinuationToken }
    expect((await owner.send(new ListObjectsV2Command(next))).Contents?.map((one) => one.Key)).toEqual([
      'p/c',
    ])
  })

  it('deletes, and then has nothing', async () => {
    await owner.send(new PutObjectCommand({ ...at('gone'), Body: '1' }))
    await owner.send(new DeleteObjectCommand(at('gone')))
    await expect(owner.send(new GetObjectCommand(at('gone')))).rejects.toThrow(
      expect.objectContaining({ name: 'NoSuchKey' }),
    )
  })

  it('denies what is not granted, and hides from a mere reader what is missing', async () => {
    const denied = expect.objectContaining({ name: 'AccessDenied' })
    await expect(reader.send(new PutObjectCommand({ ...at('x'), Body: '1' }))).rejects.toThrow(denied)
    await expect(reader.send(new DeleteObjectCommand(at('x')))).rejects.toThrow(denied)
    await expect(reader.send(new ListObjectsV2Command({ Bucket: 'site' }))).rejects.toThrow(denied)
    await expect(reader.send(new GetObjectCommand(at('missing')))).rejects.toThrow(denied)
  })
})

describe('Lambda', () => {
  const queued: unknown[] = []
  const arn = 'arn:aws:lambda:us-east-1:111122223333:function:Render'
  const render: LocalFunction = {
    name: 'Render',
    arn,
    invoke: async (event) => ({ failed: false, answer: { got: event } }),
    enqueue: (event) => queued.push(event),
    invocations: () => queued.length,
    close: async () => undefined,
  }
  let door: Emulator
  beforeAll(async () => {
    door = await startInvokeApi([render], access)
    doors.push(door)
  })
  const invoke = (key: string, type: 'Event' | 'RequestResponse') =>
    new LambdaClient(as(door.address, key)).send(
      new InvokeCommand({ FunctionName: 'Render', InvocationType: type, Payload: Buffer.from('{"a":1}') }),
    )

  it('answers whoever waits', async () => {
    const { Payload } = await invoke(only('lambda:InvokeFunction', arn), 'RequestResponse')
    expect(JSON.parse(Buffer.from(Payload ?? []).toString())).toEqual({ got: { a: 1 } })
  })

  it('takes an event for later', async () => {
    const { StatusCode } = await invoke(keyring.ownerKey, 'Event')
    expect([StatusCode, queued]).toEqual([202, [{ a: 1 }]])
  })

  it('denies what is not granted', () =>
    expect(invoke(only('lambda:InvokeFunction', `${arn}Other`), 'Event')).rejects.toThrow(
      expect.objectContaining({ name: 'AccessDeniedException' }),
    ))
})

describe('CloudFront', () => {
  const seen: [string, readonly string[]][] = []
  let door: Emulator
  beforeAll(async () => {
    door = await startInvalidationApi((id, paths) => seen.push([id, paths]), access)
    doors.push(door)
  })
  const invalidate = (key: string) =>
    new CloudFrontClient(as(door.address, key)).send(
      new CreateInvalidationCommand({
        DistributionId: 'EDGE',
        InvalidationBatch: { CallerReference: '1', Paths: { Quantity: 2, Items: ['/a&b', '/blog/*'] } },
      }),
    )

  it('forgets the paths that it is told', async () => {
    const { Invalidation } = await invalidate(keyring.ownerKey)
    expect(Invalidation?.Status).toBe('Completed')
    expect(seen).toEqual([['EDGE', ['/a&b', '/blog/*']]])
  })

  it('denies what is not granted', () =>
    expect(invalidate(only('s3:GetObject', '*'))).rejects.toThrow(
      expect.objectContaining({ name: 'AccessDenied' }),
    ))
})
