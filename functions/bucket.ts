import { GetObjectCommand, PutObjectCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3'
import { once } from '#shared/once.ts'
import { environment } from './environment.ts'

export interface Bucket {
  s3: S3Client
  name: string
}

/** A signed request already has a SHA-256 of its body, so a second checksum of each page would only cost time. */
const sharedClient = once(
  () => new S3Client({ region: environment('AWS_REGION'), requestChecksumCalculation: 'WHEN_REQUIRED' }),
)

export const openBucket = (name: string): Bucket => ({ s3: sharedClient(), name })

/** The MD5 of each object, by key. */
export async function listObjects({ s3, name }: Bucket, prefix?: string): Promise<Map<string, string>> {
  const pages = await Array.fromAsync(paginateListObjectsV2({ client: s3 }, { Bucket: name, Prefix: prefix }))
  const objects = pages.flatMap(({ Contents = [] }) => Contents)
  return new Map(objects.map(({ Key = '', ETag = '' }) => [Key, ETag.replaceAll('"', '')]))
}

export async function readObject({ s3, name }: Bucket, key: string): Promise<string | undefined> {
  try {
    const { Body } = await s3.send(new GetObjectCommand({ Bucket: name, Key: key }))
    return await Body?.transformToString()
  } catch (error) {
    if (error instanceof Error && error.name === 'NoSuchKey') return undefined
    throw error
  }
}

export async function writeObject({ s3, name }: Bucket, key: string, body: string): Promise<void> {
  await s3.send(new PutObjectCommand({ Bucket: name, Key: key, Body: body }))
}
