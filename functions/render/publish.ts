import { createHash } from 'node:crypto'
import { DeleteObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3'
import { forEachConcurrently } from '../forEachConcurrently.ts'
import { type ArchivedObject, objectsIn } from './archive.ts'
import type { Bucket } from './bucket.ts'

const concurrency = 12

export interface Publication {
  objects: number
  written: string[]
  removed: string[]
}

export async function publish(site: Bucket, archive: Uint8Array): Promise<Publication> {
  const published = await publishedObjects(site)
  const keys = new Set<string>()
  const written: string[] = []
  await forEachConcurrently(objectsIn(archive), concurrency, async (object) => {
    keys.add(object.key)
    if (published.get(object.key) === md5(object.body)) return
    written.push(object.key)
    await put(site, object)
  })
  const removed = [...published.keys()].filter((key) => !keys.has(key))
  await forEachConcurrently(removed, concurrency, (key) =>
    site.s3.send(new DeleteObjectCommand({ Bucket: site.name, Key: key })),
  )
  return { objects: keys.size, written, removed }
}

/** Key to MD5, of the objects that renderings write. */
async function publishedObjects({ s3, name }: Bucket): Promise<Map<string, string>> {
  const objects = new Map<string, string>()
  let token: string | undefined
  do {
    const list = await s3.send(new ListObjectsV2Command({ Bucket: name, ContinuationToken: token }))
    for (const { Key: key = '', ETag: etag = '' } of list.Contents ?? []) {
      if (rendered.test(key)) objects.set(key, etag.replaceAll('"', ''))
    }
    token = list.NextContinuationToken
  } while (token)
  return objects
}

const rendered =
  /^(?!assets\/|art\/|contact-form\/|forms\/[^/]+\.pdf$)(?:.*\/)?index\.html$|^(?:404\.html|app\.html|sitemap\.xml|robots\.txt|feed\.xml)$/

async function put({ s3, name }: Bucket, { key, type, body }: ArchivedObject & { body: Buffer }) {
  await s3.send(
    new PutObjectCommand({
      Bucket: name,
      Key: key,
      Body: body,
      ContentType: type,
      // Browsers revalidate each time; the edge keeps it until an invalidation.
      CacheControl: 'public, max-age=0, s-maxage=86400, must-revalidate',
    }),
  )
}

const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex')
