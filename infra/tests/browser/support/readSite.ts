import type { Page } from '@playwright/test'

/** What a crawler reads of a page. Addresses are paths with their query. */
export interface CrawledPage {
  address: string
  /** Its URL in the sitemap. */
  location: string
  status: number
  redirected: boolean
  title: string
  description: string
  canonical: string
  robots: string
  headings: string[]
  /** The levels of all headings, in order. */
  headingLevels: number[]
  /** Kind and name of each landmark. */
  landmarks: string[]
  structuredData: string[]
  breadcrumbs: { name: string; address: string | undefined }[]
  questions: { question: string; answer: string }[]
  text: string
  /** Whether it shows a placeholder in place of content. */
  incomplete: boolean
  /** Every internal link, with its hash. */
  links: string[]
  /** Images, icons, scripts, frames and everything else that the page loads. */
  files: string[]
  ids: string[]
}

/** Reads every address of the sitemap with the browser's own HTML parser. */
export async function readSite(page: Page): Promise<CrawledPage[]> {
  await page.goto('/robots.txt')
  return page.evaluate(readEveryPage)
}

/** Runs in the page, so it cannot use anything of this module. */
async function readEveryPage(): Promise<CrawledPage[]> {
  const parser = new DOMParser()
  const map = parser.parseFromString(await (await fetch('/sitemap.xml')).text(), 'application/xml')
  const pathOf = (address: string) => {
    const { pathname, search } = new URL(address, location.origin)
    return pathname + search
  }
  const read = async (listed: string): Promise<CrawledPage> => {
    const address = pathOf(listed)
    const response = await fetch(address, { redirect: 'manual' })
    const page = parser.parseFromString(await response.text(), 'text/html')
    const all = <Found extends Element>(selector: string) =>
      Array.from(page.querySelectorAll<Found>(selector))
    const attribute = (selector: string, name: string) =>
      page.querySelector(selector)?.getAttribute(name) ?? ''
    const absolute = (href: string) => new URL(href, new URL(address, location.origin))
    const textOf = (element: Element | null) => element?.textContent?.trim() ?? ''
    return {
      address,
      location: listed,
      status: response.status,
      redirected: response.type === 'opaqueredirect',
      title: page.title,
      description: attribute('meta[name="description"]', 'content'),
      canonical: attribute('link[rel="canonical"]', 'href'),
      robots: attribute('meta[name="robots"]', 'content'),
      headings: all('h1').map(textOf),
      headingLevels: all('h1, h2, h3, h4, h5, h6').map((heading) => Number(heading.localName.slice(1))),
      landmarks: all('nav, aside, main, section[aria-label], section[aria-labelledby]').map((landmark) => {
        const label = page.getElementById(landmark.getAttribute('aria-labelledby') ?? '')
        return `${landmark.localName} ${landmark.getAttribute('aria-label') ?? textOf(label)}`
      }),
      structuredData: all('script[type="application/ld+json"]').map(textOf),
      breadcrumbs: all('nav[aria-label="Breadcrumb"] li').map((item) => ({
        name: textOf(item),
        address: item.querySelector('a')?.getAttribute('href') ?? undefined,
      })),
      questions: all('main details[name="faq"]').map((details) => ({
        question: textOf(details.querySelector('summary')),
        answer: textOf(details.querySelector('summary + * > *')),
      })),
      text: textOf(page.querySelector('main')),
      incomplete:
        page.body.textContent?.includes('Loading...') === true || !!page.querySelector('[data-placeholder]'),
      links: all<HTMLAnchorElement>('a[href]')
        .map((link) => absolute(link.getAttribute('href') ?? ''))
        .filter((url) => url.origin === location.origin)
        .map((url) => url.pathname + url.search + url.hash),
      files: [
        ...all('img[src], script[src], iframe[src]').map((element) => element.getAttribute('src') ?? ''),
        ...all('img[srcset]').flatMap((image) =>
          (image.getAttribute('srcset') ?? '').split(',').map((source) => source.trim().split(' ')[0] ?? ''),
        ),
        ...all('link[href]:not([rel="canonical"])').map((link) => link.getAttribute('href') ?? ''),
        ...(page.documentElement.dataset.scripts?.split(' ') ?? []),
        pathOf(attribute('meta[property="og:image"]', 'content')),
        pathOf(attribute('meta[name="twitter:image"]', 'content')),
      ]
        .filter((file) => file && !file.startsWith('data:'))
        .map((file) => absolute(file))
        .filter((url) => url.origin === location.origin)
        .map((url) => url.pathname + url.search),
      ids: all('[id]').map((element) => element.id),
    }
  }
  const pages: CrawledPage[] = []
  for (const { textContent } of map.querySelectorAll('loc')) pages.push(await read(textContent ?? ''))
  return pages
}

/** The status of each address; every redirect counts as 301. */
export async function statusesOf(page: Page, addresses: readonly string[]): Promise<Map<string, number>> {
  return new Map(
    await page.evaluate(
      (urls) =>
        Promise.all(
          urls.map(async (address): Promise<[string, number]> => {
            const { status, type } = await fetch(address, { method: 'HEAD', redirect: 'manual' })
            return [address, type === 'opaqueredirect' ? 301 : status]
          }),
        ),
      addresses,
    ),
  )
}
