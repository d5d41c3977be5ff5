import { test as base, expect, type Locator, type Page } from '@playwright/test'

export { expect }

interface VisitOptions {
  /** Pages look different while offices are open. `null` is the machine's own clock. */
  time: string | null
  /** Errors and warnings that the test causes on purpose, such as a failed request. */
  expectedErrors: RegExp | undefined
}
interface Visit {
  /** Uncaught errors, console errors and warnings, and error reports to the API. The test fails on any at its end. */
  browserErrors: string[]
}

export const mondayNoon = '2026-11-23T17:00:00Z'
export const mondayNight = '2026-11-24T02:00:00Z'

/** Fails on any error in the browser. */
export const test = base.extend<VisitOptions & Visit>({
  time: [mondayNoon, { option: true }],
  expectedErrors: [undefined, { option: true }],
  browserErrors: [
    async ({ page, expectedErrors, time }, use) => {
      if (time) await page.addInitScript(startClockAt, Date.parse(time))
      const errors: string[] = []
      const record = (text: string) => {
        if (!expectedErrors?.test(text)) errors.push(text)
      }
      page.on('pageerror', (error) => record(String(error.stack)))
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          record(`${message.text()} (${message.location().url})`)
      })
      // The page reports errors to the API without writing them to the console.
      page.on('request', (request) => {
        if (request.url().endsWith('/api/client-errors')) record(`reported: ${request.postData()}`)
      })
      await use(errors)
      // What the page still requests when a test ends is nobody's failure.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

/** Runs in the page. Unlike Playwright's clock it leaves timers and frames alone. */
function startClockAt(time: number): void {
  const RealDate = Date
  const ahead = time - RealDate.now()
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values) =>
      Reflect.construct(target, values.length > 0 ? values : [target.now() + ahead]),
    get: (target, name) => (name === 'now' ? () => target.now() + ahead : Reflect.get(target, name)),
  })
}

/** Presses a key, the sign of intent on which a page loads the app, and waits until the app runs. */
export async function loadApp(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  // Enhancing the map is the last thing that the app does when it starts.
  await expect(page.locator('[data-office-map]:not([data-office-map=""])')).toBeAttached()
}

/** Waits until the page is idle, for two seconds at most. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })))
}

/** Marks the document, so that `expectSameDocument` notices a full page load. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
}

export async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-marked', '')
}

/** The summary of a details element: of a menu section, a question or a form. */
export const summaryNamed = (parent: Page | Locator, title: string): Locator =>
  parent.locator('summary').filter({ hasText: new RegExp(`^\\s*${escaped(title)}\\s*$`) })

export const detailsOf = (summary: Locator): Locator => summary.locator('xpath=..')

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

export const mainMenu = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' })

/** Of phones and tablets. */
export const menuButton = (page: Page): Locator => page.locator('#menu-button > summary')

export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('main').getByRole('heading', { level: 1, name })

export const phone = { width: 360, height: 740 }
export const desktop = { width: 1280, height: 800 }
