import { readFile } from 'node:fs/promises'
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3'
import * as z from 'zod/mini'
import { assetRetention } from '#shared/releases.ts'
import { environment } from '../environment.ts'
import { bucketClient } from './bucketClient.ts'

/**
 * Writes the assets of the present release anew whose last write is a month old, so that the rule which expires
 * those of earlier releases, counting from the last write, never meets one in use. Returns how many it wrote.
 * Throws where one is missing: a page that needs it is broken, and only a deploy brings it back.
 */
export async function refreshAssets(assets: readonly string[], now: number): Promise<number> {
  if (assets.length === 0) return 0
  const stored = await storedAssets()
  const missing = assets.filter((key) => !stored.has(key))
  const old = assets.filter((key) => (stored.get(key) ?? now) <= now - assetRetention.refreshAfter * day)
  for (const key of old) await writeAgain(key) // A few dozen a month: no hurry.
  if (missing.length > 0) {
    throw new Error(`Assets of this release are missing, deploy it again: ${missing.join(', ')}`)
  }
  return old.length
}

/** The keys of the assets that the present release was built with, which lie beside the renderer. */
export async function releaseAssets(): Promise<string[]> {
  const renderer = new URL(environment.renderer, import.meta.url)
  try {
    return z.array(z.string()).parse(JSON.parse(await readFile(new URL('assets.json', renderer), 'utf8')))
  } catch (error) {
    // A renderer that was built without the app, as in a test, has none.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

const day = 24 * 60 * 60 * 1_000

/** Key to the moment of its last write, milliseconds since 1970. */
async function storedAssets(): Promise<Map<string, number>> {
  const stored = new Map<string, number>()
  let next: string | undefined
  do {
    const answer = await bucketClient().send(
      new ListObjectsV2Command({
        Bucket: environment.siteBucket,
        Prefix: 'assets/',
        ContinuationToken: next,
      }),
    )
    for (const { Key = '', LastModified } of answer.Contents ?? []) stored.set(Key, Number(LastModified))
    next = answer.NextContinuationToken
  } while (next)
  return stored
}

async function writeAgain(key: string): Promise<void> {
  const place = { Bucket: environment.siteBucket, Key: key }
  const { Body, ContentType, CacheControl } = await bucketClient().send(new GetObjectCommand(place))
  const bytes = await Body?.transformToByteArray()
  await bucketClient().send(new PutObjectCommand({ ...place, Body: bytes, ContentType, CacheControl }))
}
