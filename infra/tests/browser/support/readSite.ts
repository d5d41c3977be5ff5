import type { Page } from '@playwright/test'

/** A page as a crawler reads it. Addresses are paths with their query. */
export interface ReadPage {
  address: string
  /** As the sitemap gives it. */
  location: string
  status: number
  moved: boolean
  title: string
  description: string
  canonical: string
  robots: string
  headings: string[]
  structuredData: string[]
  crumbs: { name: string; address: string | undefined }[]
  questions: { question: string; answer: string }[]
  text: string
  waiting: boolean
  /** Every internal link, with its hash. */
  links: string[]
  /** Pictures, icons, fonts, scripts and the like. */
  files: string[]
  ids: string[]
}

/** Reads every address of the sitemap, in the browser: its parser is the one that counts. */
export async function readSite(page: Page): Promise<ReadPage[]> {
  await page.goto('/robots.txt')
  return page.evaluate(readEveryPage)
}

/** Runs in the page, and so stands alone. */
async function readEveryPage(): Promise<ReadPage[]> {
  const parser = new DOMParser()
  const map = parser.parseFromString(await (await fetch('/sitemap.xml')).text(), 'application/xml')
  const pathOf = (address: string) => {
    const { pathname, search } = new URL(address, location.origin)
    return pathname + search
  }
  const read = async (listed: string): Promise<ReadPage> => {
    const address = pathOf(listed)
    const response = await fetch(address, { redirect: 'manual' })
    const page = parser.parseFromString(await response.text(), 'text/html')
    const all = <Found extends Element>(selector: string) =>
      Array.from(page.querySelectorAll<Found>(selector))
    const told = (selector: string, name: string) => page.querySelector(selector)?.getAttribute(name) ?? ''
    const absolute = (given: string) => new URL(given, new URL(address, location.origin))
    const visible = (element: Element | null) => element?.textContent?.trim() ?? ''
    return {
      address,
      location: listed,
      status: response.status,
      moved: response.type === 'opaqueredirect',
      title: page.title,
      description: told('meta[name="description"]', 'content'),
      canonical: told('link[rel="canonical"]', 'href'),
      robots: told('meta[name="robots"]', 'content'),
      headings: all('h1').map(visible),
      structuredData: all('script[type="application/ld+json"]').map(visible),
      crumbs: all('nav[aria-label="Breadcrumb"] li').map((step) => ({
        name: visible(step),
        address: step.querySelector('a')?.getAttribute('href') ?? undefined,
      })),
      questions: all('main details[name="faq"]').map((fold) => ({
        question: visible(fold.querySelector('summary')),
        answer: visible(fold.querySelector('summary + *')),
      })),
      text: visible(page.querySelector('main')),
      waiting:
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
        pathOf(told('meta[property="og:image"]', 'content')),
        pathOf(told('meta[name="twitter:image"]', 'content')),
      ]
        .filter((file) => file && !file.startsWith('data:'))
        .map((file) => absolute(file))
        .filter((url) => url.origin === location.origin)
        .map((url) => url.pathname + url.search),
      ids: all('[id]').map((element) => element.id),
    }
  }
  const pages: ReadPage[] = []
  for (const { textContent } of map.querySelectorAll('loc')) pages.push(await read(textContent ?? ''))
  return pages
}

/** The status of each address, without following redirects: those say 301. */
export async function statusesOf(page: Page, addresses: readonly string[]): Promise<Map<string, number>> {
  return new Map(
    await page.evaluate(
      (asked) =>
        Promise.all(
          asked.map(async (address): Promise<[string, number]> => {
            const { status, type } = await fetch(address, { method: 'HEAD', redirect: 'manual' })
            return [address, type === 'opaqueredirect' ? 301 : status]
          }),
        ),
      addresses,
    ),
  )
}
