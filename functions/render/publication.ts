import { createHash } from 'node:crypto'
import { DeleteObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { isSearchIndex, redirectMetadata } from '#shared/rendering.ts'
import { type Bucket, listObjects } from '../bucket.ts'
import { forEachConcurrently } from '../forEachConcurrently.ts'
import type { RenderedObject } from './renderRecord.ts'

interface SiteObject {
  key: string
  type: string
  body: string | Uint8Array
  /** The address that the edge redirects to, if the object is a redirect. */
  location?: string
}

export interface Publication {
  /** Writes an object unless the same is published. `reads` is what it was rendered from. */
  put(object: SiteObject, reads?: readonly string[]): Promise<void>
  /** An object of the last rendering stays as it is. */
  keep(key: string, object: RenderedObject): void
  /** What is published at the key stays, and the next rendering renders it again. False if there is nothing. */
  keepLast(key: string): boolean
  /** Removes what this rendering neither wrote nor kept. */
  end(): Promise<void>
  objects: ReadonlyMap<string, RenderedObject>
  written: readonly string[]
  removed: readonly string[]
}

interface PublicationSource {
  published: PublishedObjects
  signal: AbortSignal
}

export function startPublication(site: Bucket, { published, signal }: PublicationSource): Publication {
  const objects = new Map<string, RenderedObject>()
  const written: string[] = []
  const removed: string[] = []
  return {
    objects,
    written,
    removed,
    async put(object, reads = []) {
      signal.throwIfAborted()
      // Once, since each hash and the request would encode a text again.
      const body = Buffer.from(object.body)
      const md5 = createHash('md5').update(body).digest('hex')
      objects.set(object.key, { md5, reads })
      if (published.get(object.key) === md5) return
      await put(site, { ...object, body })
      written.push(object.key)
    },
    keep: (key, object) => void objects.set(key, object),
    keepLast(key) {
      const md5 = published.get(key)
      if (md5 !== undefined) objects.set(key, { md5, reads: [] })
      return md5 !== undefined
    },
    async end() {
      signal.throwIfAborted()
      // Open tabs still read earlier search indexes, which expire with the other assets.
      removed.push(...[...published.keys()].filter((key) => !objects.has(key) && !isSearchIndex(key)))
      await forEachConcurrently(removed, (key) =>
        site.s3.send(new DeleteObjectCommand({ Bucket: site.name, Key: key })),
      )
    },
  }
}

async function put({ s3, name }: Bucket, { key, type, location, body }: SiteObject): Promise<void> {
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

/** Key to MD5, of the objects that renderings write. */
export type PublishedObjects = ReadonlyMap<string, string>

export async function publishedObjects(bucket: Bucket): Promise<PublishedObjects> {
  const objects = await listObjects(bucket)
  return new Map([...objects].filter(([key]) => rendered.test(key) || isSearchIndex(key)))
}

const rendered =
  /^(?!assets\/|art\/)(?:.*\/)?index\.html$|^(?:404\.html|app\.html|sitemap\.xml|robots\.txt|feed\.xml|site\.json|phrases\.json|site\.webmanifest|forms\/[^/]+\.pdf)$/
