import { createHash } from 'node:crypto'
import { HeadObjectCommand, PutObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { environment } from '../environment.ts'

/** Addresses of uploaded pictures: named by their content, so that an address never shows another picture. */
export const mediaAddress = /^\/media\/[0-9a-f]{32}\.webp$/

/** Keeps a WebP picture and returns its address from the root, the same each time for the same bytes. */
export async function storeImage(bytes: Buffer): Promise<string> {
  const address = `/media/${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.webp`
  await bucket().send(
    new PutObjectCommand({
      Bucket: environment.mediaBucket,
      Key: address.slice(1),
      Body: bytes,
      ContentType: 'image/webp',
      CacheControl: 'public, max-age=31536000, immutable',
    }),
  )
  return address
}

/** Whether a picture of that address has been uploaded. */
export async function isStored(address: string): Promise<boolean> {
  if (!mediaAddress.test(address)) return false
  try {
    await bucket().send(new HeadObjectCommand({ Bucket: environment.mediaBucket, Key: address.slice(1) }))
    return true
  } catch (error) {
    // Who may not list a bucket is not told that a key is missing: S3 answers 403.
    if (error instanceof S3ServiceException && [403, 404].includes(error.$metadata.httpStatusCode ?? 0))
      return false
    throw error
  }
}

let client: S3Client | undefined
function bucket(): S3Client {
  client ??= new S3Client({ region: environment.region, maxAttempts: 3 })
  return client
}
