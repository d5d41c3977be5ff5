import { readFile } from 'node:fs/promises'
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3'
import * as z from 'zod/mini'
import { assetRetention } from '#shared/releases.ts'
import { environment } from '../environment.ts'
import type { Bucket } from './bucket.ts'

/** Assets expire by the age of their last write, so those of the current release are rewritten before that. */
export async function refreshAssets(site: Bucket, assets: readonly string[], now: number): Promise<number> {
  if (assets.length === 0) return 0
  const stored = await storedAssets(site)
  const missing = assets.filter((key) => !stored.has(key))
  const old = assets.filter((key) => (stored.get(key) ?? now) <= now - assetRetention.refreshAfter * day)
  for (const key of old) await rewrite(site, key) // A few dozen a month: no hurry.
  if (missing.length > 0) {
    throw new Error(`Assets of this release are missing, deploy it again: ${missing.join(', ')}`)
  }
  return old.length
}

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

async function storedAssets({ s3, name }: Bucket): Promise<Map<string, number>> {
  const stored = new Map<string, number>()
  let token: string | undefined
  do {
    const list = await s3.send(
      new ListObjectsV2Command({ Bucket: name, Prefix: 'assets/', ContinuationToken: token }),
    )
    for (const { Key = '', LastModified } of list.Contents ?? []) stored.set(Key, Number(LastModified))
    token = list.NextContinuationToken
  } while (token)
  return stored
}

async function rewrite({ s3, name }: Bucket, key: string): Promise<void> {
  const object = { Bucket: name, Key: key }
  const { Body, ContentType, ContentEncoding, CacheControl } = await s3.send(new GetObjectCommand(object))
  const bytes = await Body?.transformToByteArray()
  await s3.send(new PutObjectCommand({ ...object, Body: bytes, ContentType, ContentEncoding, CacheControl }))
}
