import { type TypedReader, typedReader } from '#shared/api/typedReader.ts'
import { urlOf } from '#shared/api/urlOf.ts'
import type { Redirect } from '#shared/entities/redirect.ts'
import type { PageProblem } from '#shared/entities/rendering.ts'
import type { Site } from '#shared/entities/site.ts'
import { metrics } from '#shared/metrics.ts'
import { pages, singlePages } from '#shared/pages.ts'
import {
  formFramePath,
  objectKeyOf,
  type RenderContext,
  type Renderer,
  type RenderSettings,
  type SiteFileRenderer,
  siteFactsKey,
} from '#shared/rendering.ts'
import { environment } from '../environment.ts'
import { forEachConcurrently } from '../forEachConcurrently.ts'
import { log } from '../http/log.ts'
import { measure } from '../http/measure.ts'
import { sanitized } from '../store/sanitize.ts'
import { atomFeed } from './atomFeed.ts'
import {
  type CollectedObjects,
  type Collector,
  collectObjects,
  type LastRendering,
} from './collectObjects.ts'
import { formFrame } from './formFrame.ts'
import { memoizeShared } from './memoizeShared.ts'
import { pageFailures } from './pageFailures.ts'
import { type PublicAddress, publicAddresses } from './publicAddresses.ts'
import { refusePublication } from './requirePublishable.ts'
import { robotsTxt } from './robotsTxt.ts'
import { addSearchIndex } from './search/addSearchIndex.ts'
import { type ReadableParts, readableParts } from './search/readableParts.ts'
import { searchPages } from './search/searchPages.ts'
import { servedRedirects } from './servedRedirects.ts'
import { sitemapXml } from './sitemapXml.ts'
import { unreadableContent } from './unreadableContent.ts'
import { xmlText } from './xml.ts'

interface RenderSource {
  renderer: Renderer & SiteFileRenderer
  readUrl: RenderContext['readUrl']
  redirects: readonly Redirect[]
  /** Without it, everything is rendered. */
  last?: LastRendering | undefined
}

export interface RenderedPages extends CollectedObjects {
  searchParts: ReadonlyMap<string, ReadableParts>
  /** Of the pages that show a default text. */
  problems: readonly PageProblem[]
}

const concurrency = 16

/** The search page names the index of the others. The sitemap reads all lists of posts: before their pages, their texts
 * would all be in memory. */
const late = new Set<string>([pages.search.path, pages.siteMap.path])

/**
 * Renders the site into an archive: of the pages of the last rendering only those that read what has changed. Throws,
 * so that nothing is published, if any page cannot be rendered.
 */
