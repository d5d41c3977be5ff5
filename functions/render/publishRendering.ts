import type { PageProblem } from '#shared/entities/rendering.ts'
import { environment } from '../environment.ts'
import type { RenderTask } from '../store/renderLock.ts'
import { objectsIn } from './archive.ts'
import { type BrotliQuality, brotliQuality, objectsAtHighQuality, quickBrotliQuality } from './brotli.ts'
import type { Bucket } from './bucket.ts'
import { invalidate } from './invalidate.ts'
import { type Publication, publish } from './publish.ts'
import { type PublishedObjects, publishedObjects } from './publishedObjects.ts'
import type { RenderedChanges, Rendering } from './renderChanges.ts'
import { quickKeysOf, storeRecord } from './renderRecord.ts'
import { requirePublishable } from './requirePublishable.ts'

interface PublicationContext {
  site: Bucket
  task: RenderTask
}

interface WithProblems {
  /** Of the pages that show a default text. */
  problems: readonly PageProblem[]
}

/** Publishes a rendering of everything. `quick` are the keys that this task has left to CloudFront's compression. */
export async function publishAll(
  context: PublicationContext,
  rendered: Promise<Rendering>,
  quick: readonly string[],
): Promise<Publication & WithProblems> {
  const { site, task } = context
  // The objects of ten thousand posts take seconds to list: as long as the pages are rendered anyway.
  const [rendering, published] = await Promise.all([rendered, objectsToCompare(site)])
  const publication = await checkAndPublish(context, { rendering, published, qualityOf: brotliQuality })
  const { record } = rendering
  if (record) await storeRecord(site, environment.release, { ...record, request: task.request, quick })
  return { ...publication, problems: rendering.problems }
}

interface ChangePublication extends WithProblems {
  objects: number
  written: readonly string[]
  removed: readonly string[]
  /** Those of the last rendering, and those of this one. */
  quick: readonly string[]
}

/** Publishes the renderings of a change, one after the other. */
export async function publishChanges(
  context: PublicationContext,
  { renderings, quick }: RenderedChanges,
): Promise<ChangePublication> {
  const { site, task } = context
  const publications: Publication[] = []
  let problems: readonly PageProblem[] = []
  const quickKeys = new Set(quick)
  for await (const rendering of renderings) {
    const { published, record } = rendering
    const isQuick = rendering.objects.size - rendering.unchanged.size > objectsAtHighQuality
    const qualityOf = isQuick ? quickBrotliQuality : brotliQuality
    const publication = await checkAndPublish(context, { rendering, published, qualityOf })
    publications.push(publication)
    problems = rendering.problems
    if (isQuick) for (const key of publication.written) quickKeys.add(key)
    if (record)
      await storeRecord(site, environment.release, {
        ...record,
        request: task.request,
        quick: [...quickKeys],
      })
  }
  return {
    objects: publications.at(-1)?.objects ?? 0,
    written: publications.flatMap(({ written }) => written),
    removed: publications.flatMap(({ removed }) => removed),
    quick: [...quickKeys],
    problems,
  }
}

interface CheckedPublication {
  rendering: Pick<Rendering, 'archive' | 'unchanged'>
  published: PublishedObjects
  qualityOf: BrotliQuality
}

async function checkAndPublish(
  { site, task }: PublicationContext,
  { rendering: { archive, unchanged }, published, qualityOf }: CheckedPublication,
): Promise<Publication> {
  await requirePublishable({ archive, unchanged, published, allowRemoved: task.allowRemoved })
  const { signal } = task
  const objects = objectsIn(archive)
  const publication = await publish(site, { objects, published, unchanged, qualityOf, signal })
  const changed = [...publication.written, ...publication.removed]
  // The API's cached responses go with the pages, so that both show the same content. After a failure, unchanged
  // objects may have been written without an invalidation.
  await invalidate(
    environment.distributionId,
    task.afterFailure ? ['*'] : changed.length > 0 ? [...changed, 'api/*'] : [],
  )
  // What follows says what is published.
  signal.throwIfAborted()
  return publication
}

/** Without those that were left to CloudFront's compression, which a rendering of everything writes again. */
async function objectsToCompare(site: Bucket): Promise<PublishedObjects> {
  const [listed, quick] = await Promise.all([
    publishedObjects(site),
    // The record is about to be replaced, even if it cannot be read.
    quickKeysOf(site).catch(() => []),
  ])
  const published = new Map(listed)
  for (const key of quick) if (published.has(key)) published.set(key, '')
  return published
}
