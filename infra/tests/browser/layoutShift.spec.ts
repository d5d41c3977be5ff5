import type { Page } from '@playwright/test'
import { type LayoutShift, layoutShiftsOf, recordLayoutShifts } from './support/layoutShifts.ts'
import { deadAddress, screens } from './support/screens.ts'
import { scrollThrough } from './support/scrollThrough.ts'
import { desktop, expect, loadApp, phone, test, waitUntilIdle } from './support/visitor.ts'

test.use({ expectedErrors: /404/ })

const maxShift = 0.02
/** Without a fallback font of the same metrics, lines break differently until the site's fonts are loaded. */
const maxShiftWithoutFallbacks = 0.1

for (const [size, viewport] of Object.entries({ phone, desktop })) {
  test(`no screen of a ${size} shifts by more than ${maxShift} while the page loads, the app loads and the visitor scrolls`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await recordLayoutShifts(page)
    await page.goto('/')
    const limit = (await page.evaluate(hasFallbackFonts)) ? maxShift : maxShiftWithoutFallbacks
    for (const [name, address] of [...screens, ['dead link', deadAddress] as const]) {
      const shifts = await shiftsOn(page, address)
      expect.soft(sumOf(shifts), `${name}: ${JSON.stringify(shifts)}`).toBeLessThan(limit)
    }
  })
}

test('nothing moves while the search opens', async ({ page }) => {
  const start = await pauseRequests(page, '**/assets/start-*.js')
  const index = await pauseRequests(page, '**/search-*.json')
  await page.goto('/search', { waitUntil: 'commit' })
  const topics = page.getByRole('heading', { level: 2 }).first()
  await expect(topics).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const box = await topics.boundingBox()
  start.release()
  await expect(page.getByText('The search is opening…')).toBeVisible()
  expect(await topics.boundingBox()).toEqual(box)
  index.release()
  await expect(page.getByText('The search is opening…')).toBeHidden()
  expect(await topics.boundingBox()).toEqual(box)
})

async function pauseRequests(page: Page, address: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return { release }
}

async function shiftsOn(page: Page, address: string): Promise<LayoutShift[]> {
  await page.goto(address)
  await loadApp(page)
  await scrollThrough(page)
  await waitUntilIdle(page)
  return layoutShiftsOf(page)
}

const sumOf = (shifts: readonly LayoutShift[]) => shifts.reduce((total, { value }) => total + value, 0)

/** Whether this machine has the fonts that `web/styles/fonts.css` scales as fallbacks. Runs in the page. */
async function hasFallbackFonts(): Promise<boolean> {
  const fonts = [
    'local("Arial"), local("Liberation Sans")',
    'local("Times New Roman"), local("Liberation Serif")',
  ]
  const found = await Promise.allSettled(fonts.map((font) => new FontFace('fallback', font).load()))
  return found.every(({ status }) => status === 'fulfilled')
}
