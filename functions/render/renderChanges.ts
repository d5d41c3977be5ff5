import type { Renderer, SiteFileRenderer } from '#shared/rendering.ts'
import { redirects } from '../store/desk/redirects.ts'
import type { RenderTask } from '../store/renderLock.ts'
import type { Store } from '../store/store.ts'
import type { Bucket } from './bucket.ts'
import { changedReads } from './changedReads.ts'
import type { LastRendering } from './collectObjects.ts'
import { memoizedReads } from './memoizedReads.ts'
import type { PublishedObjects } from './publishedObjects.ts'
import { readInProcess } from './readInProcess.ts'
import { recordReads } from './recordReads.ts'
import { type RenderedPages, renderPages, renderSettings } from './renderPages.ts'
import { type RenderRecord, recordOf } from './renderRecord.ts'

export interface Rendering extends RenderedPages {
  /** Undefined if the content changed during the rendering: then the next one renders everything. */
  record: Omit<RenderRecord, 'request' | 'quick'> | undefined
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
  /** As in the record of the last rendering. */
  quick: readonly string[]
}

interface ChangesToRender {
  store: Store
  renderer: Renderer & SiteFileRenderer
  releases: Bucket
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
  releases,
  release,
  task,
}: ChangesToRender): Promise<ChangeRendering | undefined> {
  const { afterFailure, allowRemoved, lastServed, saved } = task
  if (afterFailure || allowRemoved !== undefined || lastServed === undefined || saved.length === 0)
    return undefined
  const record = await recordOf(releases, release)
  if (record?.request !== lastServed || record.settings !== JSON.stringify(renderSettings())) return undefined
  if (Date.now() - record.wholeAt > longestWithoutWhole) return undefined
  const reads = await changedReads(store, record, saved)
  if (!reads || concernsMost({ record, changed: reads.changed })) return undefined
  const { readUrl, redirects } = reads
  const rendered = await renderPages({
    ...{ renderer, readUrl, redirects },
    last: { record, changed: reads.changed },
  })
  return {
    ...rendered,
    record: {
      ...recordOfPages(rendered),
      ...{ redirects, posts: [...reads.posts], responses: reads.responses, wholeAt: record.wholeAt },
    },
    published: new Map(Array.from(record.objects, ([key, { md5 }]) => [key, md5])),
    quick: record.quick,
  }
}

const recordOfPages = ({ objects, searchParts }: RenderedPages) => ({
  ...{ objects, searchParts },
  settings: JSON.stringify(renderSettings()),
})

/** Then reading all posts in long lists is quicker than reading them one by one. */
function concernsMost({ record: { objects }, changed }: LastRendering): boolean {
  const concerned = [...objects.values()].filter(({ reads }) => reads.some((url) => changed.has(url)))
  return concerned.length > Math.max(200, objects.size / 2)
}
