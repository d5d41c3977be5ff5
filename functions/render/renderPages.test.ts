import { hash } from 'node:crypto'
import { DeleteObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { expect, it } from 'vitest'
import { givenUp } from '#shared/kinds/changesOf.ts'
import { objectKeyOf, type Renderer } from '#shared/rendering.ts'
import { Unavailable } from '../store/unavailable.ts'
import { mockBucket } from '../testing/mockBucket.ts'
import { startPublication } from './publication.ts'
import { addRendered, type Rendering, renderChanged, renderOthers } from './renderPages.ts'
import type { SiteSnapshot } from './siteSnapshot.ts'

const { s3, site, stored } = mockBucket()
const page = { path: '/faq', key: 'faq/index.html', type: 'text/plain' }

/** With what these steps use of a rendering. The published objects have the same text. */
const startRendering = (published: readonly string[] = [], text = '') =>
  ({
    publication: startPublication(
      site,
      new Map(published.map((key) => [key, hash('md5', text)])),
      new AbortController().signal,
    ),
    ...{ bucket: site, latest: new Map(), problems: new Map() },
  }) as unknown as Rendering

const snapshotWithoutPages = () => ({ paths: new Set(), served: new Map() }) as unknown as SiteSnapshot

it('a page of an older snapshot does not replace that of a newer one', async () => {
  const rendering = startRendering()
  const late = Promise.withResolvers<string>()
  const add = (snapshot: SiteSnapshot, render: () => Promise<string> | string) => {
    rendering.latest.set(page.path, snapshot)
    return addRendered(rendering, snapshot, page, render)
  }
  const older = add(snapshotWithoutPages(), () => late.promise)
  await add(snapshotWithoutPages(), () => 'new')
  late.resolve('old')
  expect(await older).toBeUndefined()
  expect(String(stored.get(page.key))).toBe('new')
})

it('heartbeats run between any two pages or files, although all content is known and no response awaited', async () => {
  const paths = Array.from({ length: 50 }, (_, index) => `/blog/${index}`)
  const body = '<head><link rel="canonical" href="/"></head><a href="tel:988"></a><a href="tel:911"></a>'
  const rendering = startRendering(paths.map(objectKeyOf), body)
  let rendered = 0
  const render = async () => {
    rendered += 1
    return body
  }
  const renderer = { renderPage: render } as unknown as Renderer
  const seen = new Set<number>()
  const beat = () => {
    seen.add(rendered)
    if (rendered < 60) setImmediate(beat)
  }
  setImmediate(beat)
  const snapshot = { ...snapshotWithoutPages(), paths: new Set(paths), findable: new Set<string>() }
  await renderOthers({ ...rendering, renderer }, snapshot, async () => undefined)
  for (let file = 50; file < 60; file += 1)
    await addRendered(rendering, snapshot, { key: objectKeyOf('/blog/0') }, render)
  expect([...seen]).toEqual(Array.from({ length: 60 }, (_, index) => index))
  expect(s3.commandCalls(PutObjectCommand)).toEqual([])
})

it('a page that a snapshot lacks is removed at once only where staff gave up its address', async () => {
  const rendering = startRendering([page.key])
  const render = (change: string) =>
    renderChanged(rendering, snapshotWithoutPages(), { paths: [page.path], changes: [change] })
  await render('page/faq')
  expect(s3.commandCalls(DeleteObjectCommand)).toHaveLength(0)
  await render(givenUp(page.path))
  expect(s3.commandCalls(DeleteObjectCommand)).toHaveLength(1)
})

it('while the table cannot be reached, a rendering fails, and no page counts as damaged', async () => {
  const rendering = startRendering()
  const added = addRendered(rendering, snapshotWithoutPages(), page, () => {
    throw new Unavailable('The table does not respond')
  })
  await expect(added).rejects.toThrow(Unavailable)
  expect(rendering.problems.size).toBe(0)
})
