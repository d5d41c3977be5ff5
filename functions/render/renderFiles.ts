import { contactFormResults } from '#shared/callRequests.ts'
import { repeatedPhrases } from '#shared/checks/repeatedPhrases.ts'
import { resolved } from '#shared/documents/factMarkers.ts'
import type { BlogPost } from '#shared/entities/blogPost.ts'
import { pages } from '#shared/pages.ts'
import {
  formFramePath,
  objectKeyOf,
  repeatedPhrasesKey,
  type SiteFileRenderer,
  siteFactsKey,
} from '#shared/rendering.ts'
import { searchIndex } from '../search/searchIndex.ts'
import { findablePages } from '../search/searchPages.ts'
import { postsPage } from '../store/posts.ts'
import { formFrame } from './formFrame.ts'
import { atomFeed, robotsTxt, sitemapXml } from './machineFiles.ts'
import { addRedirect, addRendered, type Rendering, renderPage } from './renderPages.ts'
import type { SiteSnapshot } from './siteSnapshot.ts'

const feedLength = 20

/** Renders the files that depend on all pages and addresses. */
export async function renderLists(rendering: Rendering, snapshot: SiteSnapshot): Promise<void> {
  const { publication, renderer, searchParts, settings } = rendering
  const { addresses, served, site, store } = snapshot
  await renderPage(rendering, snapshot, pages.siteMap.path)
  const index = searchIndex(findablePages(searchParts), site)
  await publication.put({ ...index, type: 'application/json' })
  await renderPage(rendering, snapshot, pages.search.path, { ...settings, searchIndex: `/${index.key}` })

  for (const path of Object.values(contactFormResults)) await renderPage(rendering, snapshot, path)
  const notFound = await addRendered(rendering, snapshot, { key: '404.html' }, (context) =>
    renderer.renderNotFound(context),
  )
  for (const moved of served.values()) await addRedirect(rendering, moved, notFound)
  await addRendered(rendering, snapshot, { key: 'app.html' }, (context) => renderer.renderShell(context))
  const { origin, contactFormUrl, contactFormScript } = settings
  if (contactFormScript)
    await addRendered(rendering, snapshot, { key: objectKeyOf(formFramePath) }, () =>
      formFrame({ url: contactFormUrl, script: contactFormScript }),
    )
  await addRendered(rendering, snapshot, { key: 'feed.xml', type: 'application/atom+xml' }, async () => {
    const { posts } = await postsPage(store, { page: 1, perPage: feedLength })
    // Resolving markers changes only texts, so the results are still posts.
    return atomFeed(site, origin, resolved(posts, site) as BlogPost[])
  })
  const all = [...addresses.main, ...addresses.posts, ...addresses.blog]
  const published = all.filter(({ path }) => publication.current.has(objectKeyOf(path)))
  const phrases = repeatedPhrases([...searchParts.values()].map(({ text }) => [text]))
  const files: [key: string, type: string, body: string][] = [
    ['sitemap.xml', 'application/xml', sitemapXml(origin, published)],
    ['robots.txt', 'text/plain; charset=utf-8', robotsTxt(origin)],
    [repeatedPhrasesKey, 'application/json', JSON.stringify(phrases)],
  ]
  for (const [key, type, body] of files) await publication.put({ key, type, body })
}

/** Writes the file from which scripts read the facts of the clinic. Resolves to false if the file is unchanged. */
export const addSiteFacts = ({ publication }: Rendering, { site }: SiteSnapshot): Promise<boolean> =>
  publication.put({ key: siteFactsKey, type: 'application/json', body: JSON.stringify(site) })

/** Renders the files that depend on the clinic's facts alone. Without a renderer, keeps them, since PDFs are slow. */
export async function renderFactFiles(
  { publication }: Rendering,
  { site }: SiteSnapshot,
  renderer: SiteFileRenderer | undefined,
): Promise<void> {
  if (renderer) for (const file of await renderer.renderFiles(site)) await publication.put(file)
  else for (const key of publication.rest()) if (isFactFile.test(key)) publication.keep(key)
}

const isFactFile = /^(?:forms\/.*\.pdf|site\.webmanifest)$/