export async function renderPages({
  renderer,
  readUrl,
  redirects,
  last,
}: RenderSource): Promise<RenderedPages> {
  const settings = renderSettings()
  const { origin } = settings
  const context: RenderContext = {
    readUrl,
    memoize: memoizeShared(),
    clean: sanitized,
    regions: new Map(),
    settings,
  }
  const read = typedReader<null>(readUrl)
  const site = await requireSite(read)
  const problems = await reportUnreadableContent(read)
  const collector = collectObjects(last)
  const add = (key: string, type: string, body: string) => collector.add({ key, type }, body)
  const html = 'text/html; charset=utf-8'
  const addPage = async (path: string, pageSettings: RenderSettings = settings) => {
    const { pageContext, reads } = recordingContext({ ...context, settings: pageSettings })
    const page = await renderer.renderPage(path, pageContext)
    if (!page) throw new Error(`There is no page at ${path}, which is listed`)
    await collector.add({ key: objectKeyOf(path), type: html }, page, reads)
    return page
  }

  const addresses: PublicAddress[] = []
  const found = searchPages()
  const failures = pageFailures()
  const renderAddress = async (path: string) => {
    const isFindable = found.includes(path)
    const parts = last?.record.searchParts.get(path)
    const key = objectKeyOf(path)
    if (collector.isCurrent(key) && (parts || !isFindable)) {
      collector.keep(key)
      if (parts && isFindable) found.add(path, parts)
    } else {
      const page = await addPage(path)
      if (isFindable) found.add(path, readableParts(page))
    }
  }
  await forEachConcurrently(publicAddresses(read), concurrency, async (address) => {
    addresses.push(address)
    if (!late.has(address.path)) await failures.record(address.path, () => renderAddress(address.path))
  })
  await failures.record(pages.siteMap.path, () => renderAddress(pages.siteMap.path))
  failures.throwAny()
  const searchIndex = `/${await addSearchIndex(collector, found, last?.record)}`
  await failures.record(pages.search.path, () => addPage(pages.search.path, { ...settings, searchIndex }))
  failures.throwAny()

  const paths = new Set(addresses.map(({ path }) => path))
  // The body changes with the address, so that a changed redirect is written.
  for (const { from, to } of servedRedirects(redirects, paths))
    await collector.add(
      { key: objectKeyOf(from), type: html, location: to },
      `<a href="${xmlText(to)}">This page has moved</a>`,
    )
  await add('404.html', html, await renderer.renderNotFound(context))
  await add('app.html', html, renderer.renderShell(context))
  const { contactFormUrl, contactFormScript } = settings
  if (contactFormScript)
    await add(objectKeyOf(formFramePath), html, formFrame({ url: contactFormUrl, script: contactFormScript }))
  await addFiles(collector, renderer, site)
  await add(siteFactsKey, 'application/json', JSON.stringify(site))
  await add('sitemap.xml', 'application/xml', sitemapXml(origin, addresses))
  await add('robots.txt', 'text/plain; charset=utf-8', robotsTxt(origin))
  await addFeed(collector, context)
  return { ...(await collector.end()), searchParts: found.parts, problems }
}

export const renderSettings = (): RenderSettings => ({
  origin: environment.siteAddress,
  contactFormUrl: environment.contactFormUrl,
  contactFormScript: environment.contactFormScript,
})

/** They depend on the facts of the clinic alone. A PDF takes longer than all pages that most changes concern. */
async function addFiles(collector: Collector, renderer: SiteFileRenderer, site: Site): Promise<void> {
  const facts = urlOf('GET /api/site')
  const current = collector.currentReadersOf(facts)
  for (const key of current) collector.keep(key)
  if (current.length > 0) return
  for (const { body, ...file } of await renderer.renderFiles(site)) await collector.add(file, body, [facts])
}

async function addFeed(collector: Collector, context: RenderContext): Promise<void> {
  const key = 'feed.xml'
  if (collector.isCurrent(key)) return collector.keep(key)
  const { pageContext, reads } = recordingContext(context)
  const read = typedReader<null>(pageContext.readUrl)
  const body = await atomFeed(await requireSite(read), context.settings.origin, read)
  // CloudFront does not compress application/atom+xml.
  await collector.add({ key, type: 'application/xml' }, body, reads)
}

/** A context whose reads are recorded, those that are memoized too. */
function recordingContext(context: RenderContext): { pageContext: RenderContext; reads: Set<string> } {
  const reads = new Set<string>()
  const pageContext: RenderContext = {
    ...context,
    readUrl: (url) => {
      reads.add(url)
      return context.readUrl(url)
    },
    memoize: (url, read) => {
      reads.add(url)
      return context.memoize(url, read)
    },
  }
  return { pageContext, reads }
}

/** Without the clinic's phone numbers, nothing is published (decision 37). */
async function requireSite(read: TypedReader<null>): Promise<Site> {
  return (
    (await read('GET /api/site')) ??
    refusePublication(['The facts of the clinic (Site in the staff area) are missing or damaged.'])
  )
}

async function reportUnreadableContent(read: TypedReader<null>): Promise<PageProblem[]> {
  const problems = await unreadableContent(read)
  for (const problem of problems.values()) log('error', { unreadableContent: problem })
  if (problems.size > 0) measure([metrics.unreadablePages, problems.size])
  // Most visitors see the home page first: its last good version is better than a default text.
  const home = problems.get('home')
  if (home) refusePublication([home])
  return singlePages().flatMap(({ path, content }) => {
    const reason = content && problems.get(content)
    return reason ? [{ path, reason }] : []
  })
}
