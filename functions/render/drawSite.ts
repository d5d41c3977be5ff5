import { objectOf, type RenderDoor, type Renderer } from '#shared/rendering.ts'
import { environment } from '../environment.ts'
import { answerInProcess } from '../http/inProcess.ts'
import { sanitized } from '../store/sanitize.ts'
import { atomFeed } from './atomFeed.ts'
import { publicAddresses } from './publicAddresses.ts'
import { robotsTxt } from './robotsTxt.ts'
import { sitemapXml } from './sitemapXml.ts'
import type { SiteObject } from './siteObject.ts'

/** Pages drawn at the same time: each waits for the table now and then. */
const atOnce = 16

/** Draws the whole site: key in the bucket to object. Throws, and so publishes nothing, if any page cannot be drawn. */
export async function drawSite(renderer: Renderer): Promise<Map<string, SiteObject>> {
  const origin = environment.siteAddress
  const door: RenderDoor = {
    readUrl: rememberingShared(answerInProcess),
    clean: sanitized,
    settings: {
      origin,
      contactFormUrl: environment.contactFormUrl,
      contactFormScript: environment.contactFormScript,
    },
  }
  const addresses = await publicAddresses(door.readUrl)
  const objects = new Map<string, SiteObject>()
  const waiting = [...addresses]
  const drawNext = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { path } = next
      const page = await renderer.renderPage(path, door)
      if (!page) throw new Error(`There is no page at ${path}, which is listed`)
      objects.set(objectOf(path), { body: page, type: 'text/html; charset=utf-8' })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, drawNext))

  objects.set('404.html', { body: await renderer.renderNotFound(door), type: 'text/html; charset=utf-8' })
  objects.set('app.html', { body: renderer.renderShell(door), type: 'text/html; charset=utf-8' })
  objects.set('sitemap.xml', { body: sitemapXml(origin, addresses), type: 'application/xml' })
  objects.set('robots.txt', { body: robotsTxt(origin), type: 'text/plain; charset=utf-8' })
  objects.set('feed.xml', { body: await atomFeed(origin, door.readUrl), type: 'application/atom+xml' })
  return objects
}

/** Lists are asked for by every page and answered once; whole entities are not kept, since there may be thousands. */
function rememberingShared(read: (url: string) => Promise<unknown>): RenderDoor['readUrl'] {
  const answers = new Map<string, Promise<unknown>>()
  return (url) => {
    if (/^\/api\/(blog\/posts\/|treatment-pages\/[^/]+\/|faqs\?)/.test(url)) return read(url)
    const answer = answers.get(url) ?? read(url)
    answers.set(url, answer)
    return answer
  }
}
