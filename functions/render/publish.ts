import { createHash } from 'node:crypto'
import { DeleteObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { forEachConcurrently } from '../forEachConcurrently.ts'
import { type ArchivedObject, objectsIn } from './archive.ts'
import type { Bucket } from './bucket.ts'
import type { PublishedObjects } from './publishedObjects.ts'

const concurrency = 12

export interface Publication {
  objects: number
  written: string[]
  removed: string[]
}

export async function publish(
  site: Bucket,
  archive: Uint8Array,
  published: PublishedObjects,
): Promise<Publication> {
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
