import { GetObjectCommand, type GetObjectCommandOutput, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach } from 'vitest'

/** S3 responds to a GET with what has been put at the key since the test began. `stored` has all of it. */
export function mockObjects() {
  const s3 = mockClient(S3Client)
  const stored = new Map<string, Uint8Array>()
  beforeEach(() => {
    s3.reset()
    stored.clear()
    s3.on(PutObjectCommand).callsFake(({ Key, Body }) => {
      stored.set(Key, Body)
      return {}
    })
    s3.on(GetObjectCommand).callsFake(({ Key }) => {
      const bytes = stored.get(Key)
      if (!bytes) throw Object.assign(new Error('There is no such key'), { name: 'NoSuchKey' })
      // The one method of the body that is called.
      return { Body: { transformToByteArray: async () => bytes } as GetObjectCommandOutput['Body'] }
    })
  })
  return { s3, stored }
}
