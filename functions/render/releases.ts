import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3'
import { assetRetention } from '#shared/releases.ts'
import { environment } from '../environment.ts'
import { bucketClient } from './bucketClient.ts'

/** A release whose pages are kept: what its code is called, and when its pages last changed (or were kept anew). */
export interface StoredRelease {
  release: string
  at: Date
}

/** Keeps the pages of the present release, to go back to. Objects expire, so the same ones are kept anew in time. */
export async function storeRelease(
  archive: Uint8Array,
  { changed, now }: { changed: boolean; now: number },
): Promise<void> {
  const kept = await keptAt(environment.release)
  const fresh = kept !== undefined && now - kept.getTime() < assetRetention.refreshAfter * day
  if (fresh && !changed) return
  await bucketClient().send(
    new PutObjectCommand({
      Bucket: environment.releasesBucket,
      Key: keyOf(environment.release),
      Body: archive,
      ContentType: 'application/zstd',
    }),
  )
}

/** The releases that can be gone back to, the one whose pages changed last first. */
export async function storedReleases(): Promise<StoredRelease[]> {
  const { Contents = [] } = await bucketClient().send(
    new ListObjectsV2Command({ Bucket: environment.releasesBucket, Prefix: prefix }),
  )
  return Contents.map(({ Key = '', LastModified = new Date(0) }) => ({
    release: Key.slice(prefix.length, -ending.length),
    at: LastModified,
  })).sort((one, other) => other.at.getTime() - one.at.getTime())
}

/** The archive of a release's pages. */
export async function archiveOf(release: string): Promise<Uint8Array> {
  const { Body } = await bucketClient().send(
    new GetObjectCommand({ Bucket: environment.releasesBucket, Key: keyOf(release) }),
  )
  if (!Body) throw new Error(`The pages of ${release} are empty`)
  return Body.transformToByteArray()
}

/** Forgets the pages of a release that nobody wants back. */
export async function deleteRelease(release: string): Promise<void> {
  await bucketClient().send(
    new DeleteObjectCommand({ Bucket: environment.releasesBucket, Key: keyOf(release) }),
  )
}

const day = 24 * 60 * 60 * 1_000
const prefix = 'pages/'
const ending = '.jsonl.zst'
const keyOf = (release: string) => `${prefix}${release}${ending}`

async function keptAt(release: string): Promise<Date | undefined> {
  try {
    const { LastModified } = await bucketClient().send(
      new HeadObjectCommand({ Bucket: environment.releasesBucket, Key: keyOf(release) }),
    )
    return LastModified
  } catch (error) {
    if (error instanceof Error && error.name === 'NotFound') return undefined
    throw error
  }
}
