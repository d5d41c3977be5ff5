import type { PageProblem } from '#shared/entities/rendering.ts'
import { metrics } from '#shared/metrics.ts'
import { environment } from '../environment.ts'
import { environmentStore } from '../environmentStore.ts'
import { errorFields, log } from '../http/log.ts'
import { measure } from '../http/measure.ts'
import { storeProblems } from '../store/renderLease.ts'
import { type RenderTask, withRenderLock } from '../store/renderLock.ts'
import type { Store } from '../store/store.ts'
import { openBucket } from './bucket.ts'
import { buildAssets, expireAssets } from './expireAssets.ts'
import { loadRenderer } from './loadRenderer.ts'
import { publishAll, publishChanges } from './publishRendering.ts'
import { renderAll, renderChanges } from './renderChanges.ts'
import { RenderEvent } from './renderEvent.ts'
import { problemsOf } from './renderFailure.ts'

interface RenderResult {
  objects: number
  written: number
  removed: number
  /** Everything was rendered, not only what shows the named changes. */
  isWhole: boolean
}

/** All pages of a publication are rendered before any is written, so a rendering that fails leaves the old pages. */
export async function handler(event: unknown): Promise<RenderResult | undefined> {
  const { request, saved } = RenderEvent.parse(event ?? {})
  const store = environmentStore()
  let last: RenderResult | undefined
  return withRenderLock({ store, release: environment.release, request }, async (task) => {
    // What was saved while all lists of posts were read may have moved a post from one list to another.
    const lastServed = last?.isWhole ? undefined : task.lastServed
    const all = { ...task, lastServed, saved: [...new Set([...task.saved, ...saved])] }
    last = await renderAndPublish(store, all).catch(async (error: unknown) => {
      await recordProblems(store, problemsOf(error))
      throw error
    })
    return last
  })
}

async function renderAndPublish(store: Store, task: RenderTask): Promise<RenderResult> {
  const startedAt = performance.now()
  const { release, region } = environment
  const site = openBucket(environment.siteBucket, region)
  const renderer = await loadRenderer()
  const context = { site, task }
  const changes = await renderChanges({ store, renderer, site, release, task })
  const changed = changes && (await publishChanges(context, changes))
  const isWhole = !changes?.isComplete
  const everything = isWhole ? await publishAll(context, renderAll(store, renderer)) : undefined
  await recordProblems(store, (everything ?? changed)?.problems ?? [])
  const publications = [changed ?? [], everything ?? []].flat()
  const rendered = {
    objects: publications.at(-1)?.objects ?? 0,
    written: publications.reduce((sum, { written }) => sum + written.length, 0),
    removed: publications.reduce((sum, { removed }) => sum + removed.length, 0),
    isWhole,
  }
  const milliseconds = Math.round(performance.now() - startedAt)
  log('info', { rendered, milliseconds })
  measure(
    [metrics.pagesChanged, rendered.written + rendered.removed],
    [metrics.wholeRenderings, isWhole ? 1 : 0],
    [metrics.renderTime, milliseconds],
  )
  if (everything)
    await expireAssets(site, {
      current: [...(await buildAssets()), ...everything.assets],
      now: Date.now(),
    })
  return rendered
}

/** A rendering does not fail because nobody can be told about its problems. */
async function recordProblems(store: Store, problems: readonly PageProblem[]): Promise<void> {
  await storeProblems(store, problems, new Date().toISOString()).catch((error: unknown) =>
    log('error', { problemsNotRecorded: true, ...errorFields(error) }),
  )
}
