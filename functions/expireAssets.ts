import { readFile } from 'node:fs/promises'
import { DeleteObjectCommand } from '@aws-sdk/client-s3'
import * as z from 'zod/mini'
import { type Bucket, listObjects, readObject, writeObject } from './bucket.ts'
import { rendererModule } from './environment.ts'

/** Milliseconds for which a tab that was open at a deploy finds its scripts. */
const retention = 90 * 24 * 60 * 60 * 1_000

/** Visitors cannot read this object, because no address leads to a key without a file extension. */
const replacedAtKey = 'rendering/earlier-assets'

interface PublishedAssets {
  current: readonly string[]
  now: number
}

/** Deletes assets 90 days after the first rendering whose pages do not name them. */
export async function expireAssets(site: Bucket, { current, now }: PublishedAssets): Promise<void> {
  const stored = await readObject(site, replacedAtKey)
  const replacedAt = stored ? ReplacedAt.parse(JSON.parse(stored)) : {}
  const earlier = [...(await listObjects(site, 'assets/')).keys()].filter((key) => !current.includes(key))
  const times = earlier.map((key) => ({ key, at: replacedAt[key] ?? now }))
  for (const { key, at } of times)
    if (now - at >= retention) await site.s3.send(new DeleteObjectCommand({ Bucket: site.name, Key: key }))
  const kept = times.filter(({ at }) => now - at < retention).map(({ key, at }) => [key, at])
  await writeObject(site, replacedAtKey, JSON.stringify(Object.fromEntries(kept)))
}

export async function buildAssets(): Promise<string[]> {
  const renderer = new URL(rendererModule(), import.meta.url)
  try {
    return z.array(z.string()).parse(JSON.parse(await readFile(new URL('assets.json', renderer), 'utf8')))
  } catch (error) {
    // A renderer that was built without the app, as in a test, has no list of assets.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

/** Milliseconds since 1970 at which a key was first missing from the pages, by key. */
const ReplacedAt = z.record(z.string(), z.number())
