import { typedReader } from '#shared/api/typedReader.ts'
import type { PageProblem } from '#shared/entities/rendering.ts'
import { Site } from '#shared/entities/site.ts'
import { metrics } from '#shared/metrics.ts'
import { objectKeyOf } from '#shared/rendering.ts'
import { openBucket } from '../bucket.ts'
import { environment } from '../environment.ts'
import { environmentStore } from '../environmentStore.ts'
import { errorFields, log } from '../log.ts'
import { measure } from '../measure.ts'
import { redirects } from '../store/desk/redirects.ts'
import { allDocuments, storeProblems } from '../store/renderLease.ts'
import { type RenderTask, withRenderLock } from '../store/renderLock.ts'
import type { Store } from '../store/store.ts'
import { isUnavailable } from '../store/unavailable.ts'
import { buildAssets, expireAssets } from './expireAssets.ts'
import { everyObject, invalidate } from './invalidate.ts'
import { loadRenderer } from './loadRenderer.ts'
import { memoizedReads } from './memoizedReads.ts'
import { type PublishedObjects, publishedObjects, startPublication } from './publication.ts'
import { factsUrl, readInProcess, readWithFacts } from './readInProcess.ts'
import { RenderEvent } from './renderEvent.ts'
import { problemsOf, RenderFailure, reasonOf } from './renderFailure.ts'
import { renderPages, renderSettings } from './renderPages.ts'
import { lastRecord, type RenderRecord, storeRecord } from './renderRecord.ts'
import { type SiteAddresses, siteAddresses } from './siteAddresses.ts'
import { siteReads } from './siteReads.ts'

/** Resolves to what it did; undefined if another rendering has served the event. */
export async function handler(event: unknown): Promise<{ isWhole: boolean } | undefined> {
  const { request, changedDocuments } = RenderEvent.parse(event ?? {})
  const store = environmentStore()
  return withRenderLock({ store, release: environment('RELEASE'), request }, (task) =>
    renderAndPublish(store, {
      ...task,
      changedDocuments: [...task.changedDocuments, ...changedDocuments],
    }).catch(async (error: unknown) => {
      await recordProblems(store, problemsOf(error))
      throw error
    }),
  )
}

/** Before the pages of so many posts, what is rendered becomes visible. */
const manyPosts = 200

/** Publishes each page as it is rendered. A page that cannot be rendered stays as it was. */
async function renderAndPublish(store: Store, task: RenderTask): Promise<{ isWhole: boolean }> {
  const startedAt = performance.now()
  const distributionId = environment('DISTRIBUTION_ID')
  const release = environment('RELEASE')
  const bucket = openBucket(environment('SITE_BUCKET'))
  const [renderer, recorded] = await Promise.all([loadRenderer(), lastRecord(bucket)])
  const settings = JSON.stringify(renderSettings())
  const isWhole = isEverythingRendered(task, recorded) || recorded?.settings !== settings
  const last = isWhole ? undefined : recorded
  const { site, problems: siteProblems } = await siteFacts(recorded)
  const reads = siteReads(memoizedReads(readWithFacts(site)))
  const addresses = await siteAddresses(store, typedReader<null>(reads.readUrl))
  const moved = await redirects(store)
  const published = last ? md5sOf(last) : await publishedObjects(bucket)
  requireExpectedRemovals(published, { addresses, from: moved.map(({ from }) => from), task })

  const publication = startPublication(bucket, { published, signal: task.signal })
  let invalidated = 0
  const showWritten = async () => {
    const { written, removed } = publication
    const changed = [...written, ...removed].slice(invalidated)
    invalidated += changed.length
    // After a failure, unchanged objects may have been written without an invalidation.
    await invalidate(distributionId, task.afterFailure ? everyObject : changed)
  }
  const rendered = await renderPages({
    ...{ renderer, reads, site, addresses, redirects: moved, publication, last },
    firstPosts: task.changedDocuments.flatMap((name) =>
      name.startsWith('post/') ? name.slice('post/'.length) : [],
    ),
    afterMainPages: async () => {
      if (addresses.posts.size > manyPosts) await showWritten()
    },
  })
  await publication.end()
  await showWritten()
  // What follows says what is published.
  task.signal.throwIfAborted()
  const problems = [...siteProblems, ...rendered.problems]
  measure(metrics.pagesNotRendered, problems.length)
  if (problems.length > changeLimit(publication.objects.size)) throw new RenderFailure(problems)
  const { objects, written, removed } = publication
  await storeRecord(bucket, {
    ...{ release, settings, site },
    objects: Object.fromEntries(objects),
    searchParts: Object.fromEntries(rendered.searchParts),
  })
  await recordProblems(store, problems)
  const result = { objects: objects.size, written: written.length, removed: removed.length, isWhole }
  log('info', { rendered: result, milliseconds: Math.round(performance.now() - startedAt) })
  measure(metrics.wholeRenderings, isWhole ? 1 : 0)
  if (isWhole && problems.length === 0)
    await expireAssets(bucket, {
      current: [...(await buildAssets()), ...objects.keys()],
      now: Date.now(),
    })
  return result
}

