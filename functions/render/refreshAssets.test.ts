import {
  GetObjectCommand,
  type GetObjectCommandOutput,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, it } from 'vitest'
import { assetRetention } from '#shared/releases.ts'
import { refreshAssets } from './refreshAssets.ts'

const day = 24 * 60 * 60 * 1_000
const now = Date.UTC(2026, 10, 20)
const bucket = mockClient(S3Client)

/** The bucket holds an asset, last written so many days ago. */
function stored(...assets: [Key: string, daysAgo: number][]): void {
  bucket.on(ListObjectsV2Command).resolves({
    Contents: assets.map(([Key, daysAgo]) => ({ Key, LastModified: new Date(now - daysAgo * day) })),
  })
}

beforeEach(() => {
  bucket.reset()
  Object.assign(process.env, { SITE_BUCKET: 'site', AWS_REGION: 'us-east-1' })
  // The one method of the body that is called.
  const Body = {
    transformToByteArray: async () => new TextEncoder().encode('bytes'),
  } as GetObjectCommandOutput['Body']
  bucket
    .on(GetObjectCommand)
    .resolves({ Body, ContentType: 'text/javascript', CacheControl: 'public, immutable' })
  bucket.on(PutObjectCommand).resolves({})
})

describe('assets of the present release', () => {
  it('are written anew when their last write is 30 days old, with their type and caching', async () => {
    stored(['assets/a.js', 30], ['assets/b.js', 29])
    expect(await refreshAssets(['assets/a.js', 'assets/b.js'], now)).toBe(1)
    expect(bucket.commandCalls(PutObjectCommand).map(({ args }) => args[0].input)).toMatchObject([
      { Key: 'assets/a.js', ContentType: 'text/javascript', CacheControl: 'public, immutable' },
    ])
  })

  it('that are missing are named', async () => {
    stored(['assets/a.js', 1])
    await expect(refreshAssets(['assets/a.js', 'assets/b.js'], now)).rejects.toThrow('assets/b.js')
  })
})

it('assets of earlier releases are left to expire', async () => {
  stored(['assets/new.js', 1], ['assets/old.js', 80])
  expect(await refreshAssets(['assets/new.js'], now)).toBe(0)
})

it('an asset is there for 90 days after the last release with it, wherever between two writes that ended', () => {
  expect(assetRetention.expireAfter - assetRetention.refreshAfter).toBeGreaterThanOrEqual(
    assetRetention.afterRelease,
  )
  expect(assetRetention.afterRelease).toBe(90)
})
