import { byDay } from '#shared/testing/soak.ts'
import {
  checkLayoutShifts,
  openWithLateFonts,
  pauseRequests,
  recordLayoutShifts,
} from './support/layoutShifts.ts'
import { screens } from './support/screens.ts'
import { scrollThrough } from './support/scrollThrough.ts'
import { desktop, expect, loadApp, test, waitUntilIdle } from './support/visitor.ts'

// `everyScreen.spec.ts` checks all screens on a phone.
const all = ['home', 'contact', 'condition', 'whatWeTreat', 'post', 'reviews', 'faq', 'urgentHelp']
const onDesktop = byDay(all, 0, 2)

test('no screen of a desktop shifts while fonts arrive late, the app loads and the visitor scrolls [9.29]', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await recordLayoutShifts(page)
  for (const [name, address] of screens.filter(([name]) => onDesktop.includes(name))) {
    await openWithLateFonts(page, address)
    await loadApp(page)
    await scrollThrough(page)
    await waitUntilIdle(page)
    await checkLayoutShifts(page, name)
  }
})

test('the breadcrumbs of a phone are one line, before and after the fonts arrive', async ({ page }) => {
  await recordLayoutShifts(page)
  for (const width of byDay([320, 360, 390], 2)) {
    await page.setViewportSize({ width, height: 844 })
    await openWithLateFonts(page, '/what-we-treat/benzodiazepine-addiction/xanax-addiction')
    await checkLayoutShifts(page, `${width} px`)
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
    expect((await trail.boundingBox())?.height).toBeLessThan(40)
    await expect(trail.getByRole('link')).toHaveText(['Benzodiazepine Addiction'])
  }
})

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
