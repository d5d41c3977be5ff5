import { hash } from 'node:crypto'
import { DeleteObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { isSearchIndex, redirectMetadata, type SiteFile } from '#shared/rendering.ts'
import { type Bucket, listObjects } from '../bucket.ts'
import { forEachConcurrently } from '../forEachConcurrently.ts'

interface SiteObject extends SiteFile {
  /** The address that the edge redirects to, if the object is a redirect. */
  location?: string
}

export type Publication = ReturnType<typeof startPublication>

/** Writes and removes objects of the site bucket until another rendering takes over. */
export function startPublication(site: Bucket, published: ReadonlyMap<string, string>, signal: AbortSignal) {
  /** The MD5 of each published object, by key. */
  const stored = new Map(published)
  const current = new Set<string>()
  const changed: string[] = []
  const counts = { written: 0, removed: 0 }
  return {
    /** Writes an object. Resolves to false, without a write, if the published body is the same. */
    async put(object: SiteObject): Promise<boolean> {
      signal.throwIfAborted()
      const md5 = hash('md5', object.body)
      current.add(object.key)
      if (stored.get(object.key) === md5) return false
      // Encoded here because the SDK would encode a string twice: for the hash and for the request.
      await putObject(site, { ...object, body: Buffer.from(object.body) })
      stored.set(object.key, md5)
      changed.push(object.key)
      counts.written += 1
      return true
    },
    /** Keeps the published object. False if no object is published under the key. */
    keep(key: string): boolean {
      if (stored.has(key)) current.add(key)
      return stored.has(key)
    },
    async remove(keys: readonly string[]): Promise<void> {
      signal.throwIfAborted()
      await forEachConcurrently(keys, async (key) => {
        current.delete(key)
        if (!stored.delete(key)) return
        await site.s3.send(new DeleteObjectCommand({ Bucket: site.name, Key: key }))
        changed.push(key)
        counts.removed += 1
      })
    },
    /** Published keys neither put nor kept. Omits earlier search indexes, which open tabs read until they expire. */
    rest: () => [...stored.keys()].filter((key) => !current.has(key) && !isSearchIndex(key)),
    /** Keys that were put or kept. */
    current: current as ReadonlySet<string>,
    /** Keys that were written or removed since the last call. */
    takeChanged: () => changed.splice(0),
    counts: () => ({ objects: current.size, ...counts }),
  }
}

async function putObject({ s3, name }: Bucket, { key, type, location, body }: SiteObject): Promise<void> {
  await s3.send(
    new PutObjectCommand({
      Bucket: name,
      Key: key,
      Body: body,
      ContentType: type,
      ...(location !== undefined && { Metadata: { [redirectMetadata]: location } }),
      CacheControl: isSearchIndex(key) ? hashed : revalidated,
    }),
  )
}

/** Browsers revalidate on each request. The edge caches the object for a day, or until an invalidation. */
const revalidated = 'public, max-age=0, s-maxage=86400, must-revalidate'
const hashed = 'public, max-age=31536000, immutable'

/** The MD5 of each published object that a rendering writes, by key. */
export async function publishedObjects(bucket: Bucket): Promise<ReadonlyMap<string, string>> {
  const objects = await listObjects(bucket)
  return new Map([...objects].filter(([key]) => rendered.test(key) || isSearchIndex(key)))
}

const rendered =
  /^(?!assets\/|art\/)(?:.*\/)?index\.html$|^(?:404\.html|app\.html|sitemap\.xml|robots\.txt|feed\.xml|site\.json|phrases\.json|site\.webmanifest|forms\/[^/]+\.pdf)$/
