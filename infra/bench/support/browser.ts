import puppeteer, { type Browser, type Page, type Viewport } from 'puppeteer-core'
import { launchOptions } from '../../tests/browser/support/browser.ts'

/** Uses Puppeteer, as Lighthouse does, because Playwright turns prerendering off when it attaches to a page. */
export const launchBrowser = async (): Promise<Browser> =>
  puppeteer.launch({ ...(await launchOptions()), defaultViewport: null })

/** The phone that Lighthouse measures with. */
export const phone = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
export const desktop = { width: 1280, height: 900 }

/** Does something in a page without cached files, with a processor that is `slowdown` times slower. */
export async function inPage<Result>(
  browser: Browser,
  { slowdown = 1, ...viewport }: Viewport & { slowdown?: number },
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  await using context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.setViewport(viewport)
  await page.emulateCPUThrottling(slowdown)
  return await work(page)
}
