import * as z from 'zod/mini'
import type { PageProblem } from '#shared/entities/rendering.ts'
import { metrics } from '#shared/metrics.ts'
import { isSearchIndex, type RenderSettings } from '#shared/rendering.ts'
import { openBucket } from '../bucket.ts'
import { environment } from '../environment.ts'
import { buildAssets, expireAssets } from '../expireAssets.ts'
import { errorFields, log } from '../log.ts'
import { measure } from '../measure.ts'
import { patientStore } from '../store/environmentStore.ts'
import { readAllPosts } from '../store/readAllPosts.ts'
import { type RenderTask, withRenderLock } from '../store/renderLock.ts'
import { everything } from '../store/renderRequest.ts'
import type { Store } from '../store/store.ts'
import { everyObject, everyResponse, invalidate } from './invalidate.ts'
import { loadRenderer } from './loadRenderer.ts'
import { publishedObjects, startPublication } from './publication.ts'
import { changeLimit, removeRest } from './removals.ts'
import { RenderFailure, reasonOf } from './renderFailure.ts'
import { addSiteFacts, renderFactFiles, renderLists } from './renderFiles.ts'
import { changedPaths, type Rendering, renderChanged, renderOthers } from './renderPages.ts'
import { type SiteSnapshot, takeSnapshot } from './siteSnapshot.ts'

/** A deploy and the daily schedule invoke the function without this field, and so request a rendering of everything. */
const RenderEvent = z.object({ onlyRequested: z._default(z.boolean(), false) })

/** Resolves to the counts of objects, or to undefined if another rendering has served or will serve the request. */
export async function handler(event: unknown) {
  const { onlyRequested } = RenderEvent.parse(event ?? {})
  const store = patientStore()
  return withRenderLock({ store, release: environment('RELEASE'), onlyRequested }, (task) =>
    renderAndPublish(store, task).catch(async (error: unknown) => {
      if (!(error instanceof RenderFailure)) await recordProblems(task, [{ reason: reasonOf(error) }])
      throw error
    }),
  )
}

/** Publishes the pages that show changes, then all pages of the same snapshot of the table. */
async function renderAndPublish(store: Store, task: RenderTask) {
  const startedAt = performance.now()
  const bucket = openBucket(environment('SITE_BUCKET'))
  const inputs = [loadRenderer(), publishedObjects(bucket), takeSnapshot(store, bucket)] as const
  const [renderer, published, snapshot] = await Promise.all(inputs)
  const publication = startPublication(bucket, published, task.signal)
  const rendering: Rendering = {
    renderer,
    bucket,
    publication,
    settings: renderSettings(),
    latest: new Map(),
    searchParts: new Map(),
    problems: new Map(),
  }
  /** Keys that the next invalidation covers besides those of changed objects. */
  let stale: readonly string[] = []
  async function showChanged() {
    const changed = publication.takeChanged()
    if (changed.length === 0 && stale !== everyObject) return
    const keys = [...changed, ...stale]
    stale = []
    await invalidate(environment('DISTRIBUTION_ID'), keys)
  }
  async function publishChanged(snapshot: SiteSnapshot, changes: readonly string[], beside = everyResponse) {
    stale = beside
    for (const paths of changedPaths(snapshot, changes)) {
      await renderChanged(rendering, snapshot, { paths, changes })
      await showChanged()
    }
  }

  const areFactsNew = await addSiteFacts(rendering, snapshot)
  // If the previous rendering failed, it may have written objects that are unchanged now but were not invalidated.
  await publishChanged(snapshot, task.changes, task.afterFailure ? everyObject : everyResponse)
  await readAllPosts(snapshot.store)
  let newer: Promise<unknown> = Promise.resolve()
  await renderOthers(rendering, snapshot, () => {
    const changes = task.newChanges()
    if (changes) newer = newer.then(async () => publishChanged(await takeSnapshot(store, bucket), changes))
    return newer
  })
  await renderLists(rendering, snapshot)
  const isEverything = task.afterFailure || task.changes.includes(everything)
  await renderFactFiles(rendering, snapshot, areFactsNew || isEverything ? renderer : undefined)

  const problems = [...rendering.problems.values(), ...snapshot.problems]
  measure(metrics.pagesNotRendered, problems.length)
  const isBroken = problems.length > changeLimit(publication.current.size)
  if (!isBroken) problems.push(...(await removeRest(publication, snapshot, task)))
  await showChanged()
  // Only the current rendering knows the published state.
  await recordProblems(task, problems)
  task.signal.throwIfAborted()
  if (isBroken) throw new RenderFailure(`${problems.length} pages cannot be rendered`)
  const rendered = publication.counts()
  log('info', { rendered, milliseconds: Math.round(performance.now() - startedAt) })
  measure(metrics.wholeRenderings, 1)
  if (isEverything && problems.length === 0)
    await expireAssets(bucket, {
      current: [...(await buildAssets()), ...[...publication.current].filter(isSearchIndex)],
      now: Date.now(),
    })
  return rendered
}

/** If the problems cannot be recorded, only logs the error, so that the rendering does not fail. */
async function recordProblems(task: RenderTask, problems: readonly PageProblem[]): Promise<void> {
  await task
    .storeProblems(problems)
    .catch((error: unknown) => log('error', { problemsNotRecorded: true, ...errorFields(error) }))
}

const renderSettings = (): RenderSettings => ({
  origin: environment('SITE_ADDRESS'),
  contactFormUrl: environment('CONTACT_FORM_URL'),
  contactFormScript: environment('CONTACT_FORM_SCRIPT'),
})
