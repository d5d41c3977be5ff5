import { hash } from 'node:crypto'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { beforeEach, vi } from 'vitest'
import { openBucket } from '../bucket.ts'
import { mockClient } from './mockClient.ts'

/** A bucket in memory, empty at the start of each test. */
export function mockBucket() {
  const bucket = mockKeptBucket()
  beforeEach(() => {
    bucket.stored.clear()
    bucket.restart()
  })
  return bucket
}

/** A bucket in memory that keeps its objects. */
export function mockKeptBucket() {
  vi.stubEnv('AWS_REGION', 'us-east-1')
  const s3 = mockClient(S3Client)
  const stored = new Map<string, string | Uint8Array>()
  const etags = new Map<string, string>()
  /** Forgets the calls, and that any was to fail. */
  function restart() {
    s3.reset()
    s3.on(PutObjectCommand).callsFake(async ({ Key, Body }) => {
      stored.set(Key, Body)
      etags.set(Key, `"${hash('md5', Body)}"`)
      return {}
    })
    s3.on(DeleteObjectCommand).callsFake(async ({ Key }) => {
      stored.delete(Key)
      return {}
    })
    s3.on(ListObjectsV2Command).callsFake(({ Prefix = '' }) => ({
      Contents: [...stored.keys()]
        .filter((key) => key.startsWith(Prefix))
        .map((Key) => ({ Key, ETag: etags.get(Key) })),
    }))
    s3.on(GetObjectCommand).callsFake(({ Key }) => {
      const body = stored.get(Key)
      if (body === undefined) throw Object.assign(new Error('There is no such key'), { name: 'NoSuchKey' })
      // The methods of the body that are called.
      return {
        Body: {
          transformToString: async () => Buffer.from(body).toString(),
          transformToByteArray: async () => new Uint8Array(Buffer.from(body)),
        } as GetObjectCommandOutput['Body'],
      }
    })
  }
  restart()
  return { s3, site: openBucket('site'), stored, restart }
}
