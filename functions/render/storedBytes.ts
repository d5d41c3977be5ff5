import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import type { Bucket } from './bucket.ts'

/** Undefined if the bucket has no such object. */
export async function bytesOf({ s3, name }: Bucket, key: string): Promise<Uint8Array | undefined> {
  try {
    const { Body } = await s3.send(new GetObjectCommand({ Bucket: name, Key: key }))
    return await Body?.transformToByteArray()
  } catch (error) {
    if (error instanceof Error && error.name === 'NoSuchKey') return undefined
    throw error
  }
}

export async function putZstd({ s3, name }: Bucket, key: string, body: Uint8Array): Promise<void> {
  await s3.send(new PutObjectCommand({ Bucket: name, Key: key, Body: body, ContentType: 'application/zstd' }))
}
