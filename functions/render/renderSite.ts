import { metrics } from '#shared/metrics.ts'
import { environment } from '../environment.ts'
import { environmentStore } from '../environmentStore.ts'
import { log } from '../http/log.ts'
import { measure } from '../http/measure.ts'
import { type RenderTask, withRenderLock } from '../store/renderLock.ts'
import type { Store } from '../store/store.ts'
import { waitForIndexes } from '../store/waitForIndexes.ts'
import { objectsIn } from './archive.ts'
import { brotliQuality, objectsAtHighQuality, quickBrotliQuality } from './brotli.ts'
import { type Bucket, openBucket } from './bucket.ts'
import { invalidate } from './invalidate.ts'
import { loadRenderer } from './loadRenderer.ts'
import { publish } from './publish.ts'
import { type PublishedObjects, publishedObjects } from './publishedObjects.ts'
import { refreshAssets, releaseAssets } from './refreshAssets.ts'
import { currentPin, setPin } from './releasePin.ts'
import { storeChanges, storeRelease } from './releases.ts'
import { renderAll, renderChanges } from './renderChanges.ts'
import { RenderEvent } from './renderEvent.ts'
import { recordOf, storeRecord } from './renderRecord.ts'
import { requirePublishable } from './requirePublishable.ts'

interface RenderResult {
  objects: number
  written: number
  removed: number
  /** Everything was rendered, not only what shows the named changes. */
  isWhole: boolean
}

/** Everything is rendered before anything is written, so a rendering that fails leaves the old pages. */
export async function handler(event: unknown): Promise<RenderResult | undefined> {
  const { request, saved } = RenderEvent.parse(event ?? {})
  const store = environmentStore()
  let last: RenderResult | undefined
  return withRenderLock({ store, release: environment.release, request }, async (task) => {
    // What was saved while all lists of posts were read may have moved a post from one list to another.
    const lastServed = last?.isWhole ? undefined : task.lastServed
    last = await renderAndPublish(store, {
      ...task,
      lastServed,
      saved: [...new Set([...task.saved, ...saved])],
    })
    return last
  })
}

/** Undefined for a release that was rolled back: it renders nothing until another deploy or `rollback --undo`. */
async function renderAndPublish(store: Store, task: RenderTask): Promise<RenderResult | undefined> {
  const startedAt = performance.now()
  const { release, region, distributionId } = environment
  const site = openBucket(environment.siteBucket, region)
  const releases = openBucket(environment.releasesBucket, region)
  const pin = await currentPin(releases)
  if (pin?.rolledBack === release) {
    log('warn', { ...pin })
    return undefined
  }
  await waitForIndexes(store, task.saved)
  const renderer = await loadRenderer()
  const changes = await renderChanges({ store, renderer, releases, release, task })
  const rendering = changes ?? (await renderAll(store, renderer))
  const { archive, unchanged } = rendering
  const published = changes?.published ?? (await objectsToCompare(site, releases))
  await requirePublishable({ archive, unchanged, published, allowRemoved: task.allowRemoved })
  const isQuick = changes !== undefined && changes.objects.size - unchanged.size > objectsAtHighQuality
  const { objects, written, removed, assets } = await publish(site, {
    ...{ objects: objectsIn(archive), published, unchanged },
    qualityOf: isQuick ? quickBrotliQuality : brotliQuality,
  })
  const changed = [...written, ...removed]
  // The API's cached responses go with the pages, so that both show the same content. After a failure, unchanged
  // objects may have been written without an invalidation.
  await invalidate(
    distributionId,
    task.afterFailure ? ['*'] : changed.length > 0 ? [...changed, 'api/*'] : [],
  )
  if (changes) await storeChanges(releases, { release, archive, removed })
  else await storeRelease(releases, { release, archive, changed: changed.length > 0, now: Date.now() })
  const quick = [...new Set([...(changes?.quick ?? []), ...(isQuick ? written : [])])]
  if (rendering.record)
    await storeRecord(releases, release, { ...rendering.record, request: task.request, quick })
  if (pin) await setPin(releases, undefined)
  const rendered = { objects, written: written.length, removed: removed.length, isWhole: !changes }
  const milliseconds = Math.round(performance.now() - startedAt)
  log('info', { rendered, milliseconds })
  measure(
    [metrics.pagesChanged, changed.length],
    [metrics.wholeRenderings, changes ? 0 : 1],
    [metrics.renderTime, milliseconds],
  )
  if (!changes) await refreshAssets(site, [...(await releaseAssets()), ...assets], Date.now())
  return rendered
}

/** Without those that were compressed quickly, which a rendering of everything writes again. */
async function objectsToCompare(site: Bucket, releases: Bucket): Promise<PublishedObjects> {
  // The record is about to be replaced, even if it cannot be read.
  const record = await recordOf(releases, environment.release).catch(() => undefined)
  const published = new Map(await publishedObjects(site))
  for (const key of record?.quick ?? []) if (published.has(key)) published.set(key, '')
  return published
}
