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
import { openBucket } from './bucket.ts'
import { refreshAssets } from './refreshAssets.ts'

const day = 24 * 60 * 60 * 1_000
const now = Date.UTC(2026, 10, 20)
const s3 = mockClient(S3Client)
const site = openBucket('site', 'us-east-1')

function store(...assets: [Key: string, daysAgo: number][]): void {
  s3.on(ListObjectsV2Command).resolves({
    Contents: assets.map(([Key, daysAgo]) => ({ Key, LastModified: new Date(now - daysAgo * day) })),
  })
}

beforeEach(() => {
  s3.reset()
  // The one method of the body that is called.
  const Body = {
    transformToByteArray: async () => new TextEncoder().encode('bytes'),
  } as GetObjectCommandOutput['Body']
  s3.on(GetObjectCommand).resolves({
    Body,
    ContentType: 'text/javascript',
    ContentEncoding: 'br',
    CacheControl: 'public, immutable',
  })
  s3.on(PutObjectCommand).resolves({})
})

describe('assets of the current release', () => {
  it('are rewritten when their last write is 30 days old, with their type, encoding and caching', async () => {
    store(['assets/a.js', 30], ['assets/b.js', 29])
    expect(await refreshAssets(site, ['assets/a.js', 'assets/b.js'], now)).toBe(1)
    expect(s3.commandCalls(PutObjectCommand).map(({ args }) => args[0].input)).toMatchObject([
      {
        Key: 'assets/a.js',
        ContentType: 'text/javascript',
        ContentEncoding: 'br',
        CacheControl: 'public, immutable',
      },
    ])
  })

  it('that are missing are named', async () => {
    store(['assets/a.js', 1])
    await expect(refreshAssets(site, ['assets/a.js', 'assets/b.js'], now)).rejects.toThrow('assets/b.js')
  })
})

it('assets of earlier releases are left to expire', async () => {
  store(['assets/new.js', 1], ['assets/old.js', 80])
  expect(await refreshAssets(site, ['assets/new.js'], now)).toBe(0)
})

it('an asset stays for at least 90 days after the last release that names it', () => {
  expect(assetRetention.expireAfter - assetRetention.refreshAfter).toBeGreaterThanOrEqual(
    assetRetention.afterRelease,
  )
  expect(assetRetention.afterRelease).toBe(90)
})
