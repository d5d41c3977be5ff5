import { metrics } from '#shared/metrics.ts'
import { environment } from '../environment.ts'
import { environmentStore } from '../environmentStore.ts'
import { log } from '../http/log.ts'
import { measure } from '../http/measure.ts'
import { redirects } from '../store/desk/redirects.ts'
import { type RenderTask, withRenderLock } from '../store/renderLock.ts'
import type { Store } from '../store/store.ts'
import { waitForIndexes } from '../store/waitForIndexes.ts'
import { openBucket } from './bucket.ts'
import { invalidate } from './invalidate.ts'
import { loadRenderer } from './loadRenderer.ts'
import { publish } from './publish.ts'
import { publishedObjects } from './publishedObjects.ts'
import { refreshAssets, releaseAssets } from './refreshAssets.ts'
import { currentPin, setPin } from './releasePin.ts'
import { storeRelease } from './releases.ts'
import { RenderEvent } from './renderEvent.ts'
import { renderPages } from './renderPages.ts'
import { requirePublishable } from './requirePublishable.ts'

interface RenderResult {
  objects: number
  written: number
  removed: number
}

/** Everything is rendered before anything is written, so a rendering that fails leaves the old pages. */
export async function handler(event: unknown): Promise<RenderResult | undefined> {
  const { request, saved } = RenderEvent.parse(event ?? {})
  const store = environmentStore()
  return withRenderLock({ store, release: environment.release, request }, (task) =>
    renderAndPublish(store, { ...task, saved: [...new Set([...task.saved, ...saved])] }),
  )
}

/** Undefined for a release that was rolled back: it renders nothing until another deploy or `rollback --undo`. */
async function renderAndPublish(
  store: Store,
  { afterFailure, saved, allowRemoved }: RenderTask,
): Promise<RenderResult | undefined> {
  const startedAt = performance.now()
  const { release, region, distributionId } = environment
  const site = openBucket(environment.siteBucket, region)
  const releases = openBucket(environment.releasesBucket, region)
  const pin = await currentPin(releases)
  if (pin?.rolledBack === release) {
    log('warn', { ...pin })
    return undefined
  }
  await waitForIndexes(store, saved)
  const archive = await renderPages(await loadRenderer(), await redirects(store))
  const published = await publishedObjects(site)
  await requirePublishable({ archive, published, allowRemoved })
  const { objects, written, removed, assets } = await publish(site, archive, published)
  const changed = [...written, ...removed]
  // The API's cached responses go with the pages, so that both show the same content. After a failure, unchanged
  // objects may have been written without an invalidation.
  await invalidate(distributionId, afterFailure ? ['*'] : changed.length > 0 ? [...changed, 'api/*'] : [])
  await storeRelease(releases, { release, archive, changed: changed.length > 0, now: Date.now() })
  if (pin) await setPin(releases, undefined)
  const rendered = { objects, written: written.length, removed: removed.length }
  const milliseconds = Math.round(performance.now() - startedAt)
  log('info', { rendered, milliseconds })
  measure([metrics.pagesChanged, changed.length], [metrics.renderTime, milliseconds])
  await refreshAssets(site, [...(await releaseAssets()), ...assets], Date.now())
  return rendered
}
