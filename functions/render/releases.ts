import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3'
import { assetRetention } from '#shared/releases.ts'
import type { Bucket } from './bucket.ts'

interface StoredRelease {
  release: string
  at: Date
}

interface ReleasePages {
  release: string
  archive: Uint8Array
  changed: boolean
  now: number
}

/** Stores the pages of a release for a rollback. Stored pages expire, so unchanged ones are stored again in time. */
export async function storeRelease(
  { s3, name }: Bucket,
  { release, archive, changed, now }: ReleasePages,
): Promise<void> {
  const at = await storedAt({ s3, name }, release)
  const isFresh = at !== undefined && now - at.getTime() < assetRetention.refreshAfter * day
  if (isFresh && !changed) return
  await s3.send(
    new PutObjectCommand({
      Bucket: name,
      Key: keyOf(release),
      Body: archive,
      ContentType: 'application/zstd',
    }),
  )
}

/** Latest first. */
export async function storedReleases({ s3, name }: Bucket): Promise<StoredRelease[]> {
  const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket: name, Prefix: prefix }))
  return Contents.map(({ Key = '', LastModified = new Date(0) }) => ({
    release: Key.slice(prefix.length, -suffix.length),
    at: LastModified,
  })).sort((one, other) => other.at.getTime() - one.at.getTime())
}

export async function archiveOf({ s3, name }: Bucket, release: string): Promise<Uint8Array> {
  const { Body } = await s3.send(new GetObjectCommand({ Bucket: name, Key: keyOf(release) }))
  if (!Body) throw new Error(`The pages of ${release} are empty`)
  return Body.transformToByteArray()
}

export async function deleteRelease({ s3, name }: Bucket, release: string): Promise<void> {
  await s3.send(new DeleteObjectCommand({ Bucket: name, Key: keyOf(release) }))
}

const day = 24 * 60 * 60 * 1_000
const prefix = 'pages/'
const suffix = '.jsonl.zst'
const keyOf = (release: string) => `${prefix}${release}${suffix}`

async function storedAt({ s3, name }: Bucket, release: string): Promise<Date | undefined> {
  try {
    const { LastModified } = await s3.send(new HeadObjectCommand({ Bucket: name, Key: keyOf(release) }))
    return LastModified
  } catch (error) {
    if (error instanceof Error && error.name === 'NotFound') return undefined
    throw error
  }
}
