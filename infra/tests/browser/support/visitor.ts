import { test as base, expect, type Locator, type Page } from '@playwright/test'

export { expect }

interface VisitOptions {
  /** Complaints of the browser that belong to the story, such as a refused request. */
  expectedComplaints: RegExp | undefined
}
interface Visit {
  /** What the page complained of: console errors and warnings, errors that nothing caught, reports. None by the end. */
  complaints: string[]
}

/** A visit to the site: nothing is asked of the outside, and the page must not complain. */
export const test = base.extend<VisitOptions & Visit>({
  expectedComplaints: [undefined, { option: true }],
  complaints: [
    async ({ page, expectedComplaints }, use) => {
      const complaints: string[] = []
      const complain = (text: string) => {
        if (!expectedComplaints?.test(text)) complaints.push(text)
      }
      page.on('pageerror', (error) => complain(String(error.stack)))
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          complain(`${message.text()} (${message.location().url})`)
      })
      // A visitor's console says nothing of what the page reports.
      page.on('request', (request) => {
        if (request.url().endsWith('/api/client-errors')) complain(`reported: ${request.postData()}`)
      })
      await page.route('**/tiles/**', (route) => route.fulfill({ contentType: 'image/png', body: emptyTile }))
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

const emptyTile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** Shows the page a first sign of its visitor and waits until the app is there. */
export async function awaken(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  // The last thing that the app does when it arrives is to look after the map.
  await expect(page.locator('[data-office-map]:not([data-office-map=""])')).toBeAttached()
}

/** Waits until the page has nothing to do, or does it for two seconds on end. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })))
}

/** Remembers the document, to tell later whether the app changed the screen or the browser loaded a page. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
}

/** The document is still the one that was marked. */
export async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-marked', '')
}

/** The control of a folding part (`details`): a section of the menu, or a question. */
export const control = (place: Page | Locator, title: string): Locator =>
  place.locator('summary').filter({ hasText: new RegExp(`^\\s*${escaped(title)}\\s*$`) })

/** The folding part that a control opens. */
export const foldOf = (summary: Locator): Locator => summary.locator('xpath=..')

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The main navigation: a bar on large screens, a panel behind the Menu button on small ones. */
export const mainMenu = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' })

/** The page's own heading. */
export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('main').getByRole('heading', { level: 1, name })

export const phone = { width: 360, height: 740 }
export const desktop = { width: 1280, height: 800 }
