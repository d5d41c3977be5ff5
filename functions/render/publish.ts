import { createHash } from 'node:crypto'
import { DeleteObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { identityKeyOf, isStoredEncoded } from '#shared/encoding.ts'
import { isSearchIndex, redirectMetadata } from '#shared/rendering.ts'
import { forEachConcurrently } from '../forEachConcurrently.ts'
import type { ArchivedObject, ReadObject } from './archive.ts'
import { type BrotliQuality, brotli, brotliQuality } from './brotli.ts'
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
  qualityOf?: BrotliQuality
  signal?: AbortSignal
}

export async function publish(
  site: Bucket,
  { objects, published, unchanged = new Set(), qualityOf = brotliQuality, signal }: PublicationSource,
): Promise<Publication> {
  const keys = new Set(unchanged)
  const written: string[] = []
  const assets: string[] = []
  let assetWritten: Promise<unknown> = Promise.resolve()
  await forEachConcurrently(objects, concurrency, async (object) => {
    signal?.throwIfAborted()
    keys.add(object.key)
    if (isSearchIndex(object.key)) assets.push(object.key, identityKeyOf(object.key))
    if (published.get(object.key) === (object.md5 ?? md5(object.body))) return
    written.push(object.key)
    const quality = qualityOf({ key: object.key, bytes: object.body.length, n: written.length })
    if (isSearchIndex(object.key)) assetWritten = putBoth(site, object, quality)
    // A page must not name an index that is not there yet, and archives have the index first.
    await assetWritten
    if (!isSearchIndex(object.key)) await putBoth(site, object, quality)
  })
  signal?.throwIfAborted()
  // Open tabs still read earlier indexes, which expire with the other assets.
  const removed = [...published.keys()].filter((key) => !keys.has(key) && !isSearchIndex(key))
  await forEachConcurrently(
    removed.flatMap((key) => [key, identityKeyOf(key)]),
    concurrency,
    (key) => site.s3.send(new DeleteObjectCommand({ Bucket: site.name, Key: key })),
  )
  return { objects: keys.size, written, removed, assets }
}

type Content = ReadObject & { encoding?: 'br'; caching: string }

/** The uncompressed object is last: its MD5 says what is published. */
async function putBoth(site: Bucket, object: ReadObject, quality: number | undefined): Promise<void> {
  const content = { ...object, caching: isSearchIndex(object.key) ? hashed : current }
  await put(
    site,
    quality === undefined || isAlwaysPlain(content)
      ? content
      : { ...content, body: await brotli(content.body, quality), encoding: 'br' },
  )
  await put(site, { ...content, key: identityKeyOf(content.key) })
}

/** For an error, CloudFront reads the 404 page without a function that could choose an encoding. Of a redirect it sends
 * the address alone. */
const isAlwaysPlain = ({ key, location }: ArchivedObject) =>
  key === '404.html' || location !== undefined || !isStoredEncoded(key)

async function put(
  { s3, name }: Bucket,
  { key, type, location, body, encoding, caching }: Content,
): Promise<void> {
  await s3.send(
    new PutObjectCommand({
      Bucket: name,
      Key: key,
      Body: body,
      ContentType: type,
      ContentEncoding: encoding,
      ...(location !== undefined && { Metadata: { [redirectMetadata]: location } }),
      CacheControl: caching,
    }),
  )
}

/** Browsers revalidate each time; the edge keeps it until an invalidation. */
const current = 'public, max-age=0, s-maxage=86400, must-revalidate'
const hashed = 'public, max-age=31536000, immutable'

const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex')
