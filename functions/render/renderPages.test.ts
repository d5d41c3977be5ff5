import { DeleteObjectCommand } from '@aws-sdk/client-s3'
import { expect, it } from 'vitest'
import { givenUp } from '#shared/kinds/changesOf.ts'
import { Unavailable } from '../store/unavailable.ts'
import { mockBucket } from '../testing/mockBucket.ts'
import { startPublication } from './publication.ts'
import { addRendered, type Rendering, renderChanged } from './renderPages.ts'
import type { SiteSnapshot } from './siteSnapshot.ts'

const { s3, site, stored } = mockBucket()
const page = { path: '/faq', key: 'faq/index.html', type: 'text/plain' }

/** With what these steps use of a rendering. */
const startRendering = (published: readonly string[] = []) =>
  ({
    publication: startPublication(
      site,
      new Map(published.map((key) => [key, 'its MD5'])),
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
