import { type TypedReader, typedReader } from '#shared/api/typedReader.ts'
import type { Redirect } from '#shared/entities/redirect.ts'
import type { Site } from '#shared/entities/site.ts'
import { metrics } from '#shared/metrics.ts'
import { pages } from '#shared/pages.ts'
import {
  formFramePath,
  objectKeyOf,
  type RenderContext,
  type Renderer,
  type SiteFileRenderer,
  siteFactsKey,
} from '#shared/rendering.ts'
import { environment } from '../environment.ts'
import { forEachConcurrently } from '../forEachConcurrently.ts'
import { log } from '../http/log.ts'
import { measure } from '../http/measure.ts'
import { sanitized } from '../store/sanitize.ts'
import { startArchive } from './archive.ts'
import { atomFeed } from './atomFeed.ts'
import { formFrame } from './formFrame.ts'
import { memoizedReads } from './memoizedReads.ts'
import { memoizeShared } from './memoizeShared.ts'
import { type PublicAddress, publicAddresses } from './publicAddresses.ts'
import { readInProcess } from './readInProcess.ts'
import { refusePublication } from './requirePublishable.ts'
import { robotsTxt } from './robotsTxt.ts'
import { searchIndex } from './search/searchIndex.ts'
import { searchPages } from './search/searchPages.ts'
import { servedRedirects } from './servedRedirects.ts'
import { sitemapXml } from './sitemapXml.ts'
import { unreadableContent } from './unreadableContent.ts'
import { xmlText } from './xml.ts'

const concurrency = 16

/** Renders the whole site into an archive. Throws, so that nothing is published, if any page cannot be rendered. */
export async function renderPages(
  renderer: Renderer & SiteFileRenderer,
  redirects: readonly Redirect[],
): Promise<Uint8Array> {
  const origin = environment.siteAddress
  const context: RenderContext = {
    readUrl: memoizedReads(readInProcess),
    memoize: memoizeShared(),
    clean: sanitized,
    settings: {
      origin,
      contactFormUrl: environment.contactFormUrl,
      contactFormScript: environment.contactFormScript,
    },
  }
  const read = typedReader<null>(context.readUrl)
  const site = await requireSite(read)
  await reportUnreadableContent(read)
  const archive = startArchive()
  const add = (key: string, type: string, body: string) => archive.add({ key, type }, body)
  const html = 'text/html; charset=utf-8'
  const addPage = async (path: string, pageContext = context) => {
    const page = await renderer.renderPage(path, pageContext)
    if (!page) throw new Error(`There is no page at ${path}, which is listed`)
    await add(objectKeyOf(path), html, page)
    return page
  }
  const addresses: PublicAddress[] = []
  const found = searchPages()
  await forEachConcurrently(publicAddresses(read), concurrency, async (address) => {
    addresses.push(address)
    if (address.path !== pages.search.path) found.add(address.path, await addPage(address.path))
  })
  const index = searchIndex(found.findable())
  await add(index.key, 'application/json', index.body)
  const searchContext = { ...context, settings: { ...context.settings, searchIndex: `/${index.key}` } }
  await addPage(pages.search.path, searchContext)

  const paths = new Set(addresses.map(({ path }) => path))
  // The body changes with the address, so that a changed redirect is written.
  for (const { from, to } of servedRedirects(redirects, paths))
    await archive.add(
      { key: objectKeyOf(from), type: html, location: to },
      `<a href="${xmlText(to)}">This page has moved</a>`,
    )
  await add('404.html', html, await renderer.renderNotFound(context))
  await add('app.html', html, renderer.renderShell(context))
  const { contactFormUrl, contactFormScript } = context.settings
  if (contactFormScript)
    await add(objectKeyOf(formFramePath), html, formFrame({ url: contactFormUrl, script: contactFormScript }))
  for (const { body, ...file } of await renderer.renderFiles(site)) await archive.add(file, body)
  await add(siteFactsKey, 'application/json', JSON.stringify(site))
  await add('sitemap.xml', 'application/xml', sitemapXml(origin, addresses))
  await add('robots.txt', 'text/plain; charset=utf-8', robotsTxt(origin))
  // CloudFront does not compress application/atom+xml.
  await add('feed.xml', 'application/xml', await atomFeed(site, origin, read))
  return archive.end()
}

/** Without the clinic's phone numbers, nothing is published (decision 37). */
async function requireSite(read: TypedReader<null>): Promise<Site> {
  return (
    (await read('GET /api/site')) ??
    refusePublication(['The facts of the clinic (Site in the staff area) are missing or damaged.'])
  )
}

async function reportUnreadableContent(read: TypedReader<null>): Promise<void> {
  const problems = await unreadableContent(read)
  for (const problem of problems.values()) log('error', { unreadableContent: problem })
  if (problems.size > 0) measure([metrics.unreadablePages, problems.size])
  // Most visitors see the home page first: its last good version is better than a default text.
  const home = problems.get('home')
  if (home) refusePublication([home])
}
