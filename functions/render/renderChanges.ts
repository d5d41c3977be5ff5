import { pages } from '#shared/pages.ts'
import { objectKeyOf, type Renderer, type SiteFileRenderer } from '#shared/rendering.ts'
import { redirects } from '../store/desk/redirects.ts'
import type { RenderTask } from '../store/renderLock.ts'
import type { Store } from '../store/store.ts'
import type { Bucket } from './bucket.ts'
import { areReadApart, type ChangedReads, changedReads } from './changedReads.ts'
import type { LastRendering } from './collectObjects.ts'
import { firstChanges } from './firstChanges.ts'
import { memoizedReads } from './memoizedReads.ts'
import type { PublishedObjects } from './publishedObjects.ts'
import { readInProcess } from './readInProcess.ts'
import { recordReads } from './recordReads.ts'
import { type RenderedPages, renderPages, renderSettings } from './renderPages.ts'
import { type RenderedObject, type RenderRecord, recordOf } from './renderRecord.ts'

export interface Rendering extends RenderedPages {
  /** Undefined if the content changed during the rendering: then the next one renders everything. */
  record: Omit<RenderRecord, 'request'> | undefined
}

/** Renders everything that is stored. */
export async function renderAll(store: Store, renderer: Renderer & SiteFileRenderer): Promise<Rendering> {
  const wholeAt = Date.now()
  const { readUrl, responses, consistentPosts } = recordReads(memoizedReads(readInProcess))
  const stored = await redirects(store)
  const rendered = await renderPages({ renderer, readUrl, redirects: stored })
  const posts = consistentPosts()
  return {
    ...rendered,
    record: posts && { ...recordOfPages(rendered), wholeAt, posts, responses, redirects: stored },
  }
}

/** Milliseconds: the daily rendering did not run. */
const longestWithoutWhole = 36 * 60 * 60 * 1_000

interface ChangeRendering extends Rendering {
  published: PublishedObjects
}

export interface RenderedChanges {
  /** The next one is rendered once the one before is published. */
  renderings: AsyncIterable<ChangeRendering>
  /** Otherwise everything has to be rendered then. */
  isComplete: boolean
}

interface ChangesToRender {
  store: Store
  renderer: Renderer & SiteFileRenderer
  site: Bucket
  release: string
  task: RenderTask
}

/**
 * Renders what shows the documents that the requests name, by what each page read when it was rendered last. Undefined
 * in any doubt about that (decision 71): everything is rendered then.
 */
export async function renderChanges({
  store,
  renderer,
  site,
  release,
  task,
}: ChangesToRender): Promise<RenderedChanges | undefined> {
  const { afterFailure, allowRemoved, lastServed, saved } = task
  if (afterFailure || allowRemoved !== undefined || lastServed === undefined || !areReadApart(saved))
    return undefined
  const record = await recordOf(site, release)
  if (record?.request !== lastServed || record.settings !== JSON.stringify(renderSettings())) return undefined
  if (Date.now() - record.wholeAt > longestWithoutWhole) return undefined
  const reads = await changedReads(store, record, saved)
  return concernsMost({ record, changed: reads.changed })
    ? { renderings: renderWithoutPosts(renderer, record, reads), isComplete: false }
    : { renderings: renderInOrder(renderer, record, reads), isComplete: true }
}

/** An alert on ten thousand pages is on the main pages first. */
async function* renderWithoutPosts(
  renderer: Renderer & SiteFileRenderer,
  record: RenderRecord,
  { readUrl, redirects, changed }: ChangedReads,
): AsyncGenerator<ChangeRendering, void> {
  const first = firstChanges({ record, changed })
  const isPostponed = (key: string, { reads }: RenderedObject) =>
    isBelowBlog(key) && !reads.some((url) => first?.has(url))
  const rendered = await renderPages({ renderer, readUrl, redirects, last: { record, changed, isPostponed } })
  yield { ...rendered, record: undefined, published: md5sOf(record) }
}

/** Only the last of the renderings has a record: after one that was not followed by the next, everything is rendered. */
async function* renderInOrder(
  renderer: Renderer & SiteFileRenderer,
  record: RenderRecord,
  reads: ChangedReads,
): AsyncGenerator<ChangeRendering, void> {
  const { readUrl, redirects, changed, posts, responses } = reads
  let last = record
  const first = firstChanges({ record, changed })
  if (first) {
    const rendered = await renderPages({ renderer, readUrl, redirects, last: { record, changed: first } })
    yield { ...rendered, record: undefined, published: md5sOf(record) }
    last = { ...record, ...recordOfPages(rendered) }
  }
  const others = new Set([...changed].filter((url) => !first?.has(url)))
  const rendered = await renderPages({
    renderer,
    readUrl,
    redirects,
    last: { record: last, changed: others },
  })
  yield {
    ...rendered,
    record: {
      ...recordOfPages(rendered),
      ...{ redirects, posts: [...posts], responses, wholeAt: record.wholeAt },
    },
    published: md5sOf(last),
  }
}

const blog = objectKeyOf(pages.blog.path)
const isBelowBlog = (key: string) => key !== blog && key.startsWith(blog.replace('index.html', ''))

const md5sOf = ({ objects }: Pick<RenderRecord, 'objects'>): PublishedObjects =>
  new Map(Array.from(objects, ([key, { md5 }]) => [key, md5]))

const recordOfPages = ({ objects, searchParts }: RenderedPages) => ({
  ...{ objects, searchParts },
  settings: JSON.stringify(renderSettings()),
})

/** Then reading all posts in long lists is quicker than reading them one by one. */
function concernsMost({ record: { objects }, changed }: LastRendering): boolean {
  const concerned = [...objects.values()].filter(({ reads }) => reads.some((url) => changed.has(url)))
  return concerned.length > Math.max(200, objects.size / 2)
}
