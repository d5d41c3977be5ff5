import type { Page } from '@playwright/test'
import { type LayoutShift, layoutShiftsOf, recordLayoutShifts } from './support/layoutShifts.ts'
import { deadAddress, screens } from './support/screens.ts'
import { scrollThrough } from './support/scrollThrough.ts'
import { desktop, expect, loadApp, phone, test, waitUntilIdle } from './support/visitor.ts'

test.use({ expectedErrors: /404/ })

const maxShift = 0.01
/** A statement whose words and capitals the law prescribes has more lines in the fallback font. */
const maxShiftOfCapitals = 0.02

for (const [size, viewport] of Object.entries({ phone, desktop })) {
  test(`no screen of a ${size} shifts by more than ${maxShift} while fonts arrive late, the app loads and the visitor scrolls`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await recordLayoutShifts(page)
    for (const [name, address] of [...screens, ['dead link', deadAddress] as const]) {
      const shifts = await shiftsOn(page, address)
      const most = name === 'noticeOfPrivacyPractices' ? maxShiftOfCapitals : maxShift
      expect.soft(sumOf(shifts), `${name}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(most)
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
  const fonts = await pauseRequests(page, '**/*.woff2')
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  fonts.release()
  await page.waitForLoadState()
  await page.evaluate(() => document.fonts.ready)
  await loadApp(page)
  await scrollThrough(page)
  await waitUntilIdle(page)
  return layoutShiftsOf(page)
}

const sumOf = (shifts: readonly LayoutShift[]) => shifts.reduce((total, { value }) => total + value, 0)
