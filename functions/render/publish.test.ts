import { createHash } from 'node:crypto'
import { DeleteObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, expect, test } from 'vitest'
import { startArchive } from './archive.ts'
import { publish } from './publish.ts'

const bucket = mockClient(S3Client)
/** An archive of pages: key to HTML. */
async function pages(bodies: Record<string, string>) {
  const archive = startArchive()
  for (const [key, body] of Object.entries(bodies))
    await archive.add({ key, type: 'text/html; charset=utf-8' }, body)
  return archive.end()
}
const stored = (Key: string, body: string) => ({
  Key,
  ETag: `"${createHash('md5').update(body).digest('hex')}"`,
})

beforeEach(() => {
  bucket.reset()
  Object.assign(process.env, { SITE_BUCKET: 'site', AWS_REGION: 'us-east-1' })
  bucket.on(PutObjectCommand).resolves({})
  bucket.on(DeleteObjectCommand).resolves({})
})

const keysOf = (command: typeof PutObjectCommand | typeof DeleteObjectCommand) =>
  bucket.commandCalls(command).map(({ args }) => args[0].input.Key)

test('writes only what changed, and removes the pages that are gone', async () => {
  bucket.on(ListObjectsV2Command).resolves({
    Contents: [
      stored('index.html', 'same'),
      stored('faq/index.html', 'old'),
      stored('blog/gone/index.html', 'x'),
    ],
  })
  const done = await publish(await pages({ 'index.html': 'same', 'faq/index.html': 'new' }))
  expect(done).toEqual({ objects: 2, written: ['faq/index.html'], removed: ['blog/gone/index.html'] })
  expect(keysOf(PutObjectCommand)).toEqual(['faq/index.html'])
  expect(keysOf(DeleteObjectCommand)).toEqual(['blog/gone/index.html'])
})

test('leaves alone what it did not write: assets, pictures, printable forms', async () => {
  bucket.on(ListObjectsV2Command).resolves({
    Contents: [
      stored('assets/app.js', 'a'),
      stored('art/index.html', 'b'),
      stored('forms/intake.pdf', 'c'),
      stored('favicon.svg', 'd'),
    ],
  })
  expect(await publish(await pages({}))).toEqual({ objects: 0, written: [], removed: [] })
})

test('reads the whole list, however long', async () => {
  bucket
    .on(ListObjectsV2Command)
    .resolvesOnce({ Contents: [stored('a/index.html', 'a')], NextContinuationToken: 'more' })
    .resolves({ Contents: [stored('b/index.html', 'b')] })
  const done = await publish(await pages({ 'a/index.html': 'a', 'b/index.html': 'b' }))
  expect(done.written).toEqual([])
})

test('browsers ask for a page anew each time, the edge keeps it until told otherwise', async () => {
  bucket.on(ListObjectsV2Command).resolves({})
  await publish(await pages({ 'index.html': 'p' }))
  expect(bucket.commandCalls(PutObjectCommand)[0]?.args[0].input).toMatchObject({
    Bucket: 'site',
    ContentType: 'text/html; charset=utf-8',
    CacheControl: 'public, max-age=0, s-maxage=86400, must-revalidate',
  })
})
