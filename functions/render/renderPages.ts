import { limits } from '#shared/limits.ts'
import { objectKeyOf, type RenderContext, type Renderer } from '#shared/rendering.ts'
import { environment } from '../environment.ts'
import { sanitized } from '../store/sanitize.ts'
import { startArchive } from './archive.ts'
import { atomFeed } from './atomFeed.ts'
import { memoizedReads } from './memoizedReads.ts'
import { type PublicAddress, publicAddresses } from './publicAddresses.ts'
import { readInProcess } from './readInProcess.ts'
import { robotsTxt } from './robotsTxt.ts'
import { sitemapXml } from './sitemapXml.ts'

/** Pages drawn at the same time: each waits for the table now and then. */
const atOnce = 16

/** Draws the whole site into an archive. Throws, so that nothing is published, if any page cannot be drawn. */
export async function renderPages(renderer: Renderer): Promise<Uint8Array> {
  const origin = environment.siteAddress
  const door: RenderContext = {
    readUrl: memoizedReads(readInProcess),
    memoize: rememberingShared(),
    clean: sanitized,
    settings: {
      origin,
      contactFormUrl: environment.contactFormUrl,
      contactFormScript: environment.contactFormScript,
    },
  }
  const archive = startArchive()
  const add = (key: string, type: string, body: string) => archive.add({ key, type }, body)
  const html = 'text/html; charset=utf-8'
  const listed = publicAddresses(door.readUrl)
  const addresses: PublicAddress[] = []
  const drawNext = async (): Promise<void> => {
    for (let next = await listed.next(); !next.done; next = await listed.next()) {
      addresses.push(next.value)
      const { path } = next.value
      const page = await renderer.renderPage(path, door)
      if (!page) throw new Error(`There is no page at ${path}, which is listed`)
      await add(objectKeyOf(path), html, page)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, drawNext))

  await add('404.html', html, await renderer.renderNotFound(door))
  await add('app.html', html, renderer.renderShell(door))
  await add('sitemap.xml', 'application/xml', sitemapXml(origin, addresses))
  await add('robots.txt', 'text/plain; charset=utf-8', robotsTxt(origin))
  await add('feed.xml', 'application/atom+xml', await atomFeed(origin, door.readUrl))
  return archive.end()
}

/** What many pages ask for is read and prepared once; what only one page asks for is not kept, since there may be thousands. */
function rememberingShared(): RenderContext['memoize'] {
  const answers = new Map<string, Promise<unknown>>()
  const ofOnePage = new RegExp(
    `^/api/(blog/posts/|treatment-pages/[^/]+/|faqs\\?|blog/posts\\?page=\\d+&perPage=${limits.blogPageSize}$)`,
  )
  return (url, ask) => {
    if (ofOnePage.test(url)) return ask()
    const answer = answers.get(url) ?? ask()
    answers.set(url, answer)
    return answer
  }
}
