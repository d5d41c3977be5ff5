import type { PageProblem } from '#shared/entities/rendering.ts'
import { environment } from '../environment.ts'
import type { RenderTask } from '../store/renderLock.ts'
import { objectsIn } from './archive.ts'
import type { Bucket } from './bucket.ts'
import { everyObject, invalidate } from './invalidate.ts'
import { type Publication, publish } from './publish.ts'
import { type PublishedObjects, publishedObjects } from './publishedObjects.ts'
import type { RenderedChanges, Rendering } from './renderChanges.ts'
import { storeRecord } from './renderRecord.ts'
import { requirePublishable } from './requirePublishable.ts'

interface PublicationContext {
  site: Bucket
  task: RenderTask
}

interface WithProblems {
  /** Of the pages that show a default text. */
  problems: readonly PageProblem[]
}

/** Publishes a rendering of everything. */
export async function publishAll(
  context: PublicationContext,
  rendered: Promise<Rendering>,
): Promise<Publication & WithProblems> {
  const { site, task } = context
  // The objects of ten thousand posts take seconds to list: as long as the pages are rendered anyway.
  const [rendering, published] = await Promise.all([rendered, publishedObjects(site)])
  const publication = await checkAndPublish(context, { rendering, published })
  const { record } = rendering
  if (record) await storeRecord(site, environment.release, { ...record, request: task.request })
  return { ...publication, problems: rendering.problems }
}

interface ChangePublication extends WithProblems {
  objects: number
  written: readonly string[]
  removed: readonly string[]
}

/** Publishes the renderings of a change, one after the other. */
export async function publishChanges(
  context: PublicationContext,
  { renderings }: RenderedChanges,
): Promise<ChangePublication> {
  const { site, task } = context
  const publications: Publication[] = []
  let problems: readonly PageProblem[] = []
  for await (const rendering of renderings) {
    const { published, record } = rendering
    const publication = await checkAndPublish(context, { rendering, published })
    publications.push(publication)
    problems = rendering.problems
    if (record) await storeRecord(site, environment.release, { ...record, request: task.request })
  }
  return {
    objects: publications.at(-1)?.objects ?? 0,
    written: publications.flatMap(({ written }) => written),
    removed: publications.flatMap(({ removed }) => removed),
    problems,
  }
}

interface CheckedPublication {
  rendering: Pick<Rendering, 'archive' | 'unchanged'>
  published: PublishedObjects
}

async function checkAndPublish(
  { site, task }: PublicationContext,
  { rendering: { archive, unchanged }, published }: CheckedPublication,
): Promise<Publication> {
  await requirePublishable({ archive, unchanged, published, allowRemoved: task.allowRemoved })
  const { signal } = task
  const objects = objectsIn(archive)
  const publication = await publish(site, { objects, published, unchanged, signal })
  const changed = [...publication.written, ...publication.removed]
  // After a failure, unchanged objects may have been written without an invalidation.
  await invalidate(environment.distributionId, task.afterFailure ? everyObject : changed)
  // What follows says what is published.
  signal.throwIfAborted()
  return publication
}
