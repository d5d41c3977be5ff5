import { createHash } from 'node:crypto'
import { DeleteObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3'
import { expect, test } from 'vitest'
import { mockBucket } from '../testing/mockBucket.ts'
import { publishedObjects, startPublication } from './publication.ts'

const { s3, site } = mockBucket()
const type = 'text/html; charset=utf-8'
const md5 = (body: string) => createHash('md5').update(body).digest('hex')

function start(published: Record<string, string> = {}, signal = new AbortController().signal) {
  const md5s = new Map(Object.entries(published).map(([key, body]) => [key, md5(body)]))
  return startPublication(site, md5s, signal)
}
const inputs = () => s3.commandCalls(PutObjectCommand).map(({ args }) => args[0].input)

test('a publication writes only what changed, and removes what it is told [13.28]', async () => {
  const publication = start({ 'index.html': 'same', 'faq/index.html': 'old', 'gone/index.html': 'x' })
  expect(await publication.put({ key: 'index.html', type, body: 'same' })).toBe(false)
  expect(await publication.put({ key: 'faq/index.html', type, body: 'new' })).toBe(true)
  expect(publication.rest()).toEqual(['gone/index.html'])
  expect(s3.commandCalls(DeleteObjectCommand)).toEqual([])
  await publication.remove(['gone/index.html', 'never/index.html'])
  expect(s3.commandCalls(DeleteObjectCommand)).toHaveLength(1)
  expect(publication.takeChanged()).toEqual(['faq/index.html', 'gone/index.html'])
  expect(publication.takeChanged()).toEqual([])
  expect(publication.counts()).toEqual({ objects: 2, written: 1, removed: 1 })
  expect(inputs().map(({ Key }) => Key)).toEqual(['faq/index.html'])
})

test('what could not be rendered stays', () => {
  const publication = start({ 'a/index.html': 'a', 'b/index.html': 'b' })
  expect(publication.keep('b/index.html')).toBe(true)
  expect(publication.keep('c/index.html')).toBe(false)
  expect([publication.rest(), [...publication.current]]).toEqual([['a/index.html'], ['b/index.html']])
})

test('a publication that is aborted writes no further object and removes none', async () => {
  const aborted = new AbortController()
  const publication = start({ 'gone/index.html': 'x' }, aborted.signal)
  await publication.put({ key: 'index.html', type, body: 'a' })
  aborted.abort(new Error('Another rendering has taken over'))
  const late = publication.put({ key: 'faq/index.html', type, body: 'b' })
  await expect(late).rejects.toThrow('Another rendering has taken over')
  await expect(publication.remove(publication.rest())).rejects.toThrow('Another rendering has taken over')
  expect(inputs().map(({ Key }) => Key)).toEqual(['index.html'])
})

test('browsers revalidate a page each time, the edge keeps it until an invalidation', async () => {
  await start().put({ key: 'index.html', type, body: 'p' })
  expect(inputs()).toMatchObject([
    {
      Bucket: 'site',
      // As bytes: the client would encode a text for each of its hashes.
      Body: Buffer.from('p'),
      ContentType: type,
      CacheControl: 'public, max-age=0, s-maxage=86400, must-revalidate',
    },
  ])
})

test('a search index never changes under its name, and the one before it stays', async () => {
  const publication = start({ 'assets/search-old1.json': '{}' })
  await publication.put({ key: 'assets/search-new2.json', type: 'application/json', body: '{"new":1}' })
  expect(publication.rest()).toEqual([])
  expect(inputs()[0]?.CacheControl).toBe('public, max-age=31536000, immutable')
})

test('a redirect has its address in its metadata', async () => {
  await start().put({ key: 'old/index.html', type, location: '/new', body: 'This page has moved' })
  expect(inputs()).toMatchObject([{ Key: 'old/index.html', Metadata: { 'redirect-to': '/new' } }])
})

test('the published objects are what renderings write, read to the end of the list', async () => {
  const listed = (Key: string) => ({ Key, ETag: `"${md5(Key)}"` })
  const others = ['assets/app.js', 'art/index.html', 'favicon.svg', 'rendering/record']
  s3.on(ListObjectsV2Command)
    .resolvesOnce({ Contents: ['index.html', ...others].map(listed), NextContinuationToken: 'more' })
    .resolves({ Contents: ['blog/a/index.html', 'feed.xml', 'assets/search-a1.json'].map(listed) })
  const keys = ['index.html', 'blog/a/index.html', 'feed.xml', 'assets/search-a1.json']
  expect(await publishedObjects(site)).toEqual(new Map(keys.map((key) => [key, md5(key)])))
})
