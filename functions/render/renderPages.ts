import { typedReader } from '#shared/api/typedReader.ts'
import { urlOf } from '#shared/api/urlOf.ts'
import { contactFormResults } from '#shared/callRequests.ts'
import { repeatedPhrases } from '#shared/checks/repeatedPhrases.ts'
import type { Redirect } from '#shared/entities/redirect.ts'
import type { PageProblem } from '#shared/entities/rendering.ts'
import type { Site } from '#shared/entities/site.ts'
import { limits } from '#shared/limits.ts'
import { pages } from '#shared/pages.ts'
import {
  formFramePath,
  objectKeyOf,
  type RenderContext,
  type Renderer,
  type RenderSettings,
  repeatedPhrasesKey,
  type SiteFileRenderer,
  siteFactsKey,
} from '#shared/rendering.ts'
import { environment } from '../environment.ts'
import { forEachConcurrently } from '../forEachConcurrently.ts'
import { errorFields, log } from '../log.ts'
import { sanitized } from '../store/sanitize.ts'
import { isUnavailable } from '../store/unavailable.ts'
import { formFrame } from './formFrame.ts'
import { atomFeed, robotsTxt, sitemapXml } from './machineFiles.ts'
import { pageProblem } from './pageProblem.ts'
import type { Publication } from './publication.ts'
import { RenderFailure, reasonOf, UnfitContent } from './renderFailure.ts'
import type { RenderRecord } from './renderRecord.ts'
import type { ReadableParts } from './search/readableParts.ts'
import { searchIndex } from './search/searchIndex.ts'
import { findablePages, findablePaths, searchedParts } from './search/searchPages.ts'
import { servedRedirects } from './servedRedirects.ts'
import type { SiteAddress, SiteAddresses } from './siteAddresses.ts'
import type { SiteReads } from './siteReads.ts'
import { unreadableContent } from './unreadableContent.ts'
import { xmlText } from './xml.ts'

interface RenderSource {
  renderer: Renderer & SiteFileRenderer
  reads: SiteReads
  site: Site
  addresses: SiteAddresses
  redirects: readonly Redirect[]
  publication: Publication
  /** The last rendering, whose pages stay where nothing that they read has changed. Without it, everything is rendered. */
  last: RenderRecord | undefined
  /** The ids of posts whose pages come first. */
  firstPosts: readonly string[]
  afterMainPages(): Promise<void>
}

interface RenderedPages {
  searchParts: ReadonlyMap<string, ReadableParts>
  /** The pages that stay as they were, since they cannot be rendered. */
  problems: readonly PageProblem[]
}

const html = 'text/html; charset=utf-8'

/** With so many failures before any page is rendered, something that all pages need has failed. */
const maxFailures = 40

/** The search page names the index of the others. The site map page reads all lists of posts: before their pages, their
 * texts would all be in memory. */
const late = new Set<string>([pages.search.path, pages.siteMap.path])

