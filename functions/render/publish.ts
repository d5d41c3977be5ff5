import { createHash } from 'node:crypto'
import { DeleteObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3'
import { environment } from '../environment.ts'
import { bucketClient } from './bucketClient.ts'
import type { SiteObject } from './siteObject.ts'

/** Objects written at the same time. */
const atOnce = 12

/** Writes the objects that are new or changed and removes the pages that are gone. Returns both lists of keys. */
export async function publish(
  objects: ReadonlyMap<string, SiteObject>,
): Promise<{ written: string[]; removed: string[] }> {
  const there = await storedPages()
  const written = [...objects].filter(([key, { body }]) => there.get(key) !== md5(body)).map(([key]) => key)
  const removed = [...there.keys()].filter((key) => !objects.has(key))
  await each(written, async (key) => {
    const object = objects.get(key)
    if (object) await put(key, object)
  })
  await each(removed, (key) =>
    bucketClient().send(new DeleteObjectCommand({ Bucket: environment.siteBucket, Key: key })),
  )
  return { written, removed }
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

async function put(key: string, { body, type }: SiteObject) {
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

async function each<Item>(items: readonly Item[], act: (item: Item) => Promise<unknown>): Promise<void> {
  const waiting = [...items].reverse()
  const takeNext = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await act(next)
  }
  await Promise.all(Array.from({ length: atOnce }, takeNext))
}

const md5 = (text: string) => createHash('md5').update(text).digest('hex')
