import { GetObjectCommand, type GetObjectCommandOutput, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, expect, test } from 'vitest'
import { site } from '#shared/content/site.ts'
import { openBucket } from './bucket.ts'
import { storedFiles } from './storedFiles.ts'

const s3 = mockClient(S3Client)
const stored = new Map<string, Uint8Array>()
let rendered: string[]

beforeEach(() => {
  s3.reset()
  stored.clear()
  rendered = []
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

/** As in a process of its own. */
const filesOf = async (facts = site, release = 'one') => {
  const files = await storedFiles(openBucket('releases', 'us-east-1'), release, {
    renderFiles: async ({ name }) => {
      rendered.push(`${release} ${name}`)
      return [{ key: 'forms/intake.pdf', type: 'application/pdf', body: Buffer.of(1, 255) }]
    },
  })(facts)
  return files.map(({ key, type, body }) => ({ key, type, body: [...Buffer.from(body)] }))
}

test('files of the same facts are rendered once for a release', async () => {
  const first = await filesOf()
  expect(first).toEqual([{ key: 'forms/intake.pdf', type: 'application/pdf', body: [1, 255] }])
  expect(await filesOf()).toEqual(first)
  expect(rendered).toEqual([`one ${site.name}`])
})

test('files of other facts, or of another release, are rendered', async () => {
  await filesOf()
  await filesOf({ ...site, name: 'Another name' })
  await filesOf(site, 'two')
  expect(rendered).toEqual([`one ${site.name}`, 'one Another name', `two ${site.name}`])
})