/** Renders the site. A page that cannot be rendered stays as it was, and the others do not wait for it. */
export async function renderPages({
  renderer,
  reads,
  site,
  addresses,
  redirects,
  publication,
  last,
  firstPosts,
  afterMainPages,
}: RenderSource): Promise<RenderedPages> {
  const settings = renderSettings()
  const context = { clean: sanitized, slots: new Map(), settings }
  const searchParts = new Map<string, ReadableParts>()
  const problems: PageProblem[] = []
  let succeeded = 0

  /** Renders an object from what it reads, or leaves the last one. Resolves to its text if it is rendered. */
  async function add(
    { key, type = html, path }: { key: string; type?: string; path?: string },
    render: (context: RenderContext) => Promise<string> | string,
  ): Promise<string | undefined> {
    const { reads: readsOf, ...recording } = reads.recorded()
    let body: string
    try {
      body = await render({ ...context, ...recording })
      const reason = type === html && pageProblem(key, body)
      if (reason) throw new UnfitContent(reason)
    } catch (error) {
      // Not the page is damaged: the rendering has to be repeated.
      if (isUnavailable(error)) throw error
      log('error', { notRendered: path ?? key, ...errorFields(error) })
      problems.push({ path: path ?? `/${key}`, reason: reasonOf(error) })
      publication.keepLast(key)
      if (succeeded === 0 && problems.length >= maxFailures) throw new RenderFailure(problems)
      return undefined
    }
    await publication.put({ key, type, body }, readsOf())
    succeeded += 1
    return body
  }

  const isCurrent = async (key: string) => {
    const object = last?.objects[key]
    // Without reads it is a redirect, or a page that could not be rendered.
    if (!object || object.reads.length === 0 || !(await reads.areCurrent(object.reads))) return false
    publication.keep(key, object)
    succeeded += 1
    return true
  }

  async function addPage(path: string, pageSettings?: RenderSettings): Promise<void> {
    const key = objectKeyOf(path)
    const parts = last?.searchParts[path]
    const isFindable = findable.has(path)
    const isKept = !pageSettings && (parts || !isFindable) && (await isCurrent(key))
    const page = isKept
      ? undefined
      : await add({ key, path }, async (pageContext) => {
          const reason = await unreadableContent(typedReader<null>(pageContext.readUrl), path)
          // A page that was never rendered shows a default text.
          if (reason && publication.keepLast(key)) throw new UnfitContent(reason)
          const rendered = await renderer.renderPage(path, {
            ...pageContext,
            settings: pageSettings ?? settings,
          })
          if (!rendered) throw new UnfitContent('Its content is missing.')
          if (reason) problems.push({ path, reason })
          return rendered
        })
    if (!isFindable) return
    const readable = page === undefined ? parts : searchedParts(path, page)
    if (readable) searchParts.set(path, readable)
  }

  const posts = [...addresses.posts.values()]
  const findable = findablePaths(addresses)
  const first = firstPosts.flatMap((id) => addresses.posts.get(id) ?? [])
  const renderAll = (some: AsyncIterable<SiteAddress> | Iterable<SiteAddress>) =>
    forEachConcurrently(some, ({ path }) => addPage(path))
  await renderAll([...first, ...addresses.main].filter(({ path }) => !late.has(path)))
  await afterMainPages()
  await renderAll(
    withTexts(
      posts.filter((post) => !first.includes(post)),
      reads,
    ),
  )
  await renderAll(addresses.blog)
  await addPage(pages.siteMap.path)
  const index = searchIndex(findablePages(searchParts), site)
  await publication.put({ ...index, type: 'application/json' })
  await addPage(pages.search.path, { ...settings, searchIndex: `/${index.key}` })

  const all = [...addresses.main, ...posts, ...addresses.blog]
  // The body changes with the address, so that a changed redirect is written.
  for (const { from, to } of servedRedirects(redirects, new Set(all.map(({ path }) => path))))
    await publication.put({
      key: objectKeyOf(from),
      type: html,
      location: to,
      body: `<a href="${xmlText(to)}">This page has moved</a>`,
    })
  for (const path of Object.values(contactFormResults)) await addPage(path)
  await add({ key: '404.html' }, (pageContext) => renderer.renderNotFound(pageContext))
  await add({ key: 'app.html' }, (pageContext) => renderer.renderShell(pageContext))
  const { origin, contactFormUrl, contactFormScript } = settings
  if (contactFormScript)
    await add({ key: objectKeyOf(formFramePath) }, () =>
      formFrame({ url: contactFormUrl, script: contactFormScript }),
    )
  await addFiles()
  const published = all.filter(({ path }) => publication.objects.has(objectKeyOf(path)))
  const phrases = repeatedPhrases([...searchParts.values()].map(({ text }) => [text]))
  const files: [key: string, type: string, body: string][] = [
    [siteFactsKey, 'application/json', JSON.stringify(site)],
    ['sitemap.xml', 'application/xml', sitemapXml(origin, published)],
    ['robots.txt', 'text/plain; charset=utf-8', robotsTxt(origin)],
    [repeatedPhrasesKey, 'application/json', JSON.stringify(phrases)],
  ]
  for (const [key, type, body] of files) await publication.put({ key, type, body })
  // CloudFront does not compress application/atom+xml.
  if (!(await isCurrent('feed.xml')))
    await add({ key: 'feed.xml', type: 'application/xml' }, async ({ readUrl }) => {
      // So that it is rendered again when the facts of the clinic change.
      await readUrl(urlOf('GET /api/site'))
      return atomFeed(site, origin, typedReader<null>(readUrl))
    })
  return { searchParts, problems }

  /** They depend on the facts of the clinic alone. A PDF takes longer than all pages that most changes concern. */
  async function addFiles(): Promise<void> {
    const recording = reads.recorded()
    await recording.readUrl(urlOf('GET /api/site'))
    const [facts] = recording.reads()
    const current = Object.entries(last?.objects ?? {}).filter(
      ([, object]) => object.reads.length === 1 && object.reads[0] === facts,
    )
    for (const [key, object] of current) publication.keep(key, object)
    if (current.length > 0) return
    for (const file of await renderer.renderFiles(site)) await publication.put(file, recording.reads())
  }
}

/** Reads the texts of posts in the longest lists, each before its pages are rendered. */
async function* withTexts(
  posts: readonly SiteAddress[],
  { readUrl }: SiteReads,
): AsyncGenerator<SiteAddress, void> {
  for (const [index, post] of posts.entries()) {
    const page = index / limits.blogPageSizeMax + 1
    // Without them, each page reads its own.
    if (Number.isInteger(page))
      await readUrl(urlOf('GET /api/blog/posts', { query: { page, perPage: limits.blogPageSizeMax } })).catch(
        () => undefined,
      )
    yield post
  }
}

export const renderSettings = (): RenderSettings => ({
  origin: environment('SITE_ADDRESS'),
  contactFormUrl: environment('CONTACT_FORM_URL'),
  contactFormScript: environment('CONTACT_FORM_SCRIPT'),
})
