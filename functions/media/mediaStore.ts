import { createHash } from 'node:crypto'
import {
  DeleteObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { type UploadType, uploadAddress, uploadEndings } from '#shared/images/imageTypes.ts'
import { type Bucket, openBucket } from '../bucket.ts'
import { environment } from '../environment.ts'

/** Names the file by a hash of its content, so that an address never shows another image. */
export function mediaAddress(bytes: Buffer, type: UploadType): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  return `/media/${hash}.${uploadEndings[type]}`
}

export async function storeImage(bytes: Buffer, type: UploadType): Promise<string> {
  const address = mediaAddress(bytes, type)
  const { s3, name } = mediaBucket()
  await s3.send(new PutObjectCommand({ Bucket: name, ...mediaObject(address.slice(1), bytes, type) }))
  return address
}

export const mediaObject = (Key: string, Body: Uint8Array, ContentType: UploadType) => ({
  Key,
  Body,
  ContentType,
  CacheControl: 'public, max-age=31536000, immutable',
})

export const isStored = async (address: string): Promise<boolean> =>
  uploadAddress.exec(address)?.[0] === address && exists(mediaBucket(), address)

const illustration = /^\/art(?:\/[\w-]+)+\.\w+(?=[?#]|$)/

export async function isIllustration(address: string): Promise<boolean> {
  const [file] = illustration.exec(address) ?? []
  return file !== undefined && exists(openBucket(environment('SITE_BUCKET')), file)
}

async function exists({ s3, name }: Bucket, address: string): Promise<boolean> {
  try {
    await s3.send(new HeadObjectCommand({ Bucket: name, Key: address.slice(1) }))
    return true
  } catch (error) {
    // S3 responds with 403 for a missing key if the caller may not list the bucket.
    if (error instanceof S3ServiceException && [403, 404].includes(error.$metadata.httpStatusCode ?? 0))
      return false
    throw error
  }
}

export async function deleteFile(address: string): Promise<void> {
  const { s3, name } = mediaBucket()
  await s3.send(new DeleteObjectCommand({ Bucket: name, Key: address.slice(1) }))
}

const mediaBucket = () => openBucket(environment('MEDIA_BUCKET'))
