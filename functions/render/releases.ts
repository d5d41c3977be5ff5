import { DeleteObjectCommand, HeadObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3'
import { assetRetention } from '#shared/releases.ts'
import { objectsIn, type ReadObject, startArchive } from './archive.ts'
import type { Bucket } from './bucket.ts'
import { bytesOf, putZstd } from './storedBytes.ts'

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

/** Stores all pages of a release for a rollback. Stored pages expire, so unchanged ones are stored again in time. */
export async function storeRelease(
  releases: Bucket,
  { release, archive, changed, now }: ReleasePages,
): Promise<void> {
  const at = await storedAt(releases, release)
  const isFresh = at !== undefined && now - at.getTime() < assetRetention.refreshAfter * day
  if (isFresh && !changed) return
  // First, since changes of earlier pages must not be shown over later ones.
  await putZstd(releases, changesKeyOf(release), await startArchive().end())
  await putZstd(releases, keyOf(release), archive)
}

interface ReleaseChanges {
  release: string
  archive: Uint8Array
  removed: readonly string[]
}

/** Adds changed and removed objects to those that were stored since all pages were. */
export async function storeChanges(
  releases: Bucket,
  { release, archive, removed }: ReleaseChanges,
): Promise<void> {
  const merged = startArchive()
  const replaced = new Set(removed)
  for await (const { key } of objectsIn(archive)) replaced.add(key)
  for await (const { body, ...object } of objectsIn(await changesOf(releases, release)))
    if (!replaced.has(object.key)) await merged.add(object, body)
  for await (const { body, ...object } of objectsIn(archive)) await merged.add(object, body)
  for (const key of removed) await merged.add({ key, type: '', isRemoved: true }, '')
  await putZstd(releases, changesKeyOf(release), await merged.end())
}

/** Gives the objects of a release as they were published last. Rejects unless they are all at hand. */
export async function objectsOf(
  releases: Bucket,
  release: string,
): Promise<() => AsyncGenerator<ReadObject>> {
  const archive = await bytesOf(releases, keyOf(release))
  if (!archive) throw new Error(`The pages of ${release} are missing`)
  const changes = await changesOf(releases, release)
  return async function* () {
    const changed = new Set<string>()
    for await (const { key } of objectsIn(changes)) changed.add(key)
    for await (const object of objectsIn(archive)) if (!changed.has(object.key)) yield object
    for await (const object of objectsIn(changes)) if (!object.isRemoved) yield object
  }
}

/** Latest first. */
export async function storedReleases({ s3, name }: Bucket): Promise<StoredRelease[]> {
  const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket: name, Prefix: prefix }))
  return Contents.map(({ Key = '', LastModified = new Date(0) }) => ({
    release: Key.slice(prefix.length, -suffix.length),
    at: LastModified,
  })).sort((one, other) => other.at.getTime() - one.at.getTime())
}

export async function deleteRelease({ s3, name }: Bucket, release: string): Promise<void> {
  await s3.send(new DeleteObjectCommand({ Bucket: name, Key: keyOf(release) }))
}

const day = 24 * 60 * 60 * 1_000
const prefix = 'pages/'
const suffix = '.jsonl.zst'
const keyOf = (release: string) => `${prefix}${release}${suffix}`
const changesKeyOf = (release: string) => `changes/${release}${suffix}`

/** Empty for a release whose code did not store changes. */
const changesOf = async (releases: Bucket, release: string): Promise<Uint8Array> =>
  (await bytesOf(releases, changesKeyOf(release))) ?? startArchive().end()

async function storedAt({ s3, name }: Bucket, release: string): Promise<Date | undefined> {
  try {
    const { LastModified } = await s3.send(new HeadObjectCommand({ Bucket: name, Key: keyOf(release) }))
    return LastModified
  } catch (error) {
    if (error instanceof Error && error.name === 'NotFound') return undefined
    throw error
  }
}
