import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import * as z from 'zod/mini'
import { environment } from '../environment.ts'
import { bucketClient } from './bucketClient.ts'

const ReleasePin = z.object({
  /** The release that was gone back from: it renders nothing. */
  held: z.string(),
  /** The release whose pages are shown instead. */
  shown: z.string(),
})

/** What a rollback leaves behind, so that the release that it went back from does not put its pages there again. */
export type ReleasePin = z.infer<typeof ReleasePin>

/** The hold that counts now, if any. It lies beside the releases, so that it does not need the table. */
export async function currentPin(): Promise<ReleasePin | undefined> {
  try {
    const { Body } = await bucketClient().send(
      new GetObjectCommand({ Bucket: environment.releasesBucket, Key: key }),
    )
    return ReleasePin.safeParse(JSON.parse((await Body?.transformToString()) ?? '{}')).data
  } catch (error) {
    if (error instanceof Error && error.name === 'NoSuchKey') return undefined
    throw error
  }
}

/** Sets a hold, or ends it. */
export async function setPin(hold: ReleasePin | undefined): Promise<void> {
  await bucketClient().send(
    new PutObjectCommand({
      Bucket: environment.releasesBucket,
      Key: key,
      Body: JSON.stringify(hold ?? {}),
      ContentType: 'application/json',
    }),
  )
}

const key = 'hold.json'