const isEverythingRendered = (
  { afterFailure, allowRemoved, changedDocuments }: RenderTask,
  last: RenderRecord | undefined,
) =>
  afterFailure ||
  allowRemoved !== undefined ||
  changedDocuments.includes(allDocuments) ||
  last?.release !== environment('RELEASE')

/** The facts of the clinic are on every page: if they are damaged, those of the last rendering stay. */
async function siteFacts(last: RenderRecord | undefined): Promise<{ site: Site; problems: PageProblem[] }> {
  try {
    const site = await readInProcess(factsUrl)
    if (site === null) throw new Error('The facts of the clinic (Clinic in the staff area) are missing.')
    return { site: Site.parse(site), problems: [] }
  } catch (error) {
    if (isUnavailable(error) || !last) throw error
    log('error', { siteNotRead: true, ...errorFields(error) })
    return { site: last.site, problems: [{ reason: `Clinic in the staff area: ${reasonOf(error)}` }] }
  }
}

const md5sOf = ({ objects }: RenderRecord): PublishedObjects =>
  new Map(Object.entries(objects).map(([key, { md5 }]) => [key, md5]))

interface RemovalCheck {
  addresses: SiteAddresses
  from: readonly string[]
  task: RenderTask
}

/** An empty response of the table must not look like pages that were deleted on purpose. */
function requireExpectedRemovals(
  published: PublishedObjects,
  {
    addresses: { main, posts, blog, documents },
    from,
    task: { allowRemoved = 0, changedDocuments },
  }: RemovalCheck,
): void {
  const paths = [...[...main, ...posts.values(), ...blog].map(({ path }) => path), ...from]
  const keys = new Set(paths.map(objectKeyOf))
  // The pages of the blog are as many as its posts fill.
  const isPage = (key: string) => key.endsWith('index.html') && !/^(contact-form|blog\/page\/)/.test(key)
  const pages = [...published.keys()].filter(isPage)
  const removed = pages.filter((key) => !keys.has(key))
  // Staff have taken them down, or their time has ended.
  const recorded = changedDocuments.filter((name) => /^(post|treatment)\//.test(name) && !documents.has(name))
  if (removed.length <= Math.max(changeLimit(pages.length), allowRemoved) + recorded.length) return
  const others = removed.length > 5 ? ` and ${removed.length - 5} more` : ''
  const reason = `${removed.length} of ${pages.length} pages would be removed: ${removed.slice(0, 5).join(', ')}${others}.`
  log('error', { publicationRefused: reason })
  measure(metrics.publicationsRefused, 1)
  throw new RenderFailure([{ reason }])
}

const changeLimit = (pages: number) => Math.max(5, Math.floor(pages / 10))

/** A rendering does not fail because nobody can be told about its problems. */
async function recordProblems(store: Store, problems: readonly PageProblem[]): Promise<void> {
  await storeProblems(store, problems, new Date().toISOString()).catch((error: unknown) =>
    log('error', { problemsNotRecorded: true, ...errorFields(error) }),
  )
}
