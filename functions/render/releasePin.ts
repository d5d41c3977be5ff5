import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import * as z from 'zod/mini'
import type { Bucket } from './bucket.ts'

/** Set by a rollback, so that the release that was rolled back does not publish its pages again. */
type ReleasePin = z.infer<typeof ReleasePin>
const ReleasePin = z.object({
  /** The release that renders nothing. */
  rolledBack: z.string(),
  /** The release whose pages are shown instead. */
  shown: z.string(),
})

/** Read from the bucket of the releases, so that a rollback does not need the table. */
export async function currentPin({ s3, name }: Bucket): Promise<ReleasePin | undefined> {
  try {
    const { Body } = await s3.send(new GetObjectCommand({ Bucket: name, Key: key }))
    return ReleasePin.safeParse(JSON.parse((await Body?.transformToString()) ?? '{}')).data
  } catch (error) {
    if (error instanceof Error && error.name === 'NoSuchKey') return undefined
    throw error
  }
}

export async function setPin({ s3, name }: Bucket, pin: ReleasePin | undefined): Promise<void> {
  await s3.send(
    new PutObjectCommand({
      Bucket: name,
      Key: key,
      Body: JSON.stringify(pin ?? {}),
      ContentType: 'application/json',
    }),
  )
}

const key = 'pin.json'
