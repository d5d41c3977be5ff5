import { createHash } from 'node:crypto'
import { DeleteObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3'
import { environment } from '../environment.ts'
import { objectsIn } from './archive.ts'
import { bucketClient } from './bucketClient.ts'

/** Objects written or removed at the same time. */
const atOnce = 12

/** What publishing came to: how many objects there are, and the keys of those that were written and removed. */
export interface Published {
  objects: number
  written: string[]
  removed: string[]
}

/** Writes the objects of an archive that are new or changed, and removes the pages that are gone. */
export async function publish(archive: Uint8Array): Promise<Published> {
  const there = await storedPages()
  const kept = new Set<string>()
  const written: string[] = []
  await each(objectsIn(archive), async ({ key, type, body }) => {
    kept.add(key)
    if (there.get(key) === md5(body)) return
    written.push(key)
    await put(key, type, body)
  })
  const removed = [...there.keys()].filter((key) => !kept.has(key))
  await each(removed, (key) =>
    bucketClient().send(new DeleteObjectCommand({ Bucket: environment.siteBucket, Key: key })),
  )
  return { objects: kept.size, written, removed }
}

/** The objects that a rendering owns: pages and the files for machines. Key to MD5. */
async function storedPages(): Promise<Map<string, string>> {
  const pages = new Map<string, string>()
  let next: string | undefined
  do {
    const answer = await bucketClient().send(
      new ListObjectsV2Command({ Bucket: environment.siteBucket, ContinuationToken: next }),
    )
    for (const { Key: key = '', ETag: tag = '' } of answer.Contents ?? []) {
      if (rendered.test(key)) pages.set(key, tag.replaceAll('"', ''))
    }
    next = answer.NextContinuationToken
  } while (next)
  return pages
}

const rendered =
  /^(?!assets\/|art\/|contact-form\/|forms\/[^/]+\.pdf$)(?:.*\/)?index\.html$|^(?:404\.html|app\.html|sitemap\.xml|robots\.txt|feed\.xml)$/

async function put(key: string, type: string, body: Buffer) {
  await bucketClient().send(
    new PutObjectCommand({
      Bucket: environment.siteBucket,
      Key: key,
      Body: body,
      ContentType: type,
      // A browser asks each time; the edge keeps it until it is told of a change.
      CacheControl: 'public, max-age=0, s-maxage=86400, must-revalidate',
    }),
  )
}

/** Acts on items as they come, on a few at the same time. */
async function each<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  act: (item: Item) => Promise<unknown>,
): Promise<void> {
  const running = new Set<Promise<unknown>>()
  for await (const item of items) {
    const one = act(item).finally(() => running.delete(one))
    // Who waits for it may come a little later than its failure.
    one.catch(() => undefined)
    running.add(one)
    if (running.size >= atOnce) await Promise.race(running)
  }
  await Promise.all(running)
}

const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex')
