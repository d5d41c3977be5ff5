import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import type { Bucket } from './bucket.ts'

/** What the renderer remembers, beside the pages. No address leads to a key without a file ending. */
type RenderingKey = 'rendering/record' | 'rendering/earlier-assets'

export async function readObject({ s3, name }: Bucket, key: RenderingKey): Promise<Uint8Array | undefined> {
  try {
    const { Body } = await s3.send(new GetObjectCommand({ Bucket: name, Key: key }))
    return await Body?.transformToByteArray()
  } catch (error) {
    if (error instanceof Error && error.name === 'NoSuchKey') return undefined
    throw error
  }
}

export async function writeObject(
  { s3, name }: Bucket,
  key: RenderingKey,
  body: Uint8Array | string,
): Promise<void> {
  await s3.send(new PutObjectCommand({ Bucket: name, Key: key, Body: body }))
}
