import { isSearchIndex } from '#shared/rendering.ts'
import { type Bucket, listObjects } from './bucket.ts'

/** Key to MD5, of the objects that renderings write. */
export type PublishedObjects = ReadonlyMap<string, string>

export async function publishedObjects(bucket: Bucket): Promise<PublishedObjects> {
  const objects = await listObjects(bucket)
  return new Map([...objects].filter(([key]) => rendered.test(key) || isSearchIndex(key)))
}

const rendered =
  /^(?!assets\/|art\/)(?:.*\/)?index\.html$|^(?:404\.html|app\.html|sitemap\.xml|robots\.txt|feed\.xml|site\.json|phrases\.json|site\.webmanifest|forms\/[^/]+\.pdf)$/
