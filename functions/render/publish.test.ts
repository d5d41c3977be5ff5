import { createHash } from 'node:crypto'
import { DeleteObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, expect, test } from 'vitest'
import { objectsIn, startArchive } from './archive.ts'
import { openBucket } from './bucket.ts'
import { publish } from './publish.ts'
import { publishedObjects } from './publishedObjects.ts'

const s3 = mockClient(S3Client)
const site = openBucket('site', 'us-east-1')

/** `bodies`: key to HTML. */
async function archived(bodies: Record<string, string>) {
  const archive = startArchive()
  for (const [key, body] of Object.entries(bodies))
    await archive.add({ key, type: 'text/html; charset=utf-8' }, body)
  return archive.end()
}
const listed = (Key: string, body: string) => ({
  Key,
  ETag: `"${createHash('md5').update(body).digest('hex')}"`,
})
const publishOver = async (archive: Uint8Array) =>
  publish(site, { objects: objectsIn(archive), published: await publishedObjects(site) })

beforeEach(() => {
  s3.reset()
  s3.on(PutObjectCommand).resolves({})
  s3.on(DeleteObjectCommand).resolves({})
})

const keysOf = (command: typeof PutObjectCommand | typeof DeleteObjectCommand) =>
  s3.commandCalls(command).map(({ args }) => args[0].input.Key)

test('publishing writes only what changed, and removes the pages that are gone', async () => {
  s3.on(ListObjectsV2Command).resolves({
    Contents: [
      listed('index.html', 'same'),
      listed('faq/index.html', 'old'),
      listed('blog/gone/index.html', 'x'),
    ],
  })
  const publication = await publishOver(await archived({ 'index.html': 'same', 'faq/index.html': 'new' }))
  expect(publication).toEqual({
    objects: 2,
    written: ['faq/index.html'],
    removed: ['blog/gone/index.html'],
    assets: [],
  })
  expect(keysOf(PutObjectCommand)).toEqual(['faq/index.html'])
  expect(keysOf(DeleteObjectCommand)).toEqual(['blog/gone/index.html'])
})

test('an object whose MD5 is in the archive is compared by it', async () => {
  s3.on(ListObjectsV2Command).resolves({ Contents: [listed('faq/index.html', 'published')] })
  const archive = startArchive()
  const md5 = createHash('md5').update('published').digest('hex')
  await archive.add({ key: 'faq/index.html', type: 'text/html', md5 }, 'published')
  expect((await publishOver(await archive.end())).written).toEqual([])
  const others = startArchive()
  await others.add({ key: 'faq/index.html', type: 'text/html', md5: md5.replace(/^./, 'x') }, 'published')
  expect((await publishOver(await others.end())).written).toEqual(['faq/index.html'])
})

test('a publication that is aborted writes no further object and removes none', async () => {
  const aborted = new AbortController()
  s3.on(PutObjectCommand).callsFake(async () => aborted.abort(new Error('Another rendering has taken over')))
  const pages = Array.from({ length: 30 }, (_, page) => [`forms/${page}.pdf`, `Page ${page}`])
  const publication = publish(site, {
    objects: objectsIn(await archived(Object.fromEntries(pages))),
    published: new Map([['gone/index.html', 'x']]),
    signal: aborted.signal,
  })
  await expect(publication).rejects.toThrow('Another rendering has taken over')
  expect(keysOf(PutObjectCommand).length).toBeLessThan(30)
  expect(keysOf(DeleteObjectCommand)).toEqual([])
})

test('publishing leaves what renderings do not write: assets, illustrations', async () => {
  s3.on(ListObjectsV2Command).resolves({
    Contents: [listed('assets/app.js', 'a'), listed('art/index.html', 'b'), listed('favicon.svg', 'd')],
  })
  expect(await publishOver(await archived({}))).toEqual({ objects: 0, written: [], removed: [], assets: [] })
})

test('publishing leaves pages that a change does not concern', async () => {
  s3.on(ListObjectsV2Command).resolves({
    Contents: [listed('a/index.html', 'a'), listed('b/index.html', 'b')],
  })
  const changed = objectsIn(await archived({ 'c/index.html': 'c' }))
  const publication = await publish(site, {
    objects: changed,
    published: await publishedObjects(site),
    unchanged: new Set(['a/index.html']),
  })
  expect(publication).toMatchObject({ objects: 2, written: ['c/index.html'], removed: ['b/index.html'] })
})

test('publishing reads the list of objects to its end', async () => {
  s3.on(ListObjectsV2Command)
    .resolvesOnce({ Contents: [listed('a/index.html', 'a')], NextContinuationToken: 'more' })
    .resolves({ Contents: [listed('b/index.html', 'b')] })
  const publication = await publishOver(await archived({ 'a/index.html': 'a', 'b/index.html': 'b' }))
  expect(publication.written).toEqual([])
})

const oldIndex = 'assets/search-old1.json'
const newIndex = 'assets/search-new2.json'

test('a search index is written before the page that names it, and the one before it stays', async () => {
  s3.on(ListObjectsV2Command).resolves({ Contents: [listed(oldIndex, '{}')] })
  const publication = await publishOver(await archived({ [newIndex]: '{"new":1}', 'search/index.html': 'p' }))
  expect(publication).toMatchObject({ removed: [], assets: [newIndex] })
  const writes = s3.commandCalls(PutObjectCommand).map(({ args }) => args[0].input)
  expect(writes.map(({ Key }) => Key)).toEqual([newIndex, 'search/index.html'])
  expect(writes[0]?.CacheControl).toBe('public, max-age=31536000, immutable')
})

test('an unchanged search index is not written again', async () => {
  s3.on(ListObjectsV2Command).resolves({ Contents: [listed(oldIndex, '{}')] })
  const publication = await publishOver(await archived({ [oldIndex]: '{}' }))
  expect(publication).toEqual({
    objects: 1,
    written: [],
    removed: [],
    assets: [oldIndex],
  })
})

test('browsers revalidate a page each time, the edge keeps it until an invalidation', async () => {
  s3.on(ListObjectsV2Command).resolves({})
  await publishOver(await archived({ 'index.html': 'p' }))
  expect(s3.commandCalls(PutObjectCommand)[0]?.args[0].input).toMatchObject({
    Bucket: 'site',
    ContentType: 'text/html; charset=utf-8',
    CacheControl: 'public, max-age=0, s-maxage=86400, must-revalidate',
  })
})

test('a redirect has its address in its metadata', async () => {
  s3.on(ListObjectsV2Command).resolves({ Contents: [] })
  const archive = startArchive()
  await archive.add({ key: 'old/index.html', type: 'text/html', location: '/new' }, 'This page has moved')
  await publishOver(await archive.end())
  expect(s3.commandCalls(PutObjectCommand)[0]?.args[0].input).toMatchObject({
    Key: 'old/index.html',
    Metadata: { 'redirect-to': '/new' },
  })
})
