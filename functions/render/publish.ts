import { createHash } from 'node:crypto'
import { DeleteObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { isSearchIndex, redirectMetadata } from '#shared/rendering.ts'
import { forEachConcurrently } from '../forEachConcurrently.ts'
import type { ReadObject } from './archive.ts'
import type { Bucket } from './bucket.ts'
import type { PublishedObjects } from './publishedObjects.ts'

const concurrency = 12

export interface Publication {
  objects: number
  written: string[]
  removed: string[]
  /** The keys of the search index. */
  assets: string[]
}

interface PublicationSource {
  objects: AsyncIterable<ReadObject>
  published: PublishedObjects
  /** Keys of published objects that stay though `objects` does not have them. */
  unchanged?: ReadonlySet<string>
  signal?: AbortSignal
}

export async function publish(
  site: Bucket,
  { objects, published, unchanged = new Set(), signal }: PublicationSource,
): Promise<Publication> {
  const keys = new Set(unchanged)
  const written: string[] = []
  const assets: string[] = []
  let assetWritten: Promise<unknown> = Promise.resolve()
  await forEachConcurrently(objects, concurrency, async (object) => {
    signal?.throwIfAborted()
    keys.add(object.key)
    if (isSearchIndex(object.key)) assets.push(object.key)
    if (published.get(object.key) === (object.md5 ?? md5(object.body))) return
    written.push(object.key)
    if (isSearchIndex(object.key)) assetWritten = put(site, object)
    // A page must not name an index that is not there yet, and archives have the index first.
    await assetWritten
    if (!isSearchIndex(object.key)) await put(site, object)
  })
  signal?.throwIfAborted()
  // Open tabs still read earlier indexes, which expire with the other assets.
  const removed = [...published.keys()].filter((key) => !keys.has(key) && !isSearchIndex(key))
  await forEachConcurrently(removed, concurrency, (key) =>
    site.s3.send(new DeleteObjectCommand({ Bucket: site.name, Key: key })),
  )
  return { objects: keys.size, written, removed, assets }
}

async function put({ s3, name }: Bucket, { key, type, location, body }: ReadObject): Promise<void> {
  await s3.send(
    new PutObjectCommand({
      Bucket: name,
      Key: key,
      Body: body,
      ContentType: type,
      ...(location !== undefined && { Metadata: { [redirectMetadata]: location } }),
      CacheControl: isSearchIndex(key) ? hashed : current,
    }),
  )
}

/** Browsers revalidate each time; the edge keeps it until an invalidation. */
const current = 'public, max-age=0, s-maxage=86400, must-revalidate'
const hashed = 'public, max-age=31536000, immutable'

const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex')
