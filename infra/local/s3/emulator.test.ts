import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import type { LocalServer } from '../http/server.ts'
import { clientOptions, keyAllowing, ownerKey, startEmulator } from '../testing/emulator.ts'
import { openBucket } from './bucket.ts'
import { s3 } from './emulator.ts'

describe('S3', () => {
  let server: LocalServer
  let owner: S3Client
  let reader: S3Client
  beforeAll(async () => {
    server = await startEmulator({ s3: s3([openBucket('site', temporaryFolder())]) })
    owner = new S3Client(clientOptions(server.address, ownerKey))
    reader = new S3Client(clientOptions(server.address, keyAllowing('s3:GetObject', 'arn:aws:s3:::site/*')))
  })
  afterAll(() => server.close())
  const at = (Key: string) => ({ Bucket: 'site', Key })

  it('returns an object with its type, caching and own metadata', async () => {
    await owner.send(
      new PutObjectCommand({
        ...at('blog/ä x/index.html'),
        Body: 'text ä',
        ContentType: 'text/html',
        CacheControl: 'no-cache',
        Metadata: { version: '3' },
      }),
    )
    const object = await owner.send(new GetObjectCommand(at('blog/ä x/index.html')))
    expect(await object.Body?.transformToString()).toBe('text ä')
    expect(object).toMatchObject({
      ContentType: 'text/html',
      CacheControl: 'no-cache',
      Metadata: { version: '3' },
    })
    expect(await owner.send(new HeadObjectCommand(at('blog/ä x/index.html')))).toMatchObject({
      ContentLength: 7,
      ETag: object.ETag,
    })
  })

  it('lists keys in order, page by page', async () => {
    for (const key of ['p/b', 'p/a', 'p/c', 'q']) {
      await owner.send(new PutObjectCommand({ ...at(key), Body: key }))
    }
    const first = await owner.send(new ListObjectsV2Command({ Bucket: 'site', Prefix: 'p/', MaxKeys: 2 }))
    expect(first.Contents?.map(({ Key }) => Key)).toEqual(['p/a', 'p/b'])
    const second = await owner.send(
      new ListObjectsV2Command({
        Bucket: 'site',
        Prefix: 'p/',
        ContinuationToken: first.NextContinuationToken,
      }),
    )
    expect(second.Contents?.map(({ Key }) => Key)).toEqual(['p/c'])
  })

  it('deletes an object', async () => {
    await owner.send(new PutObjectCommand({ ...at('deleted'), Body: '1' }))
    await owner.send(new DeleteObjectCommand(at('deleted')))
    await expect(owner.send(new GetObjectCommand(at('deleted')))).rejects.toThrow(
      expect.objectContaining({ name: 'NoSuchKey' }),
    )
  })

  it('denies what no policy allows, and does not reveal to a reader that an object is missing', async () => {
    const denied = expect.objectContaining({ name: 'AccessDenied' })
    await expect(reader.send(new PutObjectCommand({ ...at('x'), Body: '1' }))).rejects.toThrow(denied)
    await expect(reader.send(new DeleteObjectCommand(at('x')))).rejects.toThrow(denied)
    await expect(reader.send(new ListObjectsV2Command({ Bucket: 'site' }))).rejects.toThrow(denied)
    await expect(reader.send(new GetObjectCommand(at('missing')))).rejects.toThrow(denied)
  })
})
