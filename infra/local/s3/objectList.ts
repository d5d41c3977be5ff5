import { escapeHtml } from '#shared/html/escapeHtml.ts'
import type { Bucket } from './bucket.ts'

const largestPage = 1_000

/** One page of ListObjectsV2, with what the renderer reads of it. The continuation token is the last key of the page before. */
export async function objectList(bucket: Bucket, parameters: URLSearchParams): Promise<string> {
  const prefix = parameters.get('prefix') ?? ''
  const maxKeys = Math.min(Number(parameters.get('max-keys') ?? largestPage), largestPage)
  const startAfter = parameters.get('continuation-token') ?? parameters.get('start-after') ?? ''
  const keys = (await bucket.keys(prefix)).filter((key) => key > startAfter)
  const page = keys.slice(0, maxKeys)
  const isTruncated = keys.length > page.length
  const contents = await Promise.all(page.map((key) => contentsElement(bucket, key)))
  const token = isTruncated
    ? `<NextContinuationToken>${escapeHtml(page.at(-1) ?? '')}</NextContinuationToken>`
    : ''
  return `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${bucket.name}</Name><Prefix>${escapeHtml(prefix)}</Prefix><KeyCount>${page.length}</KeyCount><MaxKeys>${maxKeys}</MaxKeys><IsTruncated>${isTruncated}</IsTruncated>${token}${contents.join('')}</ListBucketResult>`
}

async function contentsElement(bucket: Bucket, key: string): Promise<string> {
  const etag = await bucket.etag(key)
  return etag ? `<Contents><Key>${escapeHtml(key)}</Key><ETag>${escapeHtml(etag)}</ETag></Contents>` : ''
}
