import { ListObjectsV2Command } from '@aws-sdk/client-s3'
import { identityKeyOf } from '#shared/encoding.ts'
import { isSearchIndex } from '#shared/rendering.ts'
import type { Bucket } from './bucket.ts'

/** Key to MD5 of the uncompressed object, of the objects that renderings write. The MD5 is empty if the two objects of a
 * key may differ, or one is missing: the next publication writes both. */
export type PublishedObjects = ReadonlyMap<string, string>

interface ListedObject {
  md5: string
  /** The time of its last write, in milliseconds since 1970. */
  at: number
}

export async function publishedObjects(site: Bucket): Promise<PublishedObjects> {
  const listed = await listedObjects(site)
  const keys = Array.from(listed.keys(), (key) => key.replace(/\.identity(?=\.\w+$)/, ''))
  return new Map(
    keys
      .filter((key) => rendered.test(key) || isSearchIndex(key))
      .map((key) => [key, md5OfPair(listed.get(key), listed.get(identityKeyOf(key)))]),
  )
}

/** A publication writes the uncompressed object last. */
const md5OfPair = (encoded: ListedObject | undefined, identity: ListedObject | undefined) =>
  encoded && identity && encoded.at <= identity.at ? identity.md5 : ''

async function listedObjects({ s3, name }: Bucket): Promise<Map<string, ListedObject>> {
  const objects = new Map<string, ListedObject>()
  let token: string | undefined
  do {
    const list = await s3.send(new ListObjectsV2Command({ Bucket: name, ContinuationToken: token }))
    for (const { Key = '', ETag = '', LastModified } of list.Contents ?? [])
      objects.set(Key, { md5: ETag.replaceAll('"', ''), at: LastModified?.getTime() ?? 0 })
    token = list.NextContinuationToken
  } while (token)
  return objects
}

const rendered =
  /^(?!assets\/|art\/)(?:.*\/)?index\.html$|^(?:404\.html|app\.html|sitemap\.xml|robots\.txt|feed\.xml|site\.json|site\.webmanifest|forms\/[^/]+\.pdf)$/
