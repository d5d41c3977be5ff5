import type { Page } from '@playwright/test'
import { byDay } from '#shared/testing/soak.ts'
import { layoutShiftsOf, recordLayoutShifts } from '../support/layoutShifts.ts'
import { expect, mondayNight, mondayNoon, test } from '../support/visitor.ts'

const callBar = (page: Page) => page.getByRole('navigation', { name: 'Call for help' })
const shownLinks = async (page: Page) =>
  (await callBar(page).getByRole('link').allInnerTexts()).map((text) => text.trim())

test('a visitor reads whether the offices are open, and nothing moves [17.1, 17.5]', async ({ page }) => {
  await recordLayoutShifts(page)
  await page.goto('/contact-us')
  const offices = page.getByRole('main').getByRole('listitem')
  await expect(offices.filter({ hasText: 'Open until 8 pm' })).toHaveCount(3)
  const beside = (title: string) => page.locator('div', { has: page.getByRole('heading', { name: title }) })
  await expect(beside('Rather talk?').last().getByRole('link')).toHaveText([
    /Cumming/,
    /Jefferson/,
    /Alpharetta/,
  ])
  await page.clock.setFixedTime(mondayNight)
  await page.reload()
  await expect(offices.filter({ hasText: 'Closed, opens Tuesday 8:30 am' })).toHaveCount(3)
  await expect(beside('Rather talk now?').last().getByRole('link')).toHaveText([/988/, /Georgia/, /SAMHSA/])
  await expect(page.getByText('Rather talk?')).toBeHidden()
  const shifts = await layoutShiftsOf(page)
  expect(shifts.reduce((total, { value }) => total + value, 0)).toBeLessThan(0.02)
})

for (const width of byDay([320, 412, 900], 0)) {
  test(`988 and 911 stay where they are, ${width} px wide, when the script knows that the office is closed [17.4]`, async ({
    page,
  }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/assets/start-*.js', async (route) => {
      await released
      await route.continue()
    })
    await page.setViewportSize({ width, height: 740 })
    await page.clock.setFixedTime(mondayNight)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(callBar(page).getByRole('link', { name: 'Call us' })).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const boxes = () =>
      Promise.all(['988', '911'].map((name) => callBar(page).getByRole('link', { name }).boundingBox()))
    const before = await boxes()
    release()
    await expect(callBar(page).getByRole('link', { name: 'Ask for a call' })).toBeVisible()
    expect(await boxes()).toEqual(before)
  })
}

test('after hours the call controls lead with 988, 911 and a call back, and not with an office’s phone [17.4]', async ({
  page,
}) => {
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 740 })
    await page.clock.setFixedTime(mondayNoon)
    await page.goto('/')
    await expect.poll(() => shownLinks(page)).toEqual(['Call or text 988', 'Call 911', 'Call us'])
    await page.clock.setFixedTime(mondayNight)
    await page.reload()
    await expect.poll(() => shownLinks(page)).toEqual(['Call or text 988', 'Call 911', 'Ask for a call'])
    const hero = page.getByRole('main').locator('section').first()
    await expect(hero.getByRole('link', { name: 'Ask for a call' })).toBeVisible()
    await expect(hero.getByRole('link', { name: '(770) 555-0142' })).toBeHidden()
    await expect(hero.getByRole('link', { name: 'Call or text 988' })).toBeVisible()
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the hours are there without a state, and the call controls have the phone [17.6]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/contact-us')
    await expect(page.getByText('Monday to Thursday').first()).toBeVisible()
    await expect(page.locator('p[data-hours]').first()).toBeHidden()
    await expect(callBar(page).getByRole('link', { name: 'Call us' })).toBeVisible()
  })
})
