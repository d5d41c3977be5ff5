import { paginateListObjectsV2 } from '@aws-sdk/client-s3'
import { isSearchIndex } from '#shared/rendering.ts'
import type { Bucket } from './bucket.ts'

/** Key to MD5, of the objects that renderings write. */
export type PublishedObjects = ReadonlyMap<string, string>

export async function publishedObjects({ s3, name }: Bucket): Promise<PublishedObjects> {
  const objects = new Map<string, string>()
  for await (const { Contents = [] } of paginateListObjectsV2({ client: s3 }, { Bucket: name }))
    for (const { Key = '', ETag = '' } of Contents)
      if (rendered.test(Key) || isSearchIndex(Key)) objects.set(Key, ETag.replaceAll('"', ''))
  return objects
}

const rendered =
  /^(?!assets\/|art\/)(?:.*\/)?index\.html$|^(?:404\.html|app\.html|sitemap\.xml|robots\.txt|feed\.xml|site\.json|phrases\.json|site\.webmanifest|forms\/[^/]+\.pdf)$/
