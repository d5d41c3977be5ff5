import { ListObjectsV2Command } from '@aws-sdk/client-s3'
import { isSearchIndex } from '#shared/rendering.ts'
import type { Bucket } from './bucket.ts'

/** Key to MD5, of the objects that renderings write. */
export type PublishedObjects = ReadonlyMap<string, string>

export async function publishedObjects({ s3, name }: Bucket): Promise<PublishedObjects> {
  const objects = new Map<string, string>()
  let token: string | undefined
  do {
    const list = await s3.send(new ListObjectsV2Command({ Bucket: name, ContinuationToken: token }))
    for (const { Key = '', ETag = '' } of list.Contents ?? [])
      if (rendered.test(Key) || isSearchIndex(Key)) objects.set(Key, ETag.replaceAll('"', ''))
    token = list.NextContinuationToken
  } while (token)
  return objects
}

const rendered =
  /^(?!assets\/|art\/)(?:.*\/)?index\.html$|^(?:404\.html|app\.html|sitemap\.xml|robots\.txt|feed\.xml|site\.json|phrases\.json|site\.webmanifest|forms\/[^/]+\.pdf)$/
